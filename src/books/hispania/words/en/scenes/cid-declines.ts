import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'cid-declines'> = {
  title: 'El Cid declines',
  about: t`${n('badajoz')} offers El Cid 2 gold for the 2 infantry of ${n('leon')} in ${p('lusitania')}. But ${n('leon')} is Christian, and El Cid regards it as a friend. See what a declined offer costs.`,
  steps: [
    t`${n('badajoz')} makes its offer: both units in ${p('lusitania')}.`,
    t`El Cid declines. ${n('badajoz')} keeps its gold and plays on without him.`,
  ],
  after: t`He may decline any offer, and must decline to attack another nation of his own player (${r('11-el-cid-hire')}). A declined offer costs nothing.`,
  tasks: {
    'as-many-as-may-go': {
      ask: t`Accept this time, and engage all 3 knights in ${p('lusitania')} and as many infantry with them as allowed.`,
      done: t`Four units: the limit of 2 in mountains, and 2 more for El Cid. Three infantry units stay off the map.`,
      lost: t`He has declined, or has fought with fewer units. Go back to the offer.`,
      hints: [
        t`What is the limit of ${p('lusitania')}, and how much does El Cid add?`,
        t`The limit in mountains is 2.`,
        t`Accept, and engage 3 knights and 1 infantry.`,
      ],
    },
    'nobody-is-hired': {
      ask: t`Start again, and let ${n('badajoz')} make no offer.`,
      done: t`It has saved 2 gold. Movement follows.`,
      lost: t`${n('badajoz')} has made an offer. Start again.`,
      hints: [t`No nation must hire him.`, t`You can end this phase like any other.`, t`End the phase.`],
    },
  },
  wrongs: {
    'no-third-infantry': {
      label: t`Name 3 infantry as targets.`,
      because: t`There are only 2 in ${p('lusitania')}. A mission can name only units that are in the province.`,
    },
    'accepting-too-late': {
      label: t`Let him change his mind and accept.`,
      because: t`He was asked and has declined. ${n('badajoz')} is already moving.`,
    },
    'a-second-offer': {
      label: t`Offer another mission, against only 1 infantry.`,
      because: t`A nation may make only one offer in its turn, whatever the answer.`,
    },
  },
};
