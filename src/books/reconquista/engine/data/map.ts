import { LOCATIONS, type LocationId, type RegionId } from './ids.ts';

/**
 * The map (2). The printed map is not at hand: `map.sources.ts` tells of each value whether it is printed or
 * reconstructed, and why.
 */

export interface Place {
  readonly region: RegionId;
  /** The numbers of a die that mean this location in its region. */
  readonly d6: readonly number[];
  readonly mountain: boolean;
  /** Degrees east and north in thousandths, for drawing only. */
  readonly east: number;
  readonly north: number;
}

export const MAP: { readonly [location in LocationId]: Place } = {
  santiago: { region: 'asturias', d6: [1, 2], mountain: false, east: -8545, north: 42880 },
  oviedo: { region: 'asturias', d6: [3], mountain: true, east: -5845, north: 43360 },
  leon: { region: 'asturias', d6: [4, 5], mountain: false, east: -5567, north: 42599 },
  galicia: { region: 'asturias', d6: [6], mountain: false, east: -7864, north: 42336 },
  pamplona: { region: 'aragon', d6: [1], mountain: true, east: -1646, north: 42813 },
  barcelona: { region: 'aragon', d6: [2, 3], mountain: false, east: 2173, north: 41385 },
  tarragona: { region: 'aragon', d6: [4], mountain: false, east: 1245, north: 41119 },
  zaragoza: { region: 'aragon', d6: [5, 6], mountain: false, east: -889, north: 41649 },
  salamanca: { region: 'castile', d6: [1], mountain: false, east: -5664, north: 40970 },
  'la-mancha': { region: 'castile', d6: [2], mountain: false, east: -2700, north: 40000 },
  valencia: { region: 'castile', d6: [3, 4], mountain: false, east: -376, north: 39470 },
  toledo: { region: 'castile', d6: [5, 6], mountain: false, east: -4027, north: 39863 },
  porto: { region: 'portugal', d6: [1], mountain: false, east: -8629, north: 41158 },
  lisbon: { region: 'portugal', d6: [2, 3], mountain: false, east: -9139, north: 38722 },
  seville: { region: 'portugal', d6: [4, 5], mountain: false, east: -5985, north: 37389 },
  badajoz: { region: 'portugal', d6: [6], mountain: false, east: -6970, north: 38879 },
  algeciras: { region: 'al-andalus', d6: [1], mountain: false, east: -5456, north: 36141 },
  cordoba: { region: 'al-andalus', d6: [2, 3], mountain: false, east: -4779, north: 37888 },
  murcia: { region: 'al-andalus', d6: [4], mountain: false, east: -1131, north: 37992 },
  granada: { region: 'al-andalus', d6: [5, 6], mountain: true, east: -3599, north: 37177 },
};

/** The roads: each joins locations of two regions (2-roads). All are reconstructed. */
export const ROADS: readonly (readonly [LocationId, LocationId])[] = [
  ['leon', 'pamplona'],
  ['leon', 'salamanca'],
  ['galicia', 'porto'],
  ['zaragoza', 'toledo'],
  ['tarragona', 'valencia'],
  ['salamanca', 'badajoz'],
  ['toledo', 'cordoba'],
  ['valencia', 'murcia'],
  ['seville', 'cordoba'],
];

/** The region of a location. */
export function regionOf(at: LocationId): RegionId {
  return MAP[at].region;
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

/** The location of a region that a number on the die means. Throws a RangeError on a number that no die shows. */
export function numbered(region: RegionId, number: number): LocationId {
  const found = locationsOf(region).find((at) => MAP[at].d6.includes(number));
  if (found === undefined) throw new RangeError(`no location has the number ${number}`);
  return found;
}
