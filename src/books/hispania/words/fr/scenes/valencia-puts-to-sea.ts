import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';
import { deLieu } from '../grammar.ts';

export const words: WordsOf<'valencia-puts-to-sea'> = {
  title: 'En mer au tour\u00a012, à terre au tour\u00a013',
  about: t`Au tour\u00a012, l’${n('umayyads')} a la suprématie navale. Une unité peut prendre la mer à ${p('valencia')} et y rester, mais ne peut pas débarquer dans le même mouvement. Au tour\u00a013, elle doit débarquer.`,
  steps: [
    t`Une Infanterie prend la mer à ${p('valencia')}, dont l’ancre n’est pas barrée.`,
    t`Le mouvement prend fin, et elle reste en mer. Le tour\u00a013 commence, sans suprématie navale.`,
    t`Abd Ar Rahman arrive\u00a0; il est placé à ${p('valencia')}.`,
    t`L’Infanterie débarque à ${p('cartagena')}, sa première province.`,
    t`Le mouvement prend fin, sans unité en mer.`,
  ],
  after: t`La mer compte pour 1\u00a0province du mouvement, et l’unité qui prend la mer y reste jusqu’à son prochain mouvement (${r('5.6-supremacy')}). Sans suprématie navale, aucune unité ne peut rester en mer\u00a0: celles qui ne débarquent pas sont retirées.`,
  tasks: {
    'from-la-mancha': {
      ask: t`Tour\u00a012\u00a0: faites prendre la mer à l’Infanterie ${deLieu('la-mancha')}.`,
      done: t`${p('valencia')} est sa première province, la mer la seconde.`,
      lost: t`Le tour\u00a013 a commencé, et plus aucune unité ne peut prendre la mer.`,
      hints: [
        t`La mer compte pour 1\u00a0province.`,
        t`Une unité prend la mer depuis une province dont l’ancre n’est pas barrée.`,
        t`Déplacez-la ${deLieu('la-mancha')} à ${p('valencia')}, puis faites-lui prendre la mer.`,
      ],
    },
    'land-and-march': {
      ask: t`Tour\u00a013\u00a0: amenez l’Infanterie de la mer à ${p('cordoba')}.`,
      done: t`La province où elle débarque est la première, ${p('cordoba')} la seconde.`,
      lost: t`Le mouvement est fini.`,
      hints: [
        t`La province où elle débarque est la première de 2.`,
        t`Cherchez une province adjacente à ${p('cordoba')} dont l’ancre n’est pas barrée.`,
        t`Faites-la débarquer à ${p('cartagena')}, puis continuer jusqu’à ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'back-to-land': {
      label: t`Débarquer à ${p('denia')} dans le même mouvement.`,
      because: t`Une unité qui prend la mer y reste jusqu’à son prochain mouvement. La mer n’est pas un raccourci le long de la côte.`,
    },
    'to-sea-again': {
      label: t`Prendre la mer à ${p('valencia')} au tour\u00a013.`,
      because: t`L’${n('umayyads')} n’avait la suprématie navale qu’au tour\u00a012.`,
    },
    'land-at-castellon': {
      label: t`Débarquer à ${p('castellon')}.`,
      because: t`La province est côtière, mais n’a pas d’ancre non barrée.`,
    },
  },
};
