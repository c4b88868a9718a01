import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'vandals-cross-to-africa'> = {
  title: 'Over the strait, with or without points',
  about: t`Turn 7. The ${n('vandals')} have 2 infantry in ${p('gibraltar')} and 2 in ${p('cadiz')}, and the ${n('alans')} are near. Units that cross to ${p('africa')} during movement leave the game and score 1 point each.`,
  steps: [
    t`The 2 infantry in ${p('gibraltar')} cross. They leave the game and score 1 point each.`,
    t`The other 2 stay in ${p('cadiz')}. The ${n('vandals')} end their movement, and the ${n('alans')} play next.`,
    t`Three infantry of the ${n('alans')} move in from ${p('seville')}.`,
    t`They end their movement.`,
    t`The battle begins, and both sides miss.`,
    t`The ${n('alans')} fight on.`,
    t`The ${n('vandals')} retreat over the strait. These 2 units also leave the game, but score nothing.`,
  ],
  after: t`Two units crossed in time and scored 2 points; 2 retreated and scored none (${r('11-vandals-africa')}). All units still on the map at the end of turn 9 are removed.`,
  tasks: {
    'all-four-cross': {
      ask: t`Start again: score 4 points before the ${n('alans')} attack.`,
      done: t`You have scored 4 points, and ${p('cadiz')} and ${p('gibraltar')} are empty.`,
      lost: t`It is no longer the ${n('vandals')}’ turn.`,
      hints: [
        t`Two provinces lead to ${p('africa')}.`,
        t`Units must begin their movement in ${p('cadiz')} or ${p('gibraltar')}.`,
        t`Move 2 infantry from ${p('gibraltar')} and 2 from ${p('cadiz')} to ${p('africa')}.`,
      ],
    },
    'stay-in-the-game': {
      ask: t`The ${n('vandals')} must retreat from ${p('cadiz')}. Keep both units in the game.`,
      done: t`They may still cross next turn, and score.`,
      lost: t`The units have stayed, or have left the game.`,
      hints: [
        t`One province adjacent to ${p('cadiz')} is empty.`,
        t`Units may cross to ${p('africa')} from there as well.`,
        t`Retreat both to ${p('gibraltar')}.`,
      ],
    },
  },
  wrongs: {
    'from-cordoba': {
      label: t`Move the infantry in ${p('cordoba')} to ${p('africa')}.`,
      because: t`Units may cross only from ${p('cadiz')} and ${p('gibraltar')}.`,
    },
    'the-alans-too': {
      label: t`Let the ${n('alans')} cross to ${p('africa')} too.`,
      because: t`Only the ${n('vandals')} have this rule.`,
    },
    'against-the-alans': {
      label: t`Retreat to ${p('seville')}, which is now empty.`,
      because: t`The attackers came from there.`,
    },
  },
};
