import { type Rich, t } from '../../../../words/rich.ts';
import type { ActionKind, Actions } from '../../engine/actions.ts';
import { PRICES } from '../../engine/data/income.ts';
import { UNITS } from '../../engine/data/units.ts';
import { groupsOf } from '../../engine/rules/forces.ts';
import { l } from '../marks.ts';
import { NAMES } from './names.ts';
import { and, count, units } from './units.ts';

/** An answer, open or filled in: open parts are left out. */
type Open<K extends ActionKind> = { readonly fixed: Actions[K]['fixed']; readonly values?: Actions[K]['values'] };
type Counts = { readonly [key: string]: number };

const price = (n: number, each = ''): Rich => [`${count(n, 'point')}${each}`];
const nothing = (): Rich => [];

/** `2 armies from León and 1 army from Oviedo`. */
function from(counts: Counts, more: Counts = {}): Rich {
  return and(groupsOf({ ...counts, ...more }).map(({ at, units: of }) => t`${units(of)} from ${l(at)}`));
}
const isNone = (counts: Counts): boolean => Object.values(counts).every((n) => n === 0);

/** The two lines of each answer. */
export const CHOICES = {
  proceed: { label: (): Rich => ['Roll the dice'], consequence: nothing },
  end: { label: (): Rich => ['Done'], consequence: nothing },
  put: { label: ({ fixed }: Open<'put'>): Rich => t`Place in ${l(fixed.place)}`, consequence: nothing },
  plague: { label: (): Rich => ['Confirm'], consequence: nothing },
  raise: {
    label: ({ fixed: { place, unit }, values }: Open<'raise'>): Rich =>
      values
        ? t`Raise ${units({ [unit]: values.count })} in ${l(place)}`
        : t`Raise ${unit === 'army' ? 'armies' : 'garrisons'} in ${l(place)}`,
    consequence: ({ fixed: { unit } }: Open<'raise'>): Rich => [
      `${count(PRICES[unit], 'point')} each, hits on ${UNITS[unit].hitsFrom} or higher`,
    ],
  },
  build: {
    label: ({ fixed: { place, what } }: Open<'build'>): Rich => t`Build a ${what} in ${l(place)}`,
    consequence: ({ fixed: { what } }: Open<'build'>): Rich => price(PRICES[what]),
  },
  convert: {
    label: ({ fixed }: Open<'convert'>): Rich => t`Convert the city of ${l(fixed.place)}`,
    consequence: (): Rich => price(PRICES.conversion),
  },
  corrupt: {
    label: ({ fixed }: Open<'corrupt'>): Rich => t`Corrupt the rebels in ${l(fixed.place)}`,
    consequence: (): Rich => price(PRICES.corruption, ': they become 1 garrison'),
  },
  hire: {
    label: ({ fixed, values }: Open<'hire'>): Rich =>
      values
        ? t`Hire ${count(values.count, 'Mercenary', 'Mercenaries')} in ${l(fixed.place)}`
        : t`Hire Mercenaries in ${l(fixed.place)}`,
    consequence: (): Rich => price(PRICES.mercenary, ' each, for this turn'),
  },
  crusade: {
    label: ({ fixed }: Open<'crusade'>): Rich => t`Place the Crusaders in ${l(fixed.place)}`,
    consequence: (): Rich => ['All of them, free, for this turn'],
  },
  region: {
    label: ({ fixed }: Open<'region'>): Rich => [`Move in ${NAMES.regions[fixed.region]}`],
    consequence: nothing,
  },
  move: {
    label: ({ fixed: { to }, values }: Open<'move'>): Rich =>
      values && !isNone(values.units) ? t`Move ${from(values.units)} to ${l(to)}` : t`Move to ${l(to)}`,
    consequence: nothing,
  },
  ride: {
    label: ({ fixed, values }: Open<'ride'>): Rich =>
      values && !isNone(values.units)
        ? t`Move El Cid with ${from(values.units, values.others)} to ${l(fixed.to)}`
        : t`Move to ${l(fixed.to)} with El Cid`,
    consequence: (): Rich => ['His force fires first'],
  },
  sally: {
    label: ({ fixed }: Open<'sally'>): Rich => t`Attack the besiegers of ${l(fixed.place)}`,
    consequence: (): Rich => ['With the units inside'],
  },
  retreat: { label: ({ fixed }: Open<'retreat'>): Rich => t`Retreat to ${l(fixed.to)}`, consequence: nothing },
};
