import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'four-on-turn-six'> = {
  title: 'Four nations before turn 6',
  about: t`Player 1 has the ${n('visigoths')}, player 2 ${n('rome')} and the ${n('galicians')}, player 3 the ${n('lusitanians')} and ${n('castile')}, player 4 ${n('carthage')}. Turn 5 is about to end, and 4 nations are auctioned. Watch which players are asked. The bids are reconstructed, and so are all averages but one.`,
  steps: [
    t`${n('rome')} ends its movement, and turn 5 is over. Its successor, the ${n('hispano-romans')}, is auctioned before turn 6 begins; all 4 players may bid.`,
    t`Player 1 opens with 18.`,
    t`Player 2 passes.`,
    t`Player 3 passes.`,
    t`Player 4 passes; the ${n('hispano-romans')} are awarded to player 1. Turn 6 begins with the ${n('vandals')}, and all players may bid for them.`,
    t`Player 2 opens with 15.`,
    t`Player 3 passes.`,
    t`Player 4 passes.`,
    t`Player 1 passes; the ${n('vandals')} are awarded to player 2. The ${n('alans')} are next.`,
    t`Player 3 opens with 25.`,
    t`Player 4 passes.`,
    t`Player 2 passes. Player 1 has the ${n('visigoths')} and is not asked. The ${n('suebi')} are next.`,
    t`Player 4 opens with 23.`,
    t`Player 1 passes. Players 2 and 3, who have the ${n('galicians')} and the ${n('lusitanians')}, are not asked.`,
  ],
  after: t`The 4 nations were auctioned in the order of play. The rulebook auctions all of them at the start of turn 6. Here a successor is auctioned when its predecessor ends, so that its player can choose which units survive (${r('14.6')}).`,
  tasks: {
    'alans-for-the-second': {
      ask: t`The ${n('alans')} are auctioned. Let player 2 win them.`,
      done: t`Player 2 is asked last, and needs to raise by only ½ point.`,
      lost: t`The ${n('alans')} have been awarded to another player.`,
      hints: [
        t`Player 3 is asked first, then player 4.`,
        t`Player 2 may raise any bid of theirs; then they are asked again.`,
        t`Bid 25, pass, bid 25½, pass, pass.`,
      ],
    },
    'suebi-for-the-first': {
      ask: t`Only players 4 and 1 may bid for the ${n('suebi')}. Let player 1 win them at the opening bid.`,
      done: t`23: the average of the ${n('suebi')} minus 5.`,
      lost: t`The ${n('suebi')} have been awarded to player 4.`,
      hints: [t`Player 4 is asked first.`, t`Player 4 need not bid.`, t`Pass, bid 23 for player 1, and pass.`],
    },
  },
  wrongs: {
    'visigoths-and-alans': {
      label: t`Player 1 bids 30 for the ${n('alans')}.`,
      because: t`Player 1 has the ${n('visigoths')}.`,
    },
    'galicians-and-suebi': {
      label: t`Player 2 bids 30 for the ${n('suebi')}.`,
      because: t`Player 2 has the ${n('galicians')}.`,
    },
    'lusitanians-and-suebi': {
      label: t`Player 3 bids 30 for the ${n('suebi')}.`,
      because: t`Player 3 has the ${n('lusitanians')}.`,
    },
  },
};
