import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'river'> = {
  title: 'Across the river',
  learn: t`Learn why an attack directly across a river costs more than one around it.`,
  about: t`Units that cross a river to attack are easy to hit: in the first round each die of the defender adds 2 against them. The river is on the border of 2 provinces, so it matters which border your units cross last.`,
  steps: {
    'dry-shod': {
      ask: t`You are ${n('rome')}, with 3 elites in ${p('cuenca')}. Each may enter 3 provinces. Three infantry of the ${n('celts')} hold ${p('toledo')}, across the Tagus. Attack them with all 3 elites where your odds are best, and end movement.`,
      done: t`There is no river between ${p('la-mancha')} and ${p('toledo')}: the enemy needs an 8 to hit you in each round. Across the Tagus, a 6 would have been enough in the first.`,
      lost: t`Your movement is over. Not all your units are in ${p('toledo')}, or some have just crossed the river.`,
      hints: [
        t`The blue line is the river. It runs between ${p('cuenca')} and ${p('toledo')}, but not between ${p('la-mancha')} and ${p('toledo')}.`,
        t`Move all 3 elites to ${p('la-mancha')}, from there to ${p('toledo')}, and end movement.`,
      ],
      poor: {
        'straight-over': t`All 3 units have just crossed the Tagus: in the first round each of the ${n('celts')} hits on 6 or higher instead of 8.`,
        'two-wet': t`One unit avoided the river. But in the first round the ${n('celts')} may target the units that crossed it.`,
        'one-waits': t`The route was right, but 2 units attack 3 while the third stays behind.`,
      },
      wrongs: {
        'back-again': {
          label: t`The elites may enter another province: move them on through ${p('toledo')} to ${p('segovia')}.`,
          because: t`Units of the ${n('celts')} are there: a unit that enters stops and fights.`,
        },
      },
    },
  },
  after: t`A river costs no movement and has no effect after the first round. Only the border crossed last counts, and only for the units that crossed it there (${r('6.4')}). The tables give what each kind of unit needs without it (${r('6.2b')}).`,
};
