import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'suebi-capital'> = {
  title: 'From Galicia to Duero',
  about: t`The ${n('suebi')} want three units in ${p('galicia')}, where mountains hold two. A capital holds one more; and it can be moved when the old one is lost. Follow the limit from two to three, and to four.`,
  steps: [
    t`The infantry from ${p('porto')} comes to ${p('galicia')}: three.`,
    t`Movement ends, and the check finds one too many.`,
    t`The ${n('suebi')} declare ${p('galicia')} their capital: two for the mountains, one for the capital.`,
    t`Next turn the ${n('galicians')} attack with three.`,
    t`They end their movement.`,
    t`Each side loses one infantry.`,
    t`The ${n('galicians')} stay.`,
    t`The two ${n('suebi')} retreat to ${p('porto')}. Their capital is lost.`,
    t`The ${n('suebi')} again. They save their gold.`,
    t`Both go to ${p('duero')}, a plain that holds three. Now there are four.`,
    t`Movement ends, and the check asks for one of them.`,
    t`${p('duero')} becomes the capital: three for the plain and one more.`,
  ],
  after: t`A capital is worth one unit wherever it lies (${r('4.3')}). ${p('galicia')} would be back to two, even if they took it again.`,
  tasks: {
    'three-in-galicia': {
      ask: t`Turn 9, three in ${p('galicia')}: keep them all.`,
      done: t`The capital may be declared in the middle of the check.`,
      lost: t`One has been given up. The other offer would have saved him.`,
      hints: [
        t`End movement and look what the check offers.`,
        t`It asks for a unit, or for something else.`,
        t`Declare ${p('galicia')} the capital.`,
      ],
    },
    'no-new-capital': {
      ask: t`After the defeat: fill ${p('duero')} as far as it goes without a new capital, and lose nobody.`,
      done: t`Three in the plain, and ${p('porto')} is still held.`,
      lost: t`A capital was declared, or a unit lost.`,
      hints: [
        t`${p('duero')} is a plain, and two stand there.`,
        t`One of the two in ${p('porto')} can come.`,
        t`Move one infantry from ${p('porto')} to ${p('duero')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'straight-to-duero': {
      label: t`Retreat from ${p('galicia')} straight to ${p('duero')}.`,
      because: t`The two meet at a corner only: they are no neighbours.`,
    },
    'galicia-for-ever': {
      label: t`Declare ${p('galicia')} the capital once more.`,
      because: t`The ${n('galicians')} stand there. A capital is a province that one holds.`,
    },
  },
};
