import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'overlord'> = {
  title: 'Devenir suzerain',
  learn: t`Amenez une nation à se soumettre à vous, et marquez aussi des PV pour ses provinces.`,
  about: t`Certaines nations, réduites à peu de provinces, se soumettent quand telle ou telle autre les attaque. L’Attaquant devient leur suzerain. Cela arrive après un round auquel les deux camps survivent. La bataille prend alors fin, et les unités du suzerain se retirent.`,
  steps: {
    bow: {
      ask: t`Vous jouez le ${n('visigoths')}. Le ${n('basques')} contrôle 3\u00a0provinces, assez peu pour devoir se soumettre à vous. Attaquez-le là où les deux camps ont de bonnes chances de survivre à un round, et livrez ce round.`,
      done: t`Les deux camps ont survécu au round\u00a0: le ${n('basques')} se soumet, et la bataille est finie. Vos unités doivent quitter le ${p('basque-country')}.`,
      lost: t`Un des camps n’a pas survécu au round, et le ${n('basques')} n’a pas pu se soumettre. Cela peut arriver même avec un bon plan\u00a0: réessayez.`,
      hints: [
        t`Le ${n('basques')} a 2\u00a0unités dans une des provinces marquées et 1 dans l’autre. Où ont-elles le plus de chances de survivre à un round\u00a0?`,
        t`Déplacez 1\u00a0Infanterie de ${p('calatayud')} et 1 de la ${p('old-castile')} au ${p('basque-country')}, terminez le mouvement, et combattez.`,
      ],
      poor: {
        stays: t`Une nation ne se soumet que si elle est attaquée.`,
        pamplona: t`Contre tant d’unités, l’unité seule est le plus souvent détruite au premier round, et le ${n('basques')} ne peut alors pas se soumettre. Vous gagnez 1\u00a0province là où 3 pouvaient rapporter des PV.`,
        alone: t`Une unité contre 2 risque fort d’être détruite au premier round, et le ${n('basques')} ne peut alors pas se soumettre.`,
      },
      wrongs: {
        'no-fight': {
          label: t`Terminer la phase sans combat.`,
          because: t`Le ${n('basques')} se soumet après un round de bataille, non avant.`,
        },
      },
    },
    'whose-count': {
      ask: t`Le ${n('basques')} vous est maintenant soumis. Les provinces rapportent des PV à la fin du tour\u00a010\u00a0; vous en marquez pour vos provinces et pour celles de vos nations soumises. Choisissez les 3 qui vous en rapportent sans que vous y ayez d’unité.`,
      done: t`Elles comptent deux fois\u00a0: en entier pour vous, et pour le ${n('basques')}, qui garde la moitié de ses PV. Aucune de vos unités n’a besoin d’y rester, et aucune ne le peut.`,
      hints: [
        t`Cherchez sur les pions les lettres du ${n('basques')}, qui vous est soumis.`,
        t`Choisissez le ${p('basque-country')}, ${p('pamplona')} et les ${p('western-pyrenees')}.`,
      ],
      wrong: t`Choisissez une province que contrôle la nation soumise. Ni les vôtres, ni celles d’autres nations, ni les provinces vides ne conviennent ici.`,
    },
  },
  after: t`Les fiches disent quelles nations se soumettent à quelles autres, et avec combien de provinces\u00a0; certaines le doivent, d’autres le peuvent (${r('9.6-submission')}). Un suzerain marque des PV pour les provinces de ses nations soumises, et les deux ne peuvent pas s’attaquer.`,
};
