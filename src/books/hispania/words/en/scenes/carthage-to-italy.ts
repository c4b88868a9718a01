import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'carthage-to-italy'> = {
  title: 'Who goes with Hannibal',
  about: t`Turn 2. ${n('carthage')} has ten infantry within reach of ${p('narbonne')}, and scores for those that go there; they leave the game. See who can.`,
  steps: [
    t`The three of ${p('barcelona')} have one border to cross. They are gone, for 9 points.`,
    t`Infantry enters two provinces. The three of ${p('tortosa')} come to ${p('barcelona')} first, which is a plain.`,
    t`And on to ${p('narbonne')}: another 9.`,
    t`Movement ends. Six have gone, and four stay.`,
  ],
  after: t`18 points, and the coast is empty: ${p('barcelona')} and ${p('tortosa')} are nobody’s now. Nine units score at most, for 27 points (${r('11-carthage-narbonne')}), and only on this turn. Mountains and enemies on the way would have stopped them.`,
  tasks: {
    'all-that-scores': {
      ask: t`From the start: score all 27 points, and keep one infantry.`,
      done: t`Nine have gone; a tenth would have scored nothing.`,
      lost: t`All ten have gone, or movement is over.`,
      hints: [
        t`From which provinces is ${p('narbonne')} the second that infantry enters?`,
        t`All of them come through ${p('barcelona')}.`,
        t`Three from ${p('barcelona')}, three from ${p('tortosa')}, two from ${p('zaragoza')}, one from ${p('huesca')}; one stays there.`,
      ],
    },
    'keep-barcelona': {
      ask: t`From the start: score exactly 18, end movement, and have three infantry in ${p('barcelona')}.`,
      done: t`Who comes for the last step may stay there as well.`,
      lost: t`Other points, or another number in ${p('barcelona')}.`,
      hints: [
        t`18 points are six infantry.`,
        t`Send the six on the coast, and fill ${p('barcelona')} up from inland.`,
        t`${p('tortosa')} and ${p('barcelona')} go to ${p('narbonne')}; two from ${p('huesca')} and one from ${p('zaragoza')} stay in ${p('barcelona')}. End movement.`,
      ],
    },
  },
  wrongs: {
    'straight-from-huesca': {
      label: t`Go from ${p('huesca')} to ${p('narbonne')} at once.`,
      because: t`They have no border. The way leads through ${p('barcelona')}.`,
    },
    'back-again': {
      label: t`Call one back from ${p('narbonne')}.`,
      because: t`Whoever goes there has left the game.`,
    },
  },
};
