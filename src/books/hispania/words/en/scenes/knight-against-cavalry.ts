import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'knight-against-cavalry'> = {
  title: 'And the other way about',
  about: t`Now the knights attack: one in the plain of ${p('segovia')}, one in the mountains of ${p('avila')}, each against a cavalry of ${n('seville')}. The ground matters to the knight. Look whether it does to the cavalry that defends.`,
  steps: [
    t`In ${p('segovia')} the knight needs 5. The cavalry needs 8, and both hit.`,
    t`In ${p('avila')} the knight needs 6, and a 5 misses. The cavalry needs 8 again.`,
  ],
  after: t`A cavalry that defends hits a knight on 8, in the plain as in the mountains (${r('6.7-defender')}). The knight in ${p('segovia')} was wounded in the round he won, and is whole again; the one in ${p('avila')} is still in it.`,
  tasks: {
    'he-has-to-fight-on': {
      ask: t`The wounded knight at ${p('avila')} cannot leave. Fight on, and win it with him; ${n('seville')} stands.`,
      done: t`The cavalry is gone, and the knight is healed as soon as the battle is over.`,
      lost: t`The knight fell, or ${n('seville')} was let go. Try once more.`,
      hints: [
        t`A wounded knight may not retreat, but he attacks as before.`,
        t`He needs 6. All there is to do is to stay.`,
        t`Stay with both sides, and see the next round.`,
      ],
    },
    'both-provinces': {
      ask: t`From the start: take both provinces and keep both knights. You choose which battle comes first; nobody retreats.`,
      done: t`Two battles, two provinces, two knights.`,
      lost: t`A knight has fallen, or somebody has retreated.`,
      hints: [
        t`The attacker decides the order of the battles.`,
        t`Begin where the luck is worse, and you will know sooner how bold to be in the other.`,
        t`Fight at ${p('avila')} first, then at ${p('segovia')}.`,
      ],
    },
  },
  wrongs: {
    'the-wounded-ride-home': {
      label: t`Bring the wounded knight back to ${p('calatayud')}.`,
      because: t`A knight who has taken a hit can no longer retreat. He fights on, or falls.`,
    },
    'two-battles-at-once': {
      label: t`Attack again at once, without asking whether anybody stays.`,
      because: t`After a round both sides say whether they stay. Then the next round begins by itself.`,
    },
  },
};
