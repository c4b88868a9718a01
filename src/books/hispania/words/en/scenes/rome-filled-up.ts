import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'rome-filled-up'> = {
  title: 'Up to 13 elites for Rome',
  about: t`Turn 4 is nearly over, and ${n('rome')} has 11 elites in 5 provinces. On turn 5 it does not receive a fixed number of reinforcements: it is brought up to 13 elites. See how many arrive by sea.`,
  steps: [
    t`${n('rome')} ends its movement. Each province receives its fort. The 5 provinces support 10 units, and there are 11.`,
    t`One elite is removed in ${p('cordoba')}. With 10 on the map, ${n('rome')} receives 3 on turn 5.`,
    t`They arrive by sea and must land. Two land in ${p('gibraltar')}, which has an open anchor.`,
    t`The third lands in ${p('cadiz')}.`,
  ],
  after: t`With 10 elites ${n('rome')} receives 3, with 6 it would receive 7, with 13 or more none (${r('3.2-fill-up')}). Forts are not counted.`,
  tasks: {
    'all-eleven': {
      ask: t`Before turn 4 ends: keep all 11 elites. How many arrive then?`,
      done: t`Two arrive. The total is 13 either way, but no elite was removed, and you control 1 more province.`,
      lost: t`An elite was removed. Only 6 provinces would support 11 units.`,
      hints: [
        t`Five provinces support 10 units. How could you support 12?`,
        t`Take an empty province adjacent to ${p('cordoba')}.`,
        t`Move 1 elite from ${p('cordoba')} to ${p('seville')} and end movement.`,
      ],
    },
    'as-far-as-lisbon': {
      ask: t`Three elites are at sea. Bring one of them to ${p('lisbon')} at once.`,
      done: t`The landing counts as 1 province, and an elite may enter 3.`,
      lost: t`Movement is over, and no elite has entered ${p('lisbon')}.`,
      hints: [
        t`${p('lisbon')} has no open anchor: land elsewhere.`,
        t`From ${p('seville')} it is 2 more provinces.`,
        t`Move from the sea to ${p('seville')}, to ${p('badajoz')} and to ${p('lisbon')}.`,
      ],
    },
  },
  wrongs: {
    'land-in-granada': {
      label: t`Land in ${p('granada')}.`,
      because: t`${p('granada')} has a coast but no open anchor.`,
    },
    'ten-and-three-more': {
      label: t`Land 2 more in ${p('cadiz')}.`,
      because: t`Three arrived and 2 have landed, so only 1 is left.`,
    },
    'over-the-limit': {
      label: t`Remove the excess unit under the stacking limit.`,
      because: t`No stack is over its limit. This is the population check.`,
    },
  },
};
