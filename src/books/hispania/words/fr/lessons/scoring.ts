import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'scoring'> = {
  title: 'Marquer des PV',
  learn: t`Contrôlez les provinces qui rapportent des PV à votre nation, et détruisez à votre séquence les unités ennemies qui lui en rapportent.`,
  about: t`Les PV font gagner la partie, et la fiche de chaque nation dit ce qui lui en rapporte. La plupart se marquent à la fin de quelques tours, quand toutes les nations ont joué. Une nation marque alors des PV pour chaque province de sa fiche où elle est seule à avoir des unités.`,
  steps: {
    hold: {
      ask: t`Vous jouez le ${n('galicians')} au tour\u00a010, un tour de comptage. Cette fois, votre fiche ne nomme que la ${p('galicia')}, les ${p('asturias')} et ${p('porto')}\u00a0: contrôlez les 3 à la fin de votre séquence.`,
      done: t`Vos 3\u00a0unités contrôlent 3\u00a0provinces qui rapportent des PV. ${p('duero')} et le ${p('leon')} n’en rapportent pas à ce tour\u00a0: vous n’avez rien perdu à les quitter.`,
      lost: t`Votre séquence est finie, et vous ne contrôlez pas les 3\u00a0provinces.`,
      hints: [
        t`Les provinces marquées rapportent des PV et sont vides. Deux de vos unités sont dans des provinces qui n’en rapportent pas.`,
        t`Déplacez 1\u00a0unité de ${p('duero')} à ${p('porto')} et 1 du ${p('leon')} vers les ${p('asturias')}. Terminez ensuite le mouvement.`,
      ],
      poor: {
        stays: t`Vous contrôlez 3\u00a0provinces, mais à ce tour, seule la ${p('galicia')} vous rapporte des PV.`,
        'porto-alone': t`${p('porto')} rapporte maintenant des PV. L’unité du ${p('leon')} n’en rapporte pas, et les ${p('asturias')} étaient adjacentes.`,
        'asturias-alone': t`Les ${p('asturias')} rapportent maintenant des PV. L’unité de ${p('duero')} n’en rapporte pas, et ${p('porto')} était adjacente.`,
        'leaves-galicia': t`La ${p('galicia')} rapporte aussi des PV\u00a0: vous ne gagnez rien à la quitter pour une autre province.`,
      },
      wrongs: {
        'straight-to-porto': {
          label: t`Aller directement du ${p('leon')} à ${p('porto')}.`,
          because: t`Par ${p('duero')}, une Infanterie peut y aller en entrant dans 2\u00a0provinces.`,
        },
      },
    },
    strike: {
      ask: t`Le tour\u00a04 n’est pas un tour de comptage, mais certaines nations marquent aussi des PV pour des unités ennemies. Vous jouez le ${n('basques')} et en marquez pour chaque Élite de ${n('rome')} que vous détruisez à votre séquence. Attaquez l’Élite de ${p('huesca')} avec 4\u00a0unités, le maximum pour une attaque à cet endroit.`,
      done: t`Vos 4\u00a0dés détruiront bientôt l’Élite, ce qui vous rapportera des PV. Si elle vous avait attaqué et avait été détruite, vous n’auriez rien marqué.`,
      lost: t`Votre mouvement est fini, et vous n’avez pas exactement 4\u00a0unités à ${p('huesca')}. Une cinquième dépasse la limite de l’attaque\u00a0: elle est retirée.`,
      hints: [
        t`Une des provinces marquées contient une unité de ${n('rome')}, l’autre des unités de l’${n('iberians')}. L’${n('iberians')} ne vous rapporte pas de PV.`,
        t`Déplacez 4\u00a0Infanteries à ${p('huesca')}, par exemple 2 de chaque côté des Pyrénées, et terminez le mouvement.`,
      ],
      poor: {
        stays: t`Vous n’avez pas attaqué\u00a0: vous ne détruisez aucune unité. Si l’Élite vous attaque et que vous la détruisez, vous ne marquez rien.`,
        iberians: t`L’${n('iberians')} est un ennemi comme un autre, mais votre fiche ne donne pas de PV pour lui.`,
        alone: t`Une unité attaque une Élite\u00a0: elle vous touche sur 6\u00a0ou plus, vous ne la touchez que sur 8\u00a0ou plus.`,
        two: t`Deux unités ont des chances moyennes. Quatre en ont de bonnes, et les autres n’avaient rien de mieux à faire.`,
      },
      wrongs: {
        'past-the-romans': {
          label: t`Passer devant l’Élite avec les deux unités, jusqu’à ${p('barcelona')}.`,
          because: t`Une unité qui rencontre une unité ennemie s’arrête là, sauf si d’autres unités y restent, stoppées à sa place.`,
        },
      },
    },
  },
  after: t`Les provinces rapportent des PV quand s’achèvent les tours\u00a03, 5, 7, 10, 13, 15 et 19 (${r('8-turn-end')}). Les unités ennemies en rapportent quand vous les détruisez à votre séquence. La fiche de chaque nation dit ce qui lui en rapporte, et quand.`,
};
