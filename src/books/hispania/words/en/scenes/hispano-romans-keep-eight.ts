import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'hispano-romans-keep-eight'> = {
  title: 'From Rome to the Hispano-Romans',
  about: t`The end of turn 5. ${n('rome')} has 10 elites in 5 provinces, with a fort in each. At most 8 elites are replaced by infantry of the ${n('hispano-romans')}; the forts remain in any case. Choose the elites that are replaced.`,
  steps: [
    t`${n('rome')} ends its movement, its last. It scores, and transforms into the ${n('hispano-romans')}. The forts are theirs already.`,
    t`All 3 elites in ${p('toledo')} are replaced by infantry in the same province.`,
    t`Those in ${p('seville')} are replaced too.`,
    t`So is the one in ${p('sierra-morena')}.`,
    t`Two are left to choose: 2 of the 3 in ${p('cordoba')}. The third is removed, and so is the elite in ${p('la-mancha')}.`,
    t`Turn 6: the ${n('hispano-romans')} have no income yet, but they move. One infantry unit moves from ${p('toledo')} across the Tagus to ${p('cuenca')}.`,
  ],
  after: t`${p('la-mancha')} holds only a fort, but the ${n('hispano-romans')} control it: it would count for income, points and submission (${r('11-hispano-romans-forts')}). A fort now fights as infantry, no longer as an elite.`,
  tasks: {
    'one-everywhere': {
      ask: t`Choose so that each fort has an infantry unit with it.`,
      done: t`You have at least 1 infantry in each of the 5 provinces.`,
      lost: t`A fort has no infantry unit with it.`,
      hints: [
        t`Two provinces have only 1 elite.`,
        t`Choose those 2 elites first. Six are left for 3 provinces.`,
        t`Choose 1 in ${p('la-mancha')}, 1 in ${p('sierra-morena')}, and 2 in each of ${p('toledo')}, ${p('cordoba')} and ${p('seville')}.`,
      ],
    },
    'two-more-provinces': {
      ask: t`Turn 6, after ${p('cuenca')} is taken: take ${p('badajoz')} with the infantry in ${p('sierra-morena')}, and lose no province by it.`,
      done: t`The fort left behind holds ${p('sierra-morena')}.`,
      lost: t`Their movement is over.`,
      hints: [
        t`What holds a province after its infantry has left?`,
        t`A fort does. The infantry is free to move.`,
        t`Move the infantry in ${p('sierra-morena')} to ${p('badajoz')}.`,
      ],
    },
  },
  wrongs: {
    'nine-of-them': {
      label: t`Keep all 3 in ${p('cordoba')}.`,
      because: t`Six have been chosen, and 8 is the limit.`,
    },
    'the-fort-marches': {
      label: t`Move the fort in ${p('la-mancha')} to ${p('cuenca')}.`,
      because: t`Forts never move, even those that fight as infantry.`,
    },
  },
};
