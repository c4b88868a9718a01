import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'carthage-to-italy'> = {
  title: 'With Hannibal to Italy',
  about: t`Turn 2. ${n('carthage')} has 10 infantry near ${p('narbonne')}. It scores for each unit that moves there; these units leave the game. See which ones can reach it.`,
  steps: [
    t`The 3 infantry in ${p('barcelona')} have only 1 border to cross. They leave the game and score 9 points.`,
    t`Infantry may enter 2 provinces. The 3 infantry in ${p('tortosa')} first enter ${p('barcelona')}, a plain.`,
    t`They move on to ${p('narbonne')} and score another 9 points.`,
    t`Movement ends. Six infantry units have left the game, and 4 stay.`,
  ],
  after: t`${n('carthage')} scores 18 points, but ${p('barcelona')} and ${p('tortosa')} are empty now. At most 9 units score, for 27 points (${r('11-carthage-narbonne')}), and only on this turn. Mountains or enemy units on the way would have stopped them.`,
  tasks: {
    'all-that-scores': {
      ask: t`From the start: score all 27 points, and keep 1 infantry.`,
      done: t`Nine infantry units have left the game; a tenth would have scored nothing.`,
      lost: t`All 10 have left the game, or movement is over.`,
      hints: [
        t`From which provinces can infantry reach ${p('narbonne')} with 2 provinces of movement?`,
        t`All of them move through ${p('barcelona')}.`,
        t`Move 3 from ${p('barcelona')}, 3 from ${p('tortosa')}, 2 from ${p('zaragoza')} and 1 from ${p('huesca')}; 1 stays in ${p('huesca')}.`,
      ],
    },
    'keep-barcelona': {
      ask: t`From the start: score exactly 18 points, and end movement with 3 infantry in ${p('barcelona')}.`,
      done: t`Units that enter ${p('barcelona')} may also stay there.`,
      lost: t`You have scored other points, or ${p('barcelona')} holds another number of infantry.`,
      hints: [
        t`Eighteen points are 6 infantry.`,
        t`Send the 6 on the coast, and move others from inland to ${p('barcelona')}.`,
        t`Move those in ${p('tortosa')} and ${p('barcelona')} to ${p('narbonne')}; move 2 from ${p('huesca')} and 1 from ${p('zaragoza')} to ${p('barcelona')}. End movement.`,
      ],
    },
  },
  wrongs: {
    'straight-from-huesca': {
      label: t`Move from ${p('huesca')} straight to ${p('narbonne')}.`,
      because: t`They share no border. The route leads through ${p('barcelona')}.`,
    },
    'back-again': {
      label: t`Move one back from ${p('narbonne')}.`,
      because: t`Units that move there have left the game.`,
    },
  },
};
