import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'event-token'> = {
  title: 'Play an event token',
  learn: t`Event tokens: what they are, and when each of them may be played.`,
  about: t`With the optional event tokens every player draws two at the start, and two more as turns 4, 8, 12 and 16 begin, and keeps them hidden. Each can be played once, at the moment that it is made for, and whenever one of yours might fit you are asked.`,
  steps: {
    ruse: {
      ask: t`You are ${n('seville')}: two cavalry have met two infantry of ${n('castile')} in ${p('cuenca')}, in mountains. You hold Ruse, which lets both sides fight as if in a plain, and Tactics, which makes your dice better by 2 for one round: play whatever the battle needs most, and roll the first round.`,
      done: t`With the Ruse your riders hit on 4 instead of 8, and are hit on 9 instead of 7, in every round of this battle. A token that you keep is good for another day.`,
      lost: t`The dice have fallen in the mountains: a Ruse must be played before the first of them.`,
      hints: [
        t`Your riders stand in mountains. Which of the two tokens changes that, and for how long?`,
        t`Fight the battle of ${p('cuenca')}, play Ruse when you are asked, and then play nothing more, or Tactics as well.`,
      ],
      poor: {
        none: t`Both tokens are still yours, but your riders climb on foot.`,
        'tactics-alone': t`Two better for one round, and then 8 again; and they are hit as easily as ever.`,
      },
      wrongs: {
        'tactics-first': {
          label: t`Play Tactics at once, as the battle begins.`,
          because: t`Its moment comes a little later: when the targets are named, before the dice of a round. Wait for that question.`,
        },
        'ruse-again': {
          label: t`After the Ruse, play it once more.`,
          because: t`What was played is out of your hand.`,
        },
        ambush: {
          label: t`Play Ambush, which turns a plain into mountains.`,
          because: t`And it would be for a defender, in a plain.`,
        },
      },
    },
  },
  after: t`Each token names its moment: the start of your turn, the start of a battle, before or after the dice (${r('10.3')}). Ruse is for the attacker in mountains (${r('10.3-ruse')}), Tactics for either side and one round (${r('10.3-tactics')}). Tokens are an option: play your first games without them.`,
};
