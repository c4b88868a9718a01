import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'rome-filled-up'> = {
  title: 'Thirteen elites for Rome',
  about: t`Turn 4 is nearly over, and ${n('rome')} has eleven elites in five provinces. On turn 5 it is not sent a fixed number: it is brought up to thirteen. Watch how many come by sea.`,
  steps: [
    t`${n('rome')} ends its movement. Each province gets its fort. Five provinces feed ten units, and there are eleven.`,
    t`One elite is given up in ${p('cordoba')}. With ten on the map ${n('rome')} gets three on turn 5.`,
    t`They come by sea and must land. Two go ashore in ${p('gibraltar')}, which has an anchor.`,
    t`The third lands in ${p('cadiz')}.`,
  ],
  after: t`With ten it gets three, with six it would get seven, with thirteen or more nothing (${r('3.2-fill-up')}). Forts are not counted.`,
  tasks: {
    'all-eleven': {
      ask: t`Before turn 4 ends: keep all eleven elites. How many come then?`,
      done: t`Two. It is thirteen either way, but nobody had to be given up, and one more province is yours.`,
      lost: t`An elite was lost. Eleven units need six provinces.`,
      hints: [
        t`Five provinces feed ten. What would feed twelve?`,
        t`An empty province next to ${p('cordoba')} would do.`,
        t`Move an elite from ${p('cordoba')} to ${p('seville')} and end movement.`,
      ],
    },
    'as-far-as-lisbon': {
      ask: t`Three elites wait at sea. Bring one of them to ${p('lisbon')} at once.`,
      done: t`The landing counts as one province, and an elite enters three.`,
      lost: t`Movement is over, and ${p('lisbon')} has not seen a Roman.`,
      hints: [
        t`${p('lisbon')} has no open anchor: you have to land elsewhere.`,
        t`From ${p('seville')} it is two more provinces.`,
        t`From the sea to ${p('seville')}, to ${p('badajoz')}, to ${p('lisbon')}.`,
      ],
    },
  },
  wrongs: {
    'land-in-granada': {
      label: t`Land in ${p('granada')}.`,
      because: t`It lies on the sea, but nobody lands where there is no open anchor.`,
    },
    'ten-and-three-more': {
      label: t`Land two more in ${p('cadiz')}.`,
      because: t`Three came, two have landed: there is one left.`,
    },
    'over-the-limit': {
      label: t`Give up the surplus by the stacking rule.`,
      because: t`No stack is too high. It is the population that is counted now, and that question comes first.`,
    },
  },
};
