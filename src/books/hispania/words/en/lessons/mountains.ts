import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'mountains'> = {
  title: 'Mountains stop',
  learn: t`Learn how far each kind of unit moves, and why the shortest route may be the slowest.`,
  about: t`In 1 turn, infantry and knights may enter 2 provinces, elites 3 and cavalry 4. But a unit that enters mountains stops there, however much movement it has left.`,
  steps: {
    ride: {
      ask: t`You are the ${n('umayyads')}, with 1 cavalry in ${p('cordoba')}. Move it to ${p('lisbon')}, province by province, and end movement.`,
      done: t`The cavalry entered 3 plains and could have entered a fourth. Rivers cost no movement.`,
      lost: t`Your movement is over, and your cavalry is not in ${p('lisbon')}.`,
      hints: [
        t`Two routes lead to ${p('lisbon')} from the south: through ${p('badajoz')} and through the ${p('algarve')}. Which of these provinces is mountains?`,
        t`Move to ${p('sierra-morena')}, to ${p('badajoz')} and to ${p('lisbon')}, then end movement.`,
      ],
      poor: {
        algarve: t`The ${p('algarve')} is mountains: your cavalry could have entered 2 more provinces, but must stop.`,
      },
      wrongs: {
        'two-at-once': {
          label: t`Move from ${p('cordoba')} directly to ${p('badajoz')}.`,
          because: t`Through ${p('sierra-morena')} your cavalry can get there by entering 2 provinces.`,
        },
      },
    },
    'out-of-the-mountains': {
      ask: t`You are the ${n('lusitanians')}, with 2 infantry in the mountains of ${p('lusitania')} and 3 in ${p('salamanca')}. Provinces score at the end of this turn: control both, and ${p('alcantara')}, ${p('badajoz')} and ${p('porto')} as well.`,
      done: t`Mountains stop units that enter them, not units that leave them. So a unit that began in the mountains took the province beyond, and the others moved up.`,
      lost: t`Your turn is over, and you do not control all 5 provinces.`,
      hints: [
        t`All routes between ${p('salamanca')} and ${p('badajoz')} lead through mountains. Which units need not enter them?`,
        t`Move 1 infantry from ${p('lusitania')} to ${p('badajoz')}, 1 from ${p('salamanca')} to ${p('alcantara')}, and 1 from ${p('salamanca')} through the plain of ${p('duero')} to ${p('porto')}. Then end movement.`,
      ],
      poor: {
        stays: t`No unit has moved, and 3 empty provinces are still empty. One unit was even removed: a province supports only 2 units.`,
        stopped: t`Both units that moved to ${p('alcantara')} must stop there. Only units that begin in the mountains can reach ${p('badajoz')}.`,
        'no-badajoz': t`${p('badajoz')} was adjacent to ${p('lusitania')}, within reach of a unit that began the turn there.`,
        'no-alcantara': t`${p('alcantara')} is still empty. Mountains stop a unit that enters them, but the unit still takes control.`,
      },
      wrongs: {
        'over-the-mountains': {
          label: t`Move from ${p('salamanca')} to ${p('alcantara')}, and on to ${p('badajoz')}.`,
          because: t`Infantry may enter 2 provinces, but it must stop in the mountains of ${p('alcantara')}.`,
        },
        'third-province': {
          label: t`Move from ${p('salamanca')} through ${p('duero')} and ${p('porto')} to ${p('lusitania')}.`,
          because: t`That would be a third province. Infantry may enter 2.`,
        },
      },
    },
  },
  after: t`Infantry and knights may enter 2 provinces, elites 3, cavalry 4 (${r('5.1')}). A unit that enters mountains stops there, unless it moves with a leader (${r('5.2')}).`,
};
