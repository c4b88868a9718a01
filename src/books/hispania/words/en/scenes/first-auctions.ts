import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'first-auctions'> = {
  title: 'Who opens the first auctions',
  about: t`Scenario A, in 320 BC, with four players. Each chooses a major nation; player 1 takes ${n('carthage')}, as in the book. Then two dice each decide who opens the first auction, and after that it goes to the left. The other choices, the dice and the bids are ours.`,
  steps: [
    t`Player 1 chooses ${n('carthage')}.`,
    t`Player 2 chooses ${n('rome')}.`,
    t`Player 3 chooses the ${n('visigoths')}.`,
    t`Player 4 chooses the ${n('umayyads')}. The dice fall: player 1 has 15, the others less.`,
    t`Player 1 opens for the ${n('galicians')}, the first nation in the order of play, with 13.`,
    t`Player 2 passes.`,
    t`Player 3 passes.`,
    t`Player 4 passes; player 1 has the ${n('galicians')}.`,
    t`Player 2, to his left, opens for the ${n('cantabrians')}, with 11.`,
    t`Player 3 passes.`,
    t`Player 4 passes, and player 1 may not have them beside the ${n('galicians')}.`,
  ],
  after: t`Player 3 opens for the ${n('lusitanians')}, and so it goes round (${r('14.2')}).`,
  tasks: {
    'castile-for-the-fourth': {
      ask: t`Player 4 is to choose. Let him take ${n('castile')}.`,
      done: t`Its fixed score, 39, will be taken off his.`,
      lost: t`Player 4 has the ${n('umayyads')}.`,
      hints: [
        t`Two major nations are left.`,
        t`${n('castile')} comes at the end of turn 12, and can be chosen now.`,
        t`Choose ${n('castile')}.`,
      ],
    },
    'galicians-for-the-third': {
      ask: t`Let player 3 have the ${n('galicians')}, and see who opens then.`,
      done: t`Player 2 all the same: whoever wins, the opening goes on to the left.`,
      lost: t`The ${n('galicians')} are another’s.`,
      hints: [
        t`Players 1 and 2 are asked before him.`,
        t`They need not bid.`,
        t`Pass, pass, bid 13 for player 3, and pass three times.`,
      ],
    },
  },
  wrongs: {
    'carthage-twice': {
      label: t`Player 2 chooses ${n('carthage')} too.`,
      because: t`It is player 1’s.`,
    },
    'the-second-first': {
      label: t`Player 2 opens for the ${n('galicians')}.`,
      because: t`The dice have said player 1.`,
    },
    'galicians-and-cantabrians': {
      label: t`Player 1 bids 15 for the ${n('cantabrians')}.`,
      because: t`He has the ${n('galicians')} by now.`,
    },
  },
};
