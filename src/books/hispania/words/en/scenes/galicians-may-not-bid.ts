import { t } from '../../../../../words/rich.ts';
import { n, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'galicians-may-not-bid'> = {
  title: 'Never with the Galicians',
  about: t`Scenario A, turn 1. Players 1 to 4 have ${n('carthage')}, ${n('rome')}, the ${n('visigoths')} and the ${n('umayyads')}. The ${n('galicians')} are put up, then the ${n('cantabrians')}. Nobody may have both. The bids are ours, and so are the averages they start from.`,
  steps: [
    t`Player 1 opens, with 13 for the ${n('galicians')}.`,
    t`Player 2 passes.`,
    t`Player 3 passes.`,
    t`Player 4 passes. Player 1 has the ${n('galicians')}; the ${n('cantabrians')} are put up without him.`,
    t`Player 2 bids 11 for the ${n('cantabrians')}.`,
    t`Player 3 passes.`,
    t`Player 4 passes. Player 1 was not asked.`,
  ],
  after: t`Whoever has the ${n('galicians')} cannot bid for the ${n('cantabrians')}, nor for the ${n('suebi')} when they come (${r('14.2')}).`,
  tasks: {
    'cantabrians-for-the-first': {
      ask: t`Start again. Player 1 shall have the ${n('cantabrians')}.`,
      done: t`Without the ${n('galicians')} he may have them.`,
      lost: t`They cannot be player 1’s any more. Start again.`,
      hints: [
        t`What keeps player 1 from them?`,
        t`Somebody else must have the ${n('galicians')}.`,
        t`Pass; let player 2 bid 13 and all others pass. Players 3 and 4 pass, and player 1 bids 11; then the rest pass.`,
      ],
    },
    'nobody-bids': {
      ask: t`Nobody wants the ${n('cantabrians')}. What becomes of them?`,
      done: t`Lots are drawn among the three who may have them, at the opening bid. Player 1 is not among these.`,
      lost: t`Somebody has bid for them.`,
      hints: [t`Three players are asked.`, t`Each of them may pass.`, t`Pass three times.`],
    },
  },
  wrongs: {
    'the-first-bids': {
      label: t`Player 1 bids 15 for the ${n('cantabrians')}.`,
      because: t`He has the ${n('galicians')}. The two go against each other.`,
    },
    'too-little': {
      label: t`Player 2 bids 10½.`,
      because: t`The ${n('cantabrians')} open at 11, five below what they earn on average.`,
    },
  },
};
