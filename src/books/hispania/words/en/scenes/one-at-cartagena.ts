import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'one-at-cartagena'> = {
  title: 'Cartagena at the start of turn 1',
  about: t`Scenario A, D or E: on turn 1 ${p('cartagena')} contains 1 infantry of ${n('carthage')}. The rulebook names this unit; the set-up of the other provinces is reconstructed.`,
  steps: [t`The infantry moves to ${p('denia')}. It was the only unit in ${p('cartagena')}, which is now empty.`],
  after: t`The set-up depends on the first turn of the scenario (${r('12')}). In scenarios B and C, ${p('cartagena')} contains 3 elites of ${n('rome')}.`,
  tasks: {
    'two-at-cartagena': {
      ask: t`Start again, and bring a second infantry unit to ${p('cartagena')}.`,
      done: t`${p('cartagena')} contains 2 infantry, and ${p('denia')} is empty.`,
      lost: t`Movement is over. Start again.`,
      hints: [
        t`Where is the nearest other infantry of ${n('carthage')}?`,
        t`${p('denia')} is adjacent to ${p('cartagena')}.`,
        t`Move the infantry from ${p('denia')} to ${p('cartagena')}.`,
      ],
    },
    'two-at-gibraltar': {
      ask: t`Leave ${p('cartagena')} alone, and bring ${p('gibraltar')} to 2 infantry.`,
      done: t`${p('cartagena')} keeps its infantry unit.`,
      lost: t`Movement is over. Start again.`,
      hints: [
        t`${p('gibraltar')} contains 1 infantry.`,
        t`The adjacent province ${p('cadiz')} contains 2.`,
        t`Move 1 infantry from ${p('cadiz')} to ${p('gibraltar')}.`,
      ],
    },
  },
  wrongs: {
    'two-of-one': {
      label: t`Move 2 infantry from ${p('cartagena')} to ${p('denia')}.`,
      because: t`On turn 1 ${p('cartagena')} contains only 1 unit.`,
    },
    'elites-of-rome': {
      label: t`Move 1 elite from ${p('cartagena')}.`,
      because: t`The elites of ${n('rome')} are there on turn 4.`,
    },
  },
};
