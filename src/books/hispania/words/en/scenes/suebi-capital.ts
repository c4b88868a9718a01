import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'suebi-capital'> = {
  title: 'From Galicia to Duero',
  about: t`The ${n('suebi')} want 3 units in ${p('galicia')}, whose limit in mountains is 2. The limit of a capital is 1 higher, and a nation that loses its capital may declare another. Follow the limit from 2 to 3, and to 4.`,
  steps: [
    t`The infantry from ${p('porto')} moves to ${p('galicia')}, which now contains 3.`,
    t`Movement ends, and the check finds 1 unit over the limit.`,
    t`The ${n('suebi')} declare ${p('galicia')} their capital: 2 in mountains, and 1 for the capital.`,
    t`Next turn the ${n('galicians')} attack with 3.`,
    t`They end their movement.`,
    t`Each side loses 1 infantry.`,
    t`The ${n('galicians')} stay.`,
    t`The 2 infantry of the ${n('suebi')} retreat to ${p('porto')}. Their capital is lost.`,
    t`The ${n('suebi')} play again and save their gold.`,
    t`Both units move to ${p('duero')}, a plain whose limit is 3. It now contains 4.`,
    t`Movement ends, and the check requires 1 unit to be removed.`,
    t`${p('duero')} becomes the capital: 3 in a plain, and 1 for the capital.`,
  ],
  after: t`The capital bonus is 1 unit in any province (${r('4.3')}). The limit of ${p('galicia')} would be 2 again, even if the ${n('suebi')} took the province back.`,
  tasks: {
    'three-in-galicia': {
      ask: t`Turn 9, with 3 infantry in ${p('galicia')}: keep them all.`,
      done: t`A capital may be declared in the middle of a check.`,
      lost: t`One unit was removed. The other choice would have saved it.`,
      hints: [
        t`End movement and see what the check offers.`,
        t`It asks you to remove a unit, or to do something else.`,
        t`Declare ${p('galicia')} the capital.`,
      ],
    },
    'no-new-capital': {
      ask: t`After the defeat: fill ${p('duero')} to its limit without a new capital, and lose no unit.`,
      done: t`${p('duero')}, a plain, holds 3 units, and you still control ${p('porto')}.`,
      lost: t`A capital was declared, or a unit lost.`,
      hints: [
        t`${p('duero')} is a plain and contains 2 infantry.`,
        t`One of the 2 infantry in ${p('porto')} can move there.`,
        t`Move 1 infantry from ${p('porto')} to ${p('duero')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'straight-to-duero': {
      label: t`Retreat from ${p('galicia')} straight to ${p('duero')}.`,
      because: t`The 2 provinces meet only at a corner, so they are not adjacent.`,
    },
    'galicia-for-ever': {
      label: t`Declare ${p('galicia')} the capital again.`,
      because: t`The ${n('galicians')} control it. A capital is a province that its nation controls.`,
    },
  },
};
