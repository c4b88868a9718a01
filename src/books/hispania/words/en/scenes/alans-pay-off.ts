import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'alans-pay-off'> = {
  title: 'The gain from the Alans',
  about: t`Player 3 has the ${n('alans')} for 29. They have 27 points, and in this example the game ends with this turn, their last. ${p('lusitania')} and ${p('lisbon')} score 3 points each. The provinces in this example are reconstructed; the sums are the rulebook’s.`,
  steps: [
    t`One infantry unit moves to ${p('lisbon')}, the other stays in ${p('lusitania')}.`,
    t`They end their movement. Both provinces score, for 6 points in all, and the game is over.`,
  ],
  after: t`33 points minus the bid of 29: player 3 gains 4 points from the ${n('alans')} (${r('15')}).`,
  tasks: {
    'minus-two': {
      ask: t`Start again, and let the ${n('alans')} score no more points: keep them at 27.`,
      done: t`27 − 29 = −2. A player’s score can be below 0.`,
      lost: t`The game is over, and the ${n('alans')} have more than 27 points.`,
      hints: [
        t`They must not control a province that their sheet lists on turn 10.`,
        t`${p('porto')} and ${p('duero')} score nothing for them.`,
        t`Move both units from ${p('lusitania')} to ${p('porto')}, and end movement.`,
      ],
    },
    'one-more-than-paid': {
      ask: t`Start again, and leave both in ${p('lusitania')}. What is left of their points after the bid?`,
      done: t`30 points, their average: a gain of 1.`,
      lost: t`The game is over, and the gain is not 1.`,
      hints: [
        t`The number of units in a province does not change its points.`,
        t`No unit need move.`,
        t`End movement at once.`,
      ],
    },
  },
  wrongs: {
    'a-second-step': {
      label: t`Move 2 infantry from ${p('lisbon')} to ${p('lusitania')}.`,
      because: t`Only 1 infantry is in ${p('lisbon')}.`,
    },
  },
};
