import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'river'> = {
  title: 'Over the river',
  learn: t`Why an attack straight over a river costs more than a walk round it.`,
  about: t`Whoever crosses a river and attacks at once is easy to hit: in the first round each die of the defender counts two more against him. The river lies on the border of two provinces, so it matters which border you come over last.`,
  steps: {
    'dry-shod': {
      ask: t`You are ${n('rome')}, with three elites in ${p('cuenca')}, and each of them can take three steps. Three infantry of the ${n('celts')} hold ${p('toledo')}, behind the Tagus: attack them with all three elites where your chance is best, and end your movement.`,
      done: t`From ${p('la-mancha')} to ${p('toledo')} there is no river: they need an 8 to hit you in every round. Over the Tagus a 6 would have done for the first.`,
      lost: t`Your movement is over, and not everybody stands in ${p('toledo')} with dry feet.`,
      hints: [
        t`The blue line is the river. It runs between ${p('cuenca')} and ${p('toledo')}, but not between ${p('la-mancha')} and ${p('toledo')}.`,
        t`Move all three to ${p('la-mancha')}, from there to ${p('toledo')}, and end the movement.`,
      ],
      poor: {
        'straight-over': t`All three have just crossed the Tagus: in the first round each of the ${n('celts')} hits on 6 instead of 8.`,
        'two-wet': t`One came dry-shod. But the ${n('celts')} choose whom they aim at in the first round: those out of the water.`,
        'one-waits': t`The way was right, but two meet three, while the third looks on.`,
      },
      wrongs: {
        'back-again': {
          label: t`They still have a step: go on through ${p('toledo')} to ${p('segovia')}.`,
          because: t`The ${n('celts')} are there: whoever enters stops and fights.`,
        },
      },
    },
  },
  after: t`A river does not slow anybody down, and it helps nobody after the first round: only the border crossed last counts, and only for those who crossed it there (${r('6.4')}). What each kind of unit needs without it stands in one table (${r('6.2b')}).`,
};
