import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'galicians-score'> = {
  title: 'Points for each province',
  about: t`Turn 10 is nearly over, and it is a scoring turn. ${p('galicia')}, ${p('asturias')} and ${p('porto')} score 1½ points each for the ${n('galicians')}. They control 2 of the 3, and ${p('porto')} is empty.`,
  steps: [
    t`One infantry unit moves from ${p('galicia')} to ${p('porto')}.`,
    t`They end their movement. At the end of the turn the provinces are scored: 4½ points.`,
  ],
  after: t`At the end of a scoring turn, each nation scores the values on its sheet for the provinces it controls. Half points count (${r('8-turn-end')}).`,
  tasks: {
    'leon-pays-nothing': {
      ask: t`${p('porto')} is taken. Take ${p('leon')} as well, keep the others, and see what it adds.`,
      done: t`Still 4½ points. On turn 10 ${p('leon')} is not on the sheet of the ${n('galicians')}.`,
      lost: t`The turn is over, and ${p('leon')} or ${p('asturias')} was empty.`,
      hints: [
        t`There are 2 infantry in ${p('asturias')}, and 1 is enough to control it.`,
        t`${p('leon')} is adjacent to ${p('asturias')}.`,
        t`Move 1 infantry from ${p('asturias')} to ${p('leon')} and end movement.`,
      ],
    },
    'galicia-left': {
      ask: t`Start again and leave ${p('galicia')} empty, but keep the other 2 provinces. How many points do they score?`,
      done: t`3 points. A province that the nation has left scores nothing.`,
      lost: t`The turn is over, and a unit is still in ${p('galicia')}.`,
      hints: [
        t`Both units in ${p('galicia')} may move out.`,
        t`${p('porto')} can hold both.`,
        t`Move both from ${p('galicia')} to ${p('porto')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'straight-to-duero': {
      label: t`Move from ${p('galicia')} straight to ${p('duero')}.`,
      because: t`They touch only at a corner. On turn 10 ${p('duero')} also scores nothing for the ${n('galicians')}.`,
    },
  },
};
