import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'alans-pay-off'> = {
  title: 'Ce que rapporte l’Alain',
  about: t`Le joueur\u00a03 a l’${n('alans')} pour 29. La nation a 27\u00a0PV, et dans cet exemple la partie s’achève avec ce tour, son dernier. La ${p('lusitania')} et ${p('lisbon')} rapportent 3\u00a0PV chacune. Les provinces de cet exemple sont reconstituées\u00a0; les sommes sont celles du livret.`,
  steps: [
    t`Une Infanterie va à ${p('lisbon')}, l’autre reste en ${p('lusitania')}.`,
    t`L’${n('alans')} termine son mouvement. Les deux provinces rapportent 6\u00a0PV en tout, et la partie est finie.`,
  ],
  after: t`33\u00a0PV moins la mise de 29\u00a0: l’${n('alans')} fait gagner 4\u00a0PV au joueur\u00a03 (${r('15')}).`,
  tasks: {
    'minus-two': {
      ask: t`Recommencez, et ne faites plus marquer aucun PV à l’${n('alans')}\u00a0: il doit rester à 27.`,
      done: t`27 − 29 = −2. Le score d’un joueur peut descendre sous 0.`,
      lost: t`La partie est finie, et l’${n('alans')} a plus de 27\u00a0PV.`,
      hints: [
        t`L’${n('alans')} ne doit contrôler aucune province qui figure sur sa fiche au tour\u00a010.`,
        t`${p('porto')} et ${p('duero')} ne lui rapportent rien.`,
        t`Déplacez les deux unités de la ${p('lusitania')} à ${p('porto')}, puis terminez le mouvement.`,
      ],
    },
    'one-more-than-paid': {
      ask: t`Recommencez, et laissez les deux unités en ${p('lusitania')}. Que reste-t-il des PV de la nation, une fois la mise soustraite\u00a0?`,
      done: t`30\u00a0PV, la moyenne de la nation\u00a0: un gain de 1.`,
      lost: t`La partie est finie, et le gain n’est pas de 1.`,
      hints: [
        t`Le nombre d’unités dans une province ne change rien à ses PV.`,
        t`Rien n’oblige une unité à se déplacer.`,
        t`Terminez le mouvement tout de suite.`,
      ],
    },
  },
  wrongs: {
    'a-second-step': {
      label: t`Déplacer 2\u00a0Infanteries de ${p('lisbon')} en ${p('lusitania')}.`,
      because: t`${p('lisbon')} ne contient qu’une Infanterie.`,
    },
  },
};
