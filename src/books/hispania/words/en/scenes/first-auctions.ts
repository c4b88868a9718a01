import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'first-auctions'> = {
  title: 'The first auctions',
  about: t`Scenario A, in 320 BC, with 4 players. Each player chooses a major nation; player 1 takes ${n('carthage')}, as in the rulebook. Then each player rolls 2 dice, and the highest total opens the first auction. The player to the left opens the next. The other choices, the dice and the bids are reconstructed.`,
  steps: [
    t`Player 1 chooses ${n('carthage')}.`,
    t`Player 2 chooses ${n('rome')}.`,
    t`Player 3 chooses the ${n('visigoths')}.`,
    t`Player 4 chooses the ${n('umayyads')}. The dice are rolled: player 1 has 15, the others less.`,
    t`Player 1 opens the auction for the ${n('galicians')}, the first nation in the order of play, with 13.`,
    t`Player 2 passes.`,
    t`Player 3 passes.`,
    t`Player 4 passes; the ${n('galicians')} are awarded to player 1.`,
    t`Player 2, to the left of player 1, opens the auction for the ${n('cantabrians')}, with 11.`,
    t`Player 3 passes.`,
    t`Player 4 passes. Player 1 has the ${n('galicians')}, so cannot bid for the ${n('cantabrians')}.`,
  ],
  after: t`Player 3 opens the auction for the ${n('lusitanians')}, and so on round the table (${r('14.2')}).`,
  tasks: {
    'castile-for-the-fourth': {
      ask: t`Player 4 chooses next. Let player 4 take ${n('castile')}.`,
      done: t`Its fixed score of 39 is subtracted from the points of player 4.`,
      lost: t`Player 4 has the ${n('umayyads')}.`,
      hints: [
        t`Two major nations are left.`,
        t`${n('castile')} is founded at the end of turn 12, but can be chosen now.`,
        t`Choose ${n('castile')}.`,
      ],
    },
    'galicians-for-the-third': {
      ask: t`Let player 3 win the ${n('galicians')}, and see which player opens the next auction.`,
      done: t`Player 2 still opens it: whichever player wins an auction, the player to the left of its opener opens the next.`,
      lost: t`The ${n('galicians')} have been awarded to another player.`,
      hints: [
        t`Players 1 and 2 are asked before player 3.`,
        t`They need not bid.`,
        t`Pass, pass, bid 13 for player 3, and pass 3 times.`,
      ],
    },
  },
  wrongs: {
    'carthage-twice': {
      label: t`Player 2 chooses ${n('carthage')} too.`,
      because: t`Player 1 has ${n('carthage')}.`,
    },
    'the-second-first': {
      label: t`Player 2 opens the auction for the ${n('galicians')}.`,
      because: t`Player 1 rolled the highest total, and opens.`,
    },
    'galicians-and-cantabrians': {
      label: t`Player 1 bids 15 for the ${n('cantabrians')}.`,
      because: t`Player 1 already has the ${n('galicians')}.`,
    },
  },
};
