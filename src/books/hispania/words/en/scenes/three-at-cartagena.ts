import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'three-at-cartagena'> = {
  title: 'Cartagena at the start of turn 4',
  about: t`Scenario B or C begins on turn 4, with 3 elites of ${n('rome')} in ${p('cartagena')}. The rulebook names these units; the set-up of the other provinces is reconstructed.`,
  steps: [t`One elite moves to ${p('la-mancha')}, and 2 are left.`, t`One moves to ${p('denia')}, and 1 is left.`],
  after: t`At the start ${p('cartagena')} contained 3 elites. In the scenarios that begin on turn 1, it contains 1 infantry of ${n('carthage')} (${r('12')}).`,
  tasks: {
    'all-three-leave': {
      ask: t`Start again, and move all 3 elites from ${p('cartagena')} to ${p('granada')}.`,
      done: t`They attack the infantry of ${n('carthage')} there.`,
      lost: t`The 3 elites are no longer together. Start again.`,
      hints: [
        t`${p('granada')} is adjacent to ${p('cartagena')}.`,
        t`The limit of ${p('granada')} is 3, so all 3 may attack.`,
        t`Move 3 elites from ${p('cartagena')} to ${p('granada')}.`,
      ],
    },
    'the-last-stays': {
      ask: t`One elite is left in ${p('cartagena')}. Bring another back.`,
      done: t`${p('cartagena')} contains 2 elites, and ${p('denia')} contains 1.`,
      lost: t`Movement is over. Start again.`,
      hints: [
        t`${p('denia')} contains 2 elites.`,
        t`One of them has moved already; the other has not.`,
        t`Move 1 elite from ${p('denia')} to ${p('cartagena')}.`,
      ],
    },
  },
  wrongs: {
    'a-fourth': {
      label: t`Move 4 elites from ${p('cartagena')} to ${p('la-mancha')}.`,
      because: t`On turn 4 there are 3.`,
    },
    'infantry-of-carthage': {
      label: t`Move the infantry from ${p('cartagena')}.`,
      because: t`That unit of ${n('carthage')} is there on turn 1.`,
    },
  },
};
