import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'alans-for-twenty-nine'> = {
  title: 'The Alans for twenty-nine',
  about: t`Turn 6, four players, and the ${n('alans')} are put up. They earn 30 points on average, so the bidding opens at 25. It is for player 1 to begin.`,
  steps: [
    t`Player 1 opens, with 25.`,
    t`Player 2 passes.`,
    t`Player 3 raises to 26, which is still below the average.`,
    t`Player 4 does not want the ${n('alans')}.`,
    t`Player 1 raises to 28.`,
    t`Player 2 passes again: he was asked again.`,
    t`Player 3 raises to 29.`,
    t`Player 4 passes.`,
    t`Player 1 passes.`,
    t`Player 2 passes, and nobody has raised.`,
  ],
  after: t`Player 3 has the ${n('alans')} for 29. What they earn above that is his gain (${r('15')}). Next the ${n('visigoths')} are put up, whom nobody has chosen here, and it would be for player 2 to open; but he has the ${n('umayyads')} (${r('14.2')}).`,
  tasks: {
    'for-the-opening-bid': {
      ask: t`Start again. Let player 1 have the ${n('alans')} at the opening bid.`,
      done: t`25: he can expect 5 points from them.`,
      lost: t`They were sold otherwise.`,
      hints: [t`He opens.`, t`The others must not raise.`, t`Bid 25 and pass three times.`],
    },
    'for-twenty-eight': {
      ask: t`Player 1 has bid 28. Let it stand.`,
      done: t`28, and 2 points to be expected.`,
      lost: t`They were sold otherwise.`,
      hints: [t`Three players may still raise.`, t`All three must pass.`, t`Pass three times.`],
    },
  },
  wrongs: {
    'below-the-opening-bid': {
      label: t`Open with 24½.`,
      because: t`The opening bid is the average less 5: 25.`,
    },
    'no-more-than-before': {
      label: t`Player 4 says 26 as well.`,
      because: t`Player 3 has bid as much. A bid is raised, or one passes.`,
    },
    'out-of-turn': {
      label: t`Player 4 cuts in with 30.`,
      because: t`It goes round the table, and player 2 is next.`,
    },
  },
};
