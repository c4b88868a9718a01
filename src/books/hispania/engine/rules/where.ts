import { NATIONS, type Owner, PLACES, type PlaceId } from '../data/ids.ts';
import type { Cohort } from '../state/cohort.ts';
import type { State } from '../state.ts';

/**
 * An index of the places of each owner's counters, so that a rule about one nation scans only its places. This file
 * implements no rule.
 */

/** The places of each owner, in the order of `PLACES`, by the owner's number. Its lists are replaced, never changed. */
export type Where = readonly (readonly PlaceId[])[];

const OWNERS: readonly Owner[] = [...NATIONS, 'neutral'];
const OWNER_NUMBERS = numbered(OWNERS);
const PLACE_NUMBERS = numbered(PLACES);

function numbered<T extends string>(of: readonly T[]): Readonly<Record<T, number>> {
  return Object.fromEntries(of.map((one, i) => [one, i])) as Record<T, number>;
}

/** Builds the index. */
export function whereIn(places: State['places']): Where {
  const where: PlaceId[][] = OWNERS.map(() => []);
  for (const place of PLACES) {
    const there = places[place];
    if (there === undefined) continue;
    for (const { owner } of there) {
      const own = where[OWNER_NUMBERS[owner]] as PlaceId[];
      if (own[own.length - 1] !== place) own.push(place);
    }
  }
  return where;
}

/** The places in which an owner has counters, including ruins and leaders. */
export function placesOf({ where }: { readonly where: Where }, owner: Owner): readonly PlaceId[] {
  return where[OWNER_NUMBERS[owner]] as readonly PlaceId[];
}

/** Updates the index after a change of a place. */
export function moveTo(
  where: (readonly PlaceId[])[],
  place: PlaceId,
  before: readonly Cohort[],
  after: readonly Cohort[],
): void {
  for (const { owner } of before) {
    if (isIn(after, owner)) continue;
    const i = OWNER_NUMBERS[owner];
    where[i] = (where[i] as readonly PlaceId[]).filter((one) => one !== place);
  }
  for (const { owner } of after) {
    const i = OWNER_NUMBERS[owner];
    const own = where[i] as readonly PlaceId[];
    if (!own.includes(place)) where[i] = inserted(own, place);
  }
}

function isIn(cohorts: readonly Cohort[], owner: Owner): boolean {
  for (const cohort of cohorts) if (cohort.owner === owner) return true;
  return false;
}

function inserted(places: readonly PlaceId[], place: PlaceId): readonly PlaceId[] {
  const i = places.findIndex((one) => PLACE_NUMBERS[one] > PLACE_NUMBERS[place]);
  return i < 0 ? [...places, place] : [...places.slice(0, i), place, ...places.slice(i)];
}
