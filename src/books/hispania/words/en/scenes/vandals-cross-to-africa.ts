import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'vandals-cross-to-africa'> = {
  title: 'Over the strait, paid or unpaid',
  about: t`Turn 7. Two infantry of the ${n('vandals')} stand in ${p('gibraltar')} and two in ${p('cadiz')}, and the ${n('alans')} are near. Who crosses to ${p('africa')} in movement scores a point, and is gone.`,
  steps: [
    t`The two of ${p('gibraltar')} cross. They leave the game, for 1 point each.`,
    t`The other two stay in ${p('cadiz')}. The ${n('vandals')} end their movement; the ${n('alans')} are next.`,
    t`Three infantry of the ${n('alans')} come from ${p('seville')}.`,
    t`They end their movement.`,
    t`The battle: nobody hits.`,
    t`The ${n('alans')} fight on.`,
    t`The ${n('vandals')} retreat, over the strait. These two leave the game as well, and score nothing.`,
  ],
  after: t`Two went in time, for 2 points; two ran, for none (${r('11-vandals-africa')}). What is still there at the end of turn 9 is removed without a word.`,
  tasks: {
    'all-four-cross': {
      ask: t`Start again: have 4 points before the ${n('alans')} come.`,
      done: t`4 points, and ${p('cadiz')} and ${p('gibraltar')} are anybody's.`,
      lost: t`It is no longer the ${n('vandals')}' turn.`,
      hints: [
        t`Two doors lead to ${p('africa')}.`,
        t`Units have to begin their movement in ${p('cadiz')} or ${p('gibraltar')}.`,
        t`Move two infantry from ${p('gibraltar')} and two from ${p('cadiz')} to ${p('africa')}.`,
      ],
    },
    'stay-in-the-game': {
      ask: t`The ${n('vandals')} have to leave ${p('cadiz')}. Keep both infantry in the game.`,
      done: t`They may still cross next turn, for points.`,
      lost: t`They have stayed, or gone for good.`,
      hints: [
        t`One neighbour of ${p('cadiz')} is empty.`,
        t`It has a door to ${p('africa')} as well.`,
        t`Retreat both to ${p('gibraltar')}.`,
      ],
    },
  },
  wrongs: {
    'from-cordoba': {
      label: t`Send the infantry of ${p('cordoba')} to ${p('africa')}.`,
      because: t`The way leads from ${p('cadiz')} and ${p('gibraltar')} alone.`,
    },
    'the-alans-too': {
      label: t`The ${n('alans')} cross to ${p('africa')} too.`,
      because: t`That is the ${n('vandals')}' own rule.`,
    },
    'against-the-alans': {
      label: t`Retreat to ${p('seville')}, which is empty now.`,
      because: t`The attackers came from there.`,
    },
  },
};
