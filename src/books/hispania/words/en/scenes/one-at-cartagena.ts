import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'one-at-cartagena'> = {
  title: 'Cartagena at the start of turn 1',
  about: t`Scenario A or D, or E: on turn 1 there is one infantry of ${n('carthage')} in ${p('cartagena')}. The book names this one; the other provinces stand as we have reconstructed them.`,
  steps: [t`The infantry goes to ${p('denia')}. ${p('cartagena')} is empty: it was the only unit there.`],
  after: t`Which set-up is used depends on the first turn of the scenario (${r('12')}). In scenarios B and C there are three elites of ${n('rome')} in ${p('cartagena')}.`,
  tasks: {
    'two-at-cartagena': {
      ask: t`Start again, and bring a second infantry to ${p('cartagena')}.`,
      done: t`Two, and ${p('denia')} is empty.`,
      lost: t`Movement is over. Start again.`,
      hints: [
        t`Where is the next infantry of ${n('carthage')}?`,
        t`${p('denia')} is next to ${p('cartagena')}.`,
        t`Move the infantry of ${p('denia')} to ${p('cartagena')}.`,
      ],
    },
    'two-at-gibraltar': {
      ask: t`Leave ${p('cartagena')} alone, and have two infantry in ${p('gibraltar')}.`,
      done: t`${p('cartagena')} keeps its one.`,
      lost: t`Movement is over. Start again.`,
      hints: [
        t`${p('gibraltar')} has one infantry.`,
        t`${p('cadiz')}, next to it, has two.`,
        t`Move one infantry from ${p('cadiz')} to ${p('gibraltar')}.`,
      ],
    },
  },
  wrongs: {
    'two-of-one': {
      label: t`Two infantry from ${p('cartagena')} to ${p('denia')}.`,
      because: t`On turn 1 there is one.`,
    },
    'elites-of-rome': {
      label: t`An elite from ${p('cartagena')}.`,
      because: t`The elites of ${n('rome')} stand there on turn 4.`,
    },
  },
};
