import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'event-token'> = {
  title: 'Play an event token',
  learn: t`Learn what event tokens are, and when each of them may be played.`,
  about: t`With the optional event tokens, each player draws 2 at the start and 2 more at the start of turns 4, 8, 12 and 16. Players keep their tokens hidden. Each token can be played once, at the moment it names. The game asks you whenever one of yours may apply.`,
  steps: {
    ruse: {
      ask: t`You are ${n('seville')}: 2 of your cavalry attack 2 infantry of ${n('castile')} in ${p('cuenca')}, in mountains. You hold Ruse, which lets both sides fight as in a plain, and Tactics, which adds 2 to your dice for 1 round. Play what the battle needs most, and roll the first round.`,
      done: t`In each round of this battle, your cavalry now hits on 4 or higher instead of 8, and is hit on 9 or higher instead of 7. A token that you keep can be played later.`,
      lost: t`The dice have been rolled in mountains. Ruse must be played before the first roll.`,
      hints: [
        t`Your cavalry is in mountains. Which of the 2 tokens changes that, and for how long?`,
        t`Fight the battle of ${p('cuenca')} and play Ruse when you are asked. Then play nothing else, or Tactics as well.`,
      ],
      poor: {
        none: t`You still have both tokens, but your cavalry fights in mountains, where it has no advantage.`,
        'tactics-alone': t`Your dice add 2 for 1 round and then need an 8 again, and your cavalry is hit as easily as before.`,
      },
      wrongs: {
        'tactics-first': {
          label: t`Play Tactics at the start of the battle.`,
          because: t`Its moment comes a little later: after targets are named, before the dice of a round. Wait for that question.`,
        },
        'ruse-again': {
          label: t`After Ruse, play it again.`,
          because: t`A token that has been played is no longer in your hand.`,
        },
        ambush: {
          label: t`Play Ambush, which turns a plain into mountains.`,
          because: t`Ambush is for a defender in a plain.`,
        },
      },
    },
  },
  after: t`Each token names its moment: the start of your turn, the start of a battle, before or after the dice (${r('10.3')}). Ruse is for the attacker in mountains, Tactics for either side, for 1 round. Tokens are optional: play your first games without them.`,
};
