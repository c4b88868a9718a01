import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'sealed-and-equal'> = {
  title: 'Equal bids, twice',
  about: t`Turn 6 again, but with sealed bids. Each player writes down a bid of 25 or more for the ${n('alans')}, or no bid, in any order. The rulebook gives no numbers here: the site has chosen the bids and the lot.`,
  steps: [
    t`Player 1 writes 28.`,
    t`Player 2 writes no bid.`,
    t`Player 3 writes 28.`,
    t`Player 4 writes 26. The bids are now revealed: those of players 1 and 3 are equal.`,
    t`Both write again, 28 or more: player 1 writes 30.`,
    t`So does player 3. The bids are equal again, and lots are drawn.`,
  ],
  after: t`The ${n('alans')} are awarded to player 3 for 30, by lot (${r('14.7')}).`,
  tasks: {
    'without-a-lot': {
      ask: t`Players 1 and 3 write a second bid. Let player 1 win the ${n('alans')} without a lot.`,
      done: t`A bid that is ½ point higher is enough.`,
      lost: t`The ${n('alans')} were awarded to player 3, or by lot.`,
      hints: [
        t`Both must write 28 or more.`,
        t`Player 1 must write more than player 3.`,
        t`Write 30½ for player 1 and 30 for player 3.`,
      ],
    },
    'nobody-writes': {
      ask: t`Start again. Find out how the ${n('alans')} are awarded if no player bids.`,
      done: t`As in open bidding, they are awarded by lot, for the opening bid of 25.`,
      lost: t`A player has written a bid.`,
      hints: [
        t`The first time, a player may write no bid.`,
        t`All 4 players must do so.`,
        t`Pass for each of the 4 players.`,
      ],
    },
  },
  wrongs: {
    'a-second-thought': {
      label: t`Player 1 changes the 28 to 29.`,
      because: t`A written bid cannot be changed.`,
    },
    'less-than-before': {
      label: t`The second time, player 1 writes 27½.`,
      because: t`The second bid must be at least as high as the first, which was 28.`,
    },
    'out-of-it': {
      label: t`The second time, player 1 writes no bid.`,
      because: t`Player 1 has bid 28 and cannot withdraw the bid.`,
    },
  },
};
