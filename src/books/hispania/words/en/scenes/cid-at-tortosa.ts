import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-tortosa'> = {
  title: 'The other side may hire him too',
  about: t`Earlier on this turn El Cid destroyed the castle of ${n('zaragoza')}, for the gold of ${n('aragon')}. Now ${n('zaragoza')} has 2 gold and hires him against ${n('aragon')}: 2 infantry in ${p('tortosa')}, adjacent to its province ${p('castellon')}.`,
  steps: [
    t`${n('zaragoza')} names both units in ${p('tortosa')}.`,
    t`El Cid may serve both sides. He accepts.`,
    t`He engages 3 knights and 2 of his 4 infantry.`,
    t`Both target his infantry and miss. They are destroyed in the first round, and he loses no unit: 2 gold, 2 points.`,
  ],
  after: t`El Cid scores 2 points for the 2 gold (${r('11-el-cid-pay')}). ${n('zaragoza')} itself scores nothing for infantry, and continues its turn.`,
  tasks: {
    'one-of-the-two': {
      ask: t`Start again and spend less: have 1 of the 2 infantry destroyed, for 1 gold.`,
      done: t`The named infantry is destroyed, and he leaves. His other hits did not count.`,
      lost: t`He has declined, or both units were paid for. Start again.`,
      hints: [
        t`How many units must an offer name?`,
        t`Name only 1 infantry. El Cid may still engage as many units as he likes.`,
        t`Name 1 infantry, accept, engage 3 knights and 2 infantry; if the named infantry survives the round, stay.`,
      ],
    },
    'keeps-its-gold': {
      ask: t`Start again, and save the 2 gold of ${n('zaragoza')}.`,
      done: t`There is no mission, so there is nothing to pay.`,
      lost: t`An offer has been made. Start again.`,
      hints: [t`You may hire El Cid, but need not.`, t`How do you end a phase?`, t`End the phase.`],
    },
  },
  wrongs: {
    'across-the-corner': {
      label: t`Have him take ${p('zaragoza')} back from ${n('aragon')}.`,
      because: t`${n('zaragoza')} has only ${p('castellon')} left. ${p('castellon')} and ${p('zaragoza')} touch only at a corner where 4 provinces meet. A corner is not a border.`,
    },
  },
};
