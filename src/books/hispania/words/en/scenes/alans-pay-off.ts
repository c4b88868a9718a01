import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'alans-pay-off'> = {
  title: 'What the Alans have brought',
  about: t`Player 3 has the ${n('alans')} for 29. They have 27 points, it is their last turn, and here the game ends with it. ${p('lusitania')} and ${p('lisbon')} are worth 3 each. Where they score the last points is ours; the sums are the book’s.`,
  steps: [
    t`One infantry goes to ${p('lisbon')}, the other stays in ${p('lusitania')}.`,
    t`They end their movement. Both provinces are scored, 6 points, and the game is over.`,
  ],
  after: t`33 points less the bid of 29: the ${n('alans')} have won their player 4 (${r('15')}).`,
  tasks: {
    'minus-two': {
      ask: t`Start again, and let the ${n('alans')} score nothing more: 27 points.`,
      done: t`27 − 29 = −2. A player’s score may be below zero.`,
      lost: t`The game is over, and they have more than 27 points.`,
      hints: [
        t`They must hold nothing that their sheet names on turn 10.`,
        t`${p('porto')} and ${p('duero')} are worth nothing to them.`,
        t`Move both infantry from ${p('lusitania')} to ${p('porto')}, and end movement.`,
      ],
    },
    'one-more-than-paid': {
      ask: t`Start again, and leave both in ${p('lusitania')}. What is left?`,
      done: t`30 points, as many as they earn on average: 1 is left.`,
      lost: t`The game is over, and they did not win 1.`,
      hints: [
        t`How many stand in a province makes no difference to its points.`,
        t`Nothing need move.`,
        t`End movement at once.`,
      ],
    },
  },
  wrongs: {
    'a-second-step': {
      label: t`Two infantry from ${p('lisbon')} to ${p('lusitania')}.`,
      because: t`Only one is there.`,
    },
  },
};
