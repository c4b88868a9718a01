import { regionOf } from '../data/geography.ts';
import { LOCATIONS, type LocationId, REGIONS, type RegionId, type Side } from '../data/ids.ts';
import type { PlaceState, State, Troops } from '../state.ts';
import type { Draft } from './draft.ts';
import { change } from './draft.ts';

/** Rule 5: who controls a city, fort or location; what is free of whom. */

/** The troops in a location, those around it too. */
export function troopsAt({ held, siege }: PlaceState): readonly Troops[] {
  return [...(held ? [held] : []), ...(siege ? [siege] : [])];
}

/** The side that controls the city of a location, if there is a city (5). */
export function cityOf({ city, held }: PlaceState): Side | undefined {
  return city && (held?.side ?? city);
}

/** Whether a location has a city or a fort: one shelters as the other does (11-contact, ruling M6). */
export function hasWalls({ city, fort }: PlaceState): boolean {
  return city !== undefined || fort === true;
}

/** Whether troops of a side stand in a location. */
export function has(place: PlaceState, side: Side): boolean {
  return place.held?.side === side || place.siege?.side === side;
}

/** Whether troops of any other side stand in a location. */
export function hasOthers(place: PlaceState, side: Side): boolean {
  return troopsAt(place).some((troops) => troops.side !== side);
}

/** Whether a region is in play: not in revolt (8-revolt). */
export function isOpen(state: State, region: RegionId): boolean {
  return state.revolt !== region;
}

/** The locations that are in play. */
export function openPlaces(state: State): readonly LocationId[] {
  return LOCATIONS.filter((at) => isOpen(state, regionOf(at)));
}

/** The cities of a region, by location. */
export function citiesOf({ places }: State, region: RegionId): readonly LocationId[] {
  return LOCATIONS.filter((at) => regionOf(at) === region && places[at].city !== undefined);
}

/** The cities that a side controls, by location. */
export function controlled({ places }: State, side: Side): readonly LocationId[] {
  return LOCATIONS.filter((at) => cityOf(places[at]) === side);
}

/** The regions where most cities are controlled by Christians (10, 16), those that count being given by a test. */
export function majorities(state: State, counts: (place: PlaceState) => boolean): readonly RegionId[] {
  return REGIONS.filter((region) => {
    const all = citiesOf(state, region);
    const own = all.filter((at) => cityOf(state.places[at]) === 'christian' && counts(state.places[at]));
    return 2 * own.length > all.length;
  });
}

/** Whether Santiago counts as controlled by Christians (10-santiago). */
export function hasSantiago({ places }: State): boolean {
  const place = places.santiago;
  if (has(place, 'muslim') || has(place, 'rebel')) return false;
  return place.city !== 'muslim' || place.held?.side === 'christian';
}

/** Removes forts with no piece beside them, at the end of a phase (5-fort, ruling S2). */
export function clearForts(draft: Draft): void {
  for (const at of LOCATIONS) {
    const { city, fort, held, siege } = draft.state.places[at];
    if (!fort || city || held || siege) continue;
    change(draft, at, { fort: undefined });
    draft.facts.push({ kind: 'razed', rule: '5-fort', place: at, what: 'fort' });
  }
}
