import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'alans-for-twenty-nine'> = {
  title: 'The Alans for 29 points',
  about: t`Turn 6, 4 players, and the ${n('alans')} are auctioned. They score 30 points on average, so the opening bid is 25. Player 1 opens.`,
  steps: [
    t`Player 1 opens with 25.`,
    t`Player 2 passes.`,
    t`Player 3 raises to 26, which is still below the average.`,
    t`Player 4 passes.`,
    t`Player 1 raises to 28.`,
    t`Player 2 is asked again, and passes again.`,
    t`Player 3 raises to 29.`,
    t`Player 4 passes.`,
    t`Player 1 passes.`,
    t`Player 2 passes. No player has raised the bid of 29.`,
  ],
  after: t`The ${n('alans')} are awarded to player 3 for 29. Any points they score above 29 are that player’s gain (${r('15')}). No player here has chosen the ${n('visigoths')}, so they are auctioned next. Player 2 should open that auction, but has the ${n('umayyads')} and therefore cannot bid (${r('14.2')}).`,
  tasks: {
    'for-the-opening-bid': {
      ask: t`Start again. Let player 1 win the ${n('alans')} at the opening bid.`,
      done: t`25: player 1 can expect a gain of 5 points.`,
      lost: t`The auction ended with another result.`,
      hints: [t`Player 1 opens.`, t`The other players must not raise.`, t`Bid 25 and pass 3 times.`],
    },
    'for-twenty-eight': {
      ask: t`Player 1 has bid 28. Let that bid win.`,
      done: t`28, with an expected gain of 2 points.`,
      lost: t`The auction ended with another result.`,
      hints: [t`Three players may still raise.`, t`All 3 must pass.`, t`Pass 3 times.`],
    },
  },
  wrongs: {
    'below-the-opening-bid': {
      label: t`Open with 24½.`,
      because: t`The opening bid is the average minus 5: 25.`,
    },
    'no-more-than-before': {
      label: t`Player 4 bids 26 as well.`,
      because: t`Player 3 has already bid 26. A player must raise the bid or pass.`,
    },
    'out-of-turn': {
      label: t`Player 4 bids 30 out of turn.`,
      because: t`Players bid in clockwise order, and player 2 is next.`,
    },
  },
};
