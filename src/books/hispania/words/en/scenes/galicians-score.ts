import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'galicians-score'> = {
  title: 'One and a half for each',
  about: t`The end of turn 10 is near, and it is a scoring turn. ${p('galicia')}, ${p('asturias')} and ${p('porto')} are worth 1½ points each to the ${n('galicians')}. They hold two of them, and ${p('porto')} is empty.`,
  steps: [
    t`An infantry goes from ${p('galicia')} to ${p('porto')}.`,
    t`They end their movement. When the turn is over the provinces are counted: 4½ points.`,
  ],
  after: t`At the end of a scoring turn each nation gets what its sheet says for the provinces it holds, with half points counted exactly (${r('8-turn-end')}).`,
  tasks: {
    'leon-pays-nothing': {
      ask: t`${p('porto')} is taken. Take ${p('leon')} as well, keep the others, and see what it adds.`,
      done: t`Still 4½. On turn 10 ${p('leon')} is not on the ${n('galicians')}' sheet.`,
      lost: t`The turn is over, and ${p('leon')} or ${p('asturias')} was empty.`,
      hints: [
        t`Two infantry stand in ${p('asturias')}, and one holds it.`,
        t`${p('leon')} is next to ${p('asturias')}.`,
        t`Move one infantry from ${p('asturias')} to ${p('leon')} and end movement.`,
      ],
    },
    'galicia-left': {
      ask: t`Start again and leave ${p('galicia')} empty, but hold the other two. What are they worth?`,
      done: t`3 points. Nothing is scored for where one used to be.`,
      lost: t`The turn is over, and somebody is still in ${p('galicia')}.`,
      hints: [
        t`Both infantry of ${p('galicia')} may leave.`,
        t`${p('porto')} takes both.`,
        t`Move both from ${p('galicia')} to ${p('porto')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'straight-to-duero': {
      label: t`From ${p('galicia')} straight to ${p('duero')}.`,
      because: t`They touch at a point only. And on turn 10 ${p('duero')} scores nothing for the ${n('galicians')}.`,
    },
  },
};
