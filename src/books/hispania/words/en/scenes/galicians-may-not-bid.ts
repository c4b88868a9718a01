import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'galicians-may-not-bid'> = {
  title: 'Not with the Galicians',
  about: t`Scenario A, turn 1. Players 1 to 4 have ${n('carthage')}, ${n('rome')}, the ${n('visigoths')} and the ${n('umayyads')}. The ${n('galicians')} are auctioned, then the ${n('cantabrians')}. No player can have both. The bids and the averages behind them are reconstructed.`,
  steps: [
    t`Player 1 opens with 13 for the ${n('galicians')}.`,
    t`Player 2 passes.`,
    t`Player 3 passes.`,
    t`Player 4 passes. The ${n('galicians')} are awarded to player 1; the ${n('cantabrians')} are auctioned without player 1.`,
    t`Player 2 bids 11 for the ${n('cantabrians')}.`,
    t`Player 3 passes.`,
    t`Player 4 passes. Player 1 was not asked.`,
  ],
  after: t`The player of the ${n('galicians')} cannot bid for the ${n('cantabrians')}, nor for the ${n('suebi')} when they arrive (${r('14.2')}).`,
  tasks: {
    'cantabrians-for-the-first': {
      ask: t`Start again. Let player 1 win the ${n('cantabrians')}.`,
      done: t`Without the ${n('galicians')}, player 1 may have them.`,
      lost: t`Player 1 can no longer win them. Start again.`,
      hints: [
        t`What prevents player 1 from bidding for them?`,
        t`Another player must win the ${n('galicians')}.`,
        t`Pass; let player 2 bid 13 and all others pass. Players 3 and 4 pass, and player 1 bids 11; then the rest pass.`,
      ],
    },
    'nobody-bids': {
      ask: t`No player wants the ${n('cantabrians')}. What happens to them?`,
      done: t`They are awarded by lot, at the opening bid, to one of the 3 players who may have them. Player 1 is not among these.`,
      lost: t`A player has bid for them.`,
      hints: [t`Three players are asked.`, t`Each of them may pass.`, t`Pass 3 times.`],
    },
  },
  wrongs: {
    'the-first-bids': {
      label: t`Player 1 bids 15 for the ${n('cantabrians')}.`,
      because: t`Player 1 has the ${n('galicians')}. The 2 nations are incompatible.`,
    },
    'too-little': {
      label: t`Player 2 bids 10½.`,
      because: t`The opening bid for the ${n('cantabrians')} is 11, their average minus 5.`,
    },
  },
};
