import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'hispano-romans-keep-eight'> = {
  title: 'What Rome leaves behind',
  about: t`The end of turn 5. ${n('rome')} has ten elites in five provinces, with a fort in each. Eight at most go on as infantry of the ${n('hispano-romans')}; the forts go on by themselves. Choose who stays.`,
  steps: [
    t`${n('rome')} ends its movement, its last. It scores, and gives way to the ${n('hispano-romans')}: the forts are theirs already.`,
    t`All three elites of ${p('toledo')} become infantry, where they stand.`,
    t`Those of ${p('seville')} too.`,
    t`And the one of ${p('sierra-morena')}.`,
    t`Two are left to choose: two of the three in ${p('cordoba')}. The third goes, and the elite of ${p('la-mancha')} with it.`,
    t`Turn 6: no income yet, but they move. An infantry goes from ${p('toledo')} over the Tagus to ${p('cuenca')}.`,
  ],
  after: t`Nobody stands in ${p('la-mancha')} but a fort, and the province is theirs: it would count for income, points and submission (${r('11-hispano-romans-forts')}). A fort defends as an infantry now, and no longer as an elite.`,
  tasks: {
    'one-everywhere': {
      ask: t`Choose so that an infantry stands beside every fort.`,
      done: t`Eight are enough for five provinces.`,
      lost: t`One of the forts is alone.`,
      hints: [
        t`Two provinces have one elite only.`,
        t`Take those two first. Six are left for three provinces.`,
        t`One each in ${p('la-mancha')} and ${p('sierra-morena')}, two each in ${p('toledo')}, ${p('cordoba')} and ${p('seville')}.`,
      ],
    },
    'two-more-provinces': {
      ask: t`Turn 6, when ${p('cuenca')} is taken: take ${p('badajoz')} with the infantry of ${p('sierra-morena')}, and lose nothing by it.`,
      done: t`The fort it leaves behind holds ${p('sierra-morena')}.`,
      lost: t`Their movement is over.`,
      hints: [
        t`What holds a province when its infantry has gone?`,
        t`A fort does. The infantry is free to go.`,
        t`Move the infantry of ${p('sierra-morena')} to ${p('badajoz')}.`,
      ],
    },
  },
  wrongs: {
    'nine-of-them': {
      label: t`Keep all three of ${p('cordoba')}.`,
      because: t`Six have been chosen, and eight is the most.`,
    },
    'the-fort-marches': {
      label: t`Move the fort of ${p('la-mancha')} to ${p('cuenca')}.`,
      because: t`Forts never move, not even those that fight as infantry.`,
    },
  },
};
