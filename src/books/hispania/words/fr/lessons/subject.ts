import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'subject'> = {
  title: 'Devenir une nation soumise',
  learn: t`Apprenez quand vous soumettre à une autre nation, ce que cela coûte, et ce qu’une nation soumise peut encore faire.`,
  about: t`Une nation attaquée par certaines autres peut parfois se soumettre, et dans quelques cas elle le doit\u00a0: elle devient une nation soumise et survit. La bataille prend fin, et les unités du suzerain se retirent. Mais une nation soumise ne marque que la moitié de ses PV, arrondie au ½\u00a0PV supérieur.`,
  steps: {
    bow: {
      ask: t`Le tour\u00a05 est un tour de comptage. Vous jouez le ${n('galicians')}, avec 2\u00a0provinces qui rapportent toutes deux des PV. ${n('rome')} attaque les deux\u00a0: commencez la bataille de la ${p('galicia')}. Comme vous avez 2\u00a0provinces au plus, le jeu demande après chaque round si vous vous soumettez. Devenez une nation soumise tant que vous avez encore des unités.`,
      done: t`Les unités de ${n('rome')} doivent se retirer, même de ${p('porto')}, où aucune bataille n’a été livrée. La moitié des PV de 2\u00a0provinces vaut mieux que rien.`,
      lost: t`Les batailles sont finies, et votre nation ne s’est pas soumise.`,
      hints: [
        t`Les provinces marquées sont vos dernières, et des unités de ${n('rome')} sont dans les deux. Combien d’unités reste-t-il à chaque camp\u00a0?`,
        t`Commencez la bataille de la ${p('galicia')}. Quand le jeu demande si le ${n('galicians')} se soumet, répondez oui.`,
      ],
      poor: {
        never: t`Vous avez perdu la ${p('galicia')}, et ${n('rome')} combat maintenant pour ${p('porto')}. Tant que vous aviez une unité en ${p('galicia')}, la soumission aurait sauvé les deux.`,
      },
      wrongs: {
        run: {
          label: t`Ne pas répondre, et retraiter de la ${p('galicia')} vers les ${p('asturias')}.`,
          because: t`Répondez d’abord oui ou non. Après un non, les unités survivantes peuvent encore retraiter.`,
        },
      },
    },
    'as-a-subject': {
      ask: t`C’est maintenant le tour\u00a010, et le ${n('visigoths')} est votre suzerain. Une nation soumise et son suzerain peuvent traverser les provinces l’un de l’autre, mais ne peuvent ni s’y arrêter ni s’attaquer. Contrôlez à la fin de votre séquence la ${p('galicia')}, les ${p('asturias')} et ${p('porto')}, qui rapportent des PV à ce tour.`,
      done: t`Votre unité a traversé ${p('duero')}, une province de votre suzerain. Vous marquez la moitié de vos PV, et le ${n('visigoths')} en marque aussi pour vos provinces.`,
      lost: t`Votre séquence est finie, et vous ne contrôlez pas les 3\u00a0provinces.`,
      hints: [
        t`Deux des provinces marquées sont vides. Le chemin vers l’une d’elles passe par la troisième.`,
        t`Du ${p('leon')}, déplacez 1\u00a0Infanterie vers les ${p('asturias')} et l’autre à ${p('porto')} par ${p('duero')}. Terminez ensuite le mouvement.`,
      ],
      poor: {
        stays: t`Deux unités gardent le ${p('leon')}, qui ne rapporte pas de PV à ce tour.`,
        'asturias-alone': t`Les ${p('asturias')} rapportent maintenant des PV. L’autre unité pouvait aller à ${p('porto')} par ${p('duero')}.`,
        'stops-there': t`Des unités peuvent traverser une province de votre suzerain, mais non s’y arrêter\u00a0: l’unité de ${p('duero')} est retirée.`,
      },
      wrongs: {
        'stay-with-the-overlord': {
          label: t`Aller du ${p('leon')} en ${p('cantabria')}, en montagne, où sont des unités du ${n('visigoths')}.`,
          because: t`Une unité qui entre en montagne doit s’arrêter, et elle ne peut pas s’arrêter chez un allié.`,
        },
      },
    },
  },
  after: t`Votre fiche dit si vous pouvez ou devez vous soumettre, et avec combien de provinces. La question est posée après chaque round (${r('9.6-submission')}). Une nation soumise marque la moitié de ses PV, joue ses propres séquences, et peut attaquer toute nation sauf son suzerain.`,
};
