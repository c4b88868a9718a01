import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'three-at-cartagena'> = {
  title: 'Cartagena at the start of turn 4',
  about: t`Scenario B or C begins on turn 4, with three elites of ${n('rome')} in ${p('cartagena')}. The book names these; the other provinces stand as we have reconstructed them.`,
  steps: [t`One elite goes to ${p('la-mancha')}, and two are left.`, t`One goes to ${p('denia')}, and one is left.`],
  after: t`Three stood in ${p('cartagena')}. In the scenarios that begin on turn 1 it is one infantry of ${n('carthage')} (${r('12')}).`,
  tasks: {
    'all-three-leave': {
      ask: t`Start again, and take all three from ${p('cartagena')} to ${p('granada')}.`,
      done: t`They meet an infantry of ${n('carthage')} there.`,
      lost: t`The three are no longer together. Start again.`,
      hints: [
        t`${p('granada')} is next to ${p('cartagena')}.`,
        t`Three may attack mountains that hold two.`,
        t`Move three elites from ${p('cartagena')} to ${p('granada')}.`,
      ],
    },
    'the-last-stays': {
      ask: t`One is left in ${p('cartagena')}. Bring another one back.`,
      done: t`Two in ${p('cartagena')}, and one in ${p('denia')}.`,
      lost: t`Movement is over. Start again.`,
      hints: [
        t`Two elites are in ${p('denia')}.`,
        t`One of them has moved already; the other has not.`,
        t`Move one elite from ${p('denia')} to ${p('cartagena')}.`,
      ],
    },
  },
  wrongs: {
    'a-fourth': {
      label: t`Four elites from ${p('cartagena')} to ${p('la-mancha')}.`,
      because: t`On turn 4 there are three.`,
    },
    'infantry-of-carthage': {
      label: t`The infantry from ${p('cartagena')}.`,
      because: t`That is ${n('carthage')}’s, and stands there on turn 1.`,
    },
  },
};
