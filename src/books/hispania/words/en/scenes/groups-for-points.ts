import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'groups-for-points'> = {
  title: 'Bids for the four groups',
  about: t`The 4 groups of the standard game are awarded by sealed bids. Each player writes down a bid in points for each of the groups of ${n('carthage')}, the ${n('umayyads')}, the ${n('visigoths')} and ${n('rome')}; then the groups are drawn one by one. The rulebook gives no numbers here: bids and draws are reconstructed.`,
  steps: [
    t`Player 1 writes 10 for ${n('rome')}, 3 for the ${n('visigoths')}, 2 for the ${n('umayyads')}.`,
    t`Player 2 writes 8 for ${n('rome')}, 6 for the ${n('visigoths')}, 4 for the ${n('umayyads')}.`,
    t`Player 3 writes 10 for ${n('rome')}, 4 for the ${n('visigoths')}, 5 for the ${n('umayyads')}.`,
    t`Player 4 bids nothing. The group of ${n('rome')} is drawn first, and players 1 and 3 have bid the same.`,
    t`These 2 players go on bidding in the open: player 1 raises to 11.`,
    t`Player 3 passes. Then the groups of the ${n('visigoths')}, ${n('carthage')} and the ${n('umayyads')} are drawn.`,
  ],
  after: t`Player 1 wins the group of ${n('rome')} for 11, player 2 that of the ${n('visigoths')} for 6, player 3 that of the ${n('umayyads')} for 5. The group of ${n('carthage')} received no bid. It was set aside, and is awarded to player 4 at no cost (${r('10.1')}). Bids are subtracted from the final score (${r('15')}).`,
  tasks: {
    'the-third-raises': {
      ask: t`Players 1 and 3 have both bid 10. Let player 3 win the group of ${n('rome')}.`,
      done: t`The last bidder in the open wins the group.`,
      lost: t`The group of ${n('rome')} has been awarded to another player.`,
      hints: [
        t`Player 1 is asked first.`,
        t`If both pass, lots are drawn. One of them must raise.`,
        t`Pass for player 1, bid 10½ for player 3, and pass for player 1.`,
      ],
    },
    'the-fourth-wants-rome': {
      ask: t`Write the last bids differently: let player 4 win the group of ${n('rome')}, for 12.`,
      done: t`12 is the highest bid, whenever the group of ${n('rome')} is drawn. Player 4 pays exactly 12.`,
      lost: t`The group of ${n('rome')} has been awarded to another player.`,
      hints: [
        t`The other players have bid at most 10 for ${n('rome')}.`,
        t`Bid 0 for the other groups, so that player 4 wins none of them first.`,
        t`Write 12 for ${n('rome')} and 0 for the others.`,
      ],
    },
  },
  wrongs: {
    'a-second-sheet': {
      label: t`Player 1 writes new bids, with 15 for ${n('rome')}.`,
      because: t`Written bids cannot be changed; they are revealed when the group is drawn.`,
    },
    'the-same-again': {
      label: t`Player 1 bids 10 again.`,
      because: t`Both have already bid 10. The bid must be higher.`,
    },
    'the-second-joins-in': {
      label: t`Player 2 bids 12 for ${n('rome')}.`,
      because: t`Player 2 wrote 8. Only the players with equal bids go on bidding.`,
    },
  },
};
