import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'retreat-to-avila'> = {
  title: 'One more into Ávila',
  about: t`${n('castile')} has lost 1 infantry in ${p('salamanca')} and wants to retreat. The adjacent province ${p('avila')}, in mountains, is full with 2 units. A retreat may exceed the limit of a province by 1 for a short time. See where each unit retreats, and when the limit applies again.`,
  steps: [
    t`Three infantry of ${n('seville')} attack 3 of ${n('castile')}. Each side loses 1.`,
    t`${n('seville')}, the attacker, decides first and stays.`,
    t`One infantry of ${n('castile')} retreats to ${p('avila')}: it is the third unit there, and the limit is 2.`,
    t`${p('avila')} cannot take another unit. The other infantry retreats to ${p('tierra-de-campos')}, which is empty.`,
  ],
  after: t`A retreat may exceed the limit of a province by 1 unit (${r('4.6')}). ${n('castile')}’s next movement begins now. A unit must leave ${p('avila')} in it, or the check removes one.`,
  tasks: {
    'two-into-avila': {
      ask: t`Before any unit leaves ${p('salamanca')}: bring both units into ${p('avila')}.`,
      done: t`${p('avila')} holds 4 units: 2 in mountains, 1 for the capital, 1 for the retreat.`,
      lost: t`An infantry unit was destroyed, or retreated elsewhere.`,
      hints: [
        t`${p('avila')} can hold 2 units, and 3 with a retreat. You need room for 4.`,
        t`${n('castile')} may raise that limit even during another nation’s turn.`,
        t`Declare ${p('avila')} the capital, then retreat both units there.`,
      ],
    },
    'out-of-avila-again': {
      ask: t`${n('castile')} is moving. Pass the stacking check without a loss.`,
      done: t`${p('avila')} is back within its limit of 2.`,
      lost: t`A unit was lost. Several provinces around ${p('avila')} could have taken it.`,
      hints: [
        t`${p('avila')} contains 3 infantry, and its limit is 2.`,
        t`Move any one of them to a province that can hold it. Empty provinces count.`,
        t`Move 1 infantry from ${p('avila')} to ${p('segovia')} and end movement.`,
      ],
    },
  },
  wrongs: {
    'two-at-a-time': {
      label: t`Retreat both to ${p('avila')} together.`,
      because: t`The retreat allowance is 1 unit per province, however many units retreat.`,
    },
    'one-after-the-other': {
      label: t`Retreat first one to ${p('avila')}, then the other.`,
      because: t`The first unit uses up the retreat allowance. Retreating one at a time does not renew it.`,
    },
  },
};
