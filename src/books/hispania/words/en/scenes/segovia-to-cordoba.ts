import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'segovia-to-cordoba'> = {
  title: 'Two provinces, or one mountain',
  about: t`Three infantry of ${n('castile')} stand in ${p('segovia')}. Infantry enters two provinces in a movement, unless something stops it. Watch one go south, and another into the mountains.`,
  steps: [
    t`An infantry goes to ${p('toledo')}. Nobody is there, so it may go on; the river counts only in a battle.`,
    t`On to ${p('cordoba')}, and that was its second province.`,
    t`Another goes to ${p('avila')}. Mountains: it stops at once.`,
  ],
  after: t`Two provinces for infantry, or one mountain (${r('5.1')}). An enemy in ${p('toledo')} would have stopped the first there; a forced passage takes more units (${r('5.3')}).`,
  tasks: {
    'to-sierra-morena': {
      ask: t`The third infantry is still in ${p('segovia')}. Bring it to ${p('sierra-morena')}.`,
      done: t`Two plains, two provinces.`,
      lost: t`The turn is over.`,
      hints: [
        t`Everything south of ${p('segovia')} begins at one province.`,
        t`The others around ${p('segovia')} are mountains.`,
        t`To ${p('toledo')}, and on to ${p('sierra-morena')}.`,
      ],
    },
    'there-and-back': {
      ask: t`Or let it have a look at ${p('toledo')} and be home again in the same movement.`,
      done: t`Nothing forbids to turn round. It has entered two provinces, and one of them was its own.`,
      lost: t`The turn is over.`,
      hints: [
        t`Where may a unit go from ${p('toledo')}?`,
        t`The province it came from is a neighbour like the others.`,
        t`To ${p('toledo')}, and back to ${p('segovia')}.`,
      ],
    },
  },
  wrongs: {
    'on-to-gibraltar': {
      label: t`Go on from ${p('cordoba')} to ${p('gibraltar')}.`,
      because: t`It has entered two provinces. A third takes a leader.`,
    },
    'on-from-avila': {
      label: t`Go on from ${p('avila')} to ${p('salamanca')}.`,
      because: t`Whoever enters mountains without a leader stops there.`,
    },
  },
};
