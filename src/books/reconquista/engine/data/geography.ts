import { type Face, LOCATIONS, type LocationId, type RegionId } from './ids.ts';
import { LOCATION_TABLE, ROADS } from './map.ts';

/** What follows from the map (2): the order of numbers in a region, the ends of roads, what a die means. */

/** The region of a location. */
export function regionOf(at: LocationId): RegionId {
  return LOCATION_TABLE[at].region;
}

const BY_REGION = Map.groupBy(LOCATIONS, regionOf);

/** The locations of a region in the order of their numbers. */
export function locationsOf(region: RegionId): readonly LocationId[] {
  return BY_REGION.get(region) ?? [];
}

/** Other locations by each location. */
type Others = { readonly [location in LocationId]: readonly LocationId[] };

function others(of: (at: LocationId) => readonly LocationId[]): Others {
  return Object.fromEntries(LOCATIONS.map((at) => [at, of(at)])) as unknown as Others;
}

const AFTER = others((at) => {
  const all = locationsOf(regionOf(at));
  const i = all.indexOf(at);
  return [...all.slice(i + 1), ...all.slice(0, i)];
});

/** The other locations of the region: first those with higher numbers, then from the lowest (12-enemy-loses, 13.7). */
export function after(at: LocationId): readonly LocationId[] {
  return AFTER[at];
}

const BY_ROAD = others((at) =>
  LOCATIONS.filter((to) => ROADS.some(([a, b]) => (a === at && b === to) || (b === at && a === to))),
);

/** The far ends of the roads of a location, in the order of the map (2-roads). */
export function roadsFrom(at: LocationId): readonly LocationId[] {
  return BY_ROAD[at];
}

/** The location of a region that a die means (2). */
export function numbered(region: RegionId, die: Face): LocationId {
  const found = locationsOf(region).find((at) => LOCATION_TABLE[at].dice.includes(die));
  if (found === undefined) throw new RangeError(`${region} has no location for ${die}`);
  return found;
}

/** The port of a landing that a die means (13.6). */
export function portOf(die: Face): LocationId {
  const found = LOCATIONS.find((at) => LOCATION_TABLE[at].port === die);
  if (found === undefined) throw new RangeError(`there is no port ${die}`);
  return found;
}
