import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'mountains'> = {
  title: 'Mountains stop',
  learn: t`How far each kind of unit goes, and why the shortest way may be the longest.`,
  about: t`In one turn infantry and knights may enter two provinces, elites three and cavalry four. But whoever enters mountains stops there, however many steps are left.`,
  steps: {
    ride: {
      ask: t`You are the ${n('umayyads')}, with a cavalry in ${p('cordoba')}. Ride to ${p('lisbon')}, step by step, and end your movement.`,
      done: t`Three plains, three steps, and a fourth would have been left. Rivers cost nothing on the way.`,
      lost: t`Your movement is over, and your rider is not in ${p('lisbon')}.`,
      hints: [
        t`Two ways lead to ${p('lisbon')} from the south: through ${p('badajoz')}, and through ${p('algarve')}. Which of them is mountains?`,
        t`Step to ${p('sierra-morena')}, to ${p('badajoz')} and to ${p('lisbon')}, then end the movement.`,
      ],
      poor: {
        algarve: t`${p('algarve')} is mountains: your rider had two steps left, and may use none of them.`,
      },
      wrongs: {
        'two-at-once': {
          label: t`Go from ${p('cordoba')} straight to ${p('badajoz')}.`,
          because: t`They do not touch: a step leads to a neighbour, and through ${p('sierra-morena')} it takes two.`,
        },
      },
    },
    'out-of-the-mountains': {
      ask: t`You are the ${n('lusitanians')}, with two infantry in the mountains of ${p('lusitania')} and three in ${p('salamanca')}. Points are counted at the end of this turn: hold both, and ${p('alcantara')}, ${p('badajoz')} and ${p('porto')} as well.`,
      done: t`Mountains stop those who come in, not those who set out from them. So whoever stood there already took the far side, and others moved up.`,
      lost: t`Your turn is over, and you do not hold all five.`,
      hints: [
        t`Between ${p('salamanca')} and ${p('badajoz')} there are only mountains. Who need not cross them?`,
        t`Send one from ${p('lusitania')} to ${p('badajoz')}, one from ${p('salamanca')} to ${p('alcantara')}, and one from ${p('salamanca')} over the plain of ${p('duero')} to ${p('porto')}; then end the movement.`,
      ],
      poor: {
        stays: t`Nobody has moved, and three empty provinces stay empty. One unit has even gone: a nation keeps two for each province that it holds.`,
        stopped: t`Both who went to ${p('alcantara')} stand still there: the way to ${p('badajoz')} is for those who begin in the mountains.`,
        'no-badajoz': t`${p('badajoz')} was one step from ${p('lusitania')}, for whoever stood there when the turn began.`,
        'no-alcantara': t`${p('alcantara')} stayed empty. Entering mountains stops you, but they are yours all the same.`,
      },
      wrongs: {
        'over-the-mountains': {
          label: t`Go from ${p('salamanca')} to ${p('alcantara')}, and on to ${p('badajoz')}.`,
          because: t`An infantry has two steps, but in the mountains of ${p('alcantara')} the move is over.`,
        },
        'third-province': {
          label: t`Go from ${p('salamanca')} by ${p('duero')} and ${p('porto')} to ${p('lusitania')}.`,
          because: t`That would be a third province. Infantry enters two.`,
        },
      },
    },
  },
  after: t`Two, two, three, four: infantry, knight, elite, cavalry (${r('5.1')}). Mountains end the move of whoever enters them, unless a leader shows the way (${r('5.1-mountain')}, ${r('5.2')}).`,
};
