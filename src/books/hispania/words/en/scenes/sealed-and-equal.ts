import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'sealed-and-equal'> = {
  title: 'Equal, and equal again',
  about: t`Turn 6 once more, but with sealed bids: each player writes down what he gives for the ${n('alans')}, 25 or more, or nothing. They may write in any order. The book gives no numbers here: they are ours, and so is the lot.`,
  steps: [
    t`Player 1 writes 28.`,
    t`Player 2 writes nothing.`,
    t`Player 3 writes 28.`,
    t`Player 4 writes 26. Now the bids are shown: players 1 and 3 are equal.`,
    t`Both write again, 28 or more: player 1 writes 30.`,
    t`So does player 3. They are equal again, and lots are drawn.`,
  ],
  after: t`Player 3 has the ${n('alans')} for 30, by lot (${r('14.7')}).`,
  tasks: {
    'without-a-lot': {
      ask: t`Players 1 and 3 write a second time. Let player 1 have the ${n('alans')} without a lot.`,
      done: t`Half a point more is enough.`,
      lost: t`They are player 3’s, or went by lot.`,
      hints: [
        t`Both must write 28 or more.`,
        t`Player 1 must write more than player 3.`,
        t`Write 30½ for player 1 and 30 for player 3.`,
      ],
    },
    'nobody-writes': {
      ask: t`Start again. Nobody wants the ${n('alans')}: what then?`,
      done: t`As in the open: they go by lot, for the opening bid of 25.`,
      lost: t`Somebody has written a bid.`,
      hints: [t`Writing nothing is allowed the first time.`, t`All four must do so.`, t`Pass for each of the four.`],
    },
  },
  wrongs: {
    'a-second-thought': {
      label: t`Player 1 writes 29 over his 28.`,
      because: t`What is written is written.`,
    },
    'less-than-before': {
      label: t`The second time, player 1 writes 27½.`,
      because: t`The second bid may not be below the first, which was 28.`,
    },
    'out-of-it': {
      label: t`The second time, player 1 writes nothing.`,
      because: t`He has bid 28, and cannot take it back.`,
    },
  },
};
