import type { Action } from '../../../../kernel/contract.ts';
import { regionOf } from '../../engine/data/geography.ts';
import { LOCATIONS, type LocationId } from '../../engine/data/ids.ts';
import { groupsOf } from '../../engine/rules/forces.ts';

/** The locations that an answer is about: a region as a whole, where its units are and where they go, or what is bought. */
export function placesOfAnswer({ fixed, values }: Action): readonly LocationId[] {
  const named = Object.values(fixed);
  const counts: { readonly [key: string]: number } = Object.assign(
    {},
    ...Object.values(values).filter((one) => typeof one === 'object'),
  );
  const from = groupsOf(counts).map(({ at }) => at);
  return LOCATIONS.filter(
    (at) => named.includes(at) || named.includes(regionOf(at)) || from.includes(at) || (counts[at] ?? 0) > 0,
  );
}
