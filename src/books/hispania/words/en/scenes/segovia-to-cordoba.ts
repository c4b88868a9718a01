import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'segovia-to-cordoba'> = {
  title: 'Two provinces, or one in mountains',
  about: t`${p('segovia')} contains 3 infantry of ${n('castile')}. Infantry may enter 2 provinces in a movement, unless it is stopped. Watch one unit move south, and another into the mountains.`,
  steps: [
    t`One infantry moves to ${p('toledo')}. The province is empty, so it may move on. The river counts only in a battle.`,
    t`It moves on to ${p('cordoba')}, the second province.`,
    t`Another moves to ${p('avila')}. In mountains it stops at once.`,
  ],
  after: t`Infantry may enter 2 provinces, or 1 in mountains (${r('5.1')}). An enemy unit in ${p('toledo')} would have stopped the first infantry there; a forced passage takes more units (${r('5.3')}).`,
  tasks: {
    'to-sierra-morena': {
      ask: t`The third infantry is still in ${p('segovia')}. Bring it to ${p('sierra-morena')}.`,
      done: t`You entered 2 provinces, both plains.`,
      lost: t`The turn is over.`,
      hints: [
        t`Every way south from ${p('segovia')} leads through one province.`,
        t`The other provinces adjacent to ${p('segovia')} are mountains.`,
        t`Move to ${p('toledo')}, and on to ${p('sierra-morena')}.`,
      ],
    },
    'there-and-back': {
      ask: t`Or move it to ${p('toledo')} and back again in the same movement.`,
      done: t`A unit may turn back. It has entered 2 provinces, one of them its own.`,
      lost: t`The turn is over.`,
      hints: [
        t`Where may a unit move from ${p('toledo')}?`,
        t`The province that it came from is adjacent like any other.`,
        t`Move to ${p('toledo')}, and back to ${p('segovia')}.`,
      ],
    },
  },
  wrongs: {
    'on-to-gibraltar': {
      label: t`Move on from ${p('cordoba')} to ${p('gibraltar')}.`,
      because: t`It has entered 2 provinces. Only a unit with a leader may enter a third.`,
    },
    'on-from-avila': {
      label: t`Move on from ${p('avila')} to ${p('salamanca')}.`,
      because: t`A unit that enters mountains without a leader stops there.`,
    },
  },
};
