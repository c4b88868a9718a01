import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-at-tortosa'> = {
  title: 'The other side may hire him too',
  about: t`A little earlier on this turn El Cid broke the castle of ${n('zaragoza')}, for the gold of ${n('aragon')}. Now ${n('zaragoza')} has 2 gold and hires him against ${n('aragon')}: two infantry in ${p('tortosa')}, next to its ${p('castellon')}.`,
  steps: [
    t`${n('zaragoza')} names both infantry in ${p('tortosa')}.`,
    t`El Cid bears no grudge. He accepts.`,
    t`Three knights and two of his four infantry ride with him.`,
    t`The two in ${p('tortosa')} aim at his infantry and miss. They fall in the first round, and nobody of his does: 2 gold, 2 points.`,
  ],
  after: t`Two infantry are 2 gold, and 2 points for El Cid (${r('11-el-cid-pay')}). ${n('zaragoza')} itself scores nothing for infantry: it has no points for those. It goes on with its turn.`,
  tasks: {
    'one-of-the-two': {
      ask: t`Start again and be thrifty: have one of the two destroyed, for 1 gold.`,
      done: t`The named one is gone, and so is he. Whatever else he hit did not count.`,
      lost: t`He has declined, or both were paid for. Start again.`,
      hints: [
        t`How many units does an offer have to name?`,
        t`Name a single infantry. El Cid may still bring as many of his own as he likes.`,
        t`Name one infantry, accept, engage three knights and two infantry; if nobody falls, stay.`,
      ],
    },
    'keeps-its-gold': {
      ask: t`Start again, and keep the 2 gold of ${n('zaragoza')}.`,
      done: t`No hero, no bill.`,
      lost: t`El Cid is on his way. Start again.`,
      hints: [t`Hiring is an offer to you, not a duty.`, t`What ends a phase?`, t`End the phase.`],
    },
  },
  wrongs: {
    'across-the-corner': {
      label: t`Have him take ${p('zaragoza')} back from ${n('aragon')}.`,
      because: t`${n('zaragoza')} has only ${p('castellon')} left, and from there to ${p('zaragoza')} is a corner where four provinces meet. That is no border.`,
    },
  },
};
