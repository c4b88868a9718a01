import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'visigoths-pay-off'> = {
  title: 'What the Visigoths have brought',
  about: t`Player 1 has chosen the ${n('visigoths')}; their fixed score is 46. They have 50 points, it is turn 10, and here the game ends with it. Where they score the last points is ours; the sums are the book’s.`,
  steps: [
    t`One infantry goes from ${p('toledo')} to ${p('segovia')}.`,
    t`They end their movement. The castles in ${p('toledo')} and ${p('tortosa')} score 4½, ${p('segovia')} ½, and the game is over.`,
  ],
  after: t`55 less 46: the ${n('visigoths')} have won their player 9 (${r('15')}). What they were chosen for is no bid, but is taken off like one (${r('14.1')}).`,
  tasks: {
    'half-a-point-more': {
      ask: t`${p('segovia')} is taken. Get half a point more.`,
      done: t`9½. Half a point may decide a game.`,
      lost: t`The game is over, and it was not 9½.`,
      hints: [
        t`On turn 10 every province without a castle is worth ½ to them.`,
        t`An infantry is still in ${p('toledo')}, and the castle holds it alone.`,
        t`Move it to ${p('avila')}, and end movement.`,
      ],
    },
    'castles-alone': {
      ask: t`Start again, and let the castles score alone.`,
      done: t`54½ − 46 = 8½.`,
      lost: t`The game is over, and it was not 8½.`,
      hints: [
        t`Hold ${p('toledo')} and ${p('tortosa')}, and nothing else.`,
        t`Nothing need move.`,
        t`End movement at once.`,
      ],
    },
  },
  wrongs: {
    'move-the-castle': {
      label: t`Take the castle of ${p('toledo')} along to ${p('segovia')}.`,
      because: t`Castles stay where they were built.`,
    },
  },
};
