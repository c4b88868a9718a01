import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'visigoths-pay-off'> = {
  title: 'The score of the Visigoths',
  about: t`Player 1 has chosen the ${n('visigoths')}, whose fixed score is 46. They have 50 points on turn 10, and here the game ends with that turn. The site has chosen where they score their last points; the sums are those of the rulebook.`,
  steps: [
    t`One infantry moves from ${p('toledo')} to ${p('segovia')}.`,
    t`They end their movement. The castles in ${p('toledo')} and ${p('tortosa')} score 4½, ${p('segovia')} ½, and the game is over.`,
  ],
  after: t`55 − 46 = 9: the ${n('visigoths')} have won 9 points for their player (${r('15')}). The fixed score is not a bid but is subtracted like one (${r('14.1')}).`,
  tasks: {
    'half-a-point-more': {
      ask: t`${p('segovia')} is taken. Score ½ point more.`,
      done: t`The result is 9½. Half a point may decide a game.`,
      lost: t`The game is over, and the result was not 9½.`,
      hints: [
        t`On turn 10 every province without a castle scores ½ point for them.`,
        t`One infantry is still in ${p('toledo')}, which the castle controls alone.`,
        t`Move it to ${p('avila')}, and end movement.`,
      ],
    },
    'castles-alone': {
      ask: t`Start again, and score only for the castles.`,
      done: t`54½ − 46 = 8½.`,
      lost: t`The game is over, and the result was not 8½.`,
      hints: [
        t`Control ${p('toledo')} and ${p('tortosa')}, and no other province.`,
        t`No unit needs to move.`,
        t`End movement at once.`,
      ],
    },
  },
  wrongs: {
    'move-the-castle': {
      label: t`Move the castle in ${p('toledo')} to ${p('segovia')} as well.`,
      because: t`Castles cannot move.`,
    },
  },
};
