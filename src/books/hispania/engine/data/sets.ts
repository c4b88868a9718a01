/**
 * The data sets a game can be played on, and the tables the rules read: a set with its owner's corrections applied, in a
 * form fast to look things up in. A published set is never edited; changed values get a new name.
 */

import { BORDERS, FOUR_CORNERS, OFF_MAP_BORDERS, SOUTH_OF_DOURO, STRAITS } from './borders.ts';
import { changed } from './changed.ts';
import { ATTACKER_HITS, DEFENDER_HITS } from './combat.ts';
import type { LeaderId, NationId, PlaceId, ProvinceId, RiverId, TokenId, ZoneId } from './ids.ts';
import { isOffMap, NATIONS, OFF_MAP, PLACES, PROVINCES, ZONES } from './ids.ts';
import type { Leader } from './leaders.ts';
import { LEADER_TABLE } from './leaders.ts';
import { NATION_TABLE } from './nations.ts';
import { PROVINCE_TABLE } from './provinces.ts';
import { SET_UP_TURN_1, SET_UP_TURN_4 } from './scenarios.ts';
import type { CombatTables, Corrections, DataSet, SetUps } from './set.ts';
import { CHANGES as SECOND } from './sets/hispania-1994-2.ts';
import { CHANGES as THIRD } from './sets/hispania-1994-3.ts';
import { TOKEN_COUNTS } from './tokens.ts';
import { SCORING_TURNS } from './turns.ts';
import type { Nation, Province } from './types.ts';

export { sameBorder } from './changed.ts';
export type { Corrections, DataSet, PointCorrections, SetUps } from './set.ts';

/** The tables that rules read. Every list and record is built once. */
export interface Tables {
  readonly provinces: Readonly<Record<ProvinceId, Province>>;
  /** Places that share a land border, off-map provinces included; neither straits nor the sea. */
  readonly neighbours: Readonly<Record<PlaceId, readonly PlaceId[]>>;
  /** The border between two places with its river; undefined if there is none. */
  readonly borders: Readonly<Record<PlaceId, Readonly<Partial<Record<PlaceId, { readonly river: RiverId | null }>>>>>;
  /** Places across a strait. */
  readonly straits: Readonly<Record<PlaceId, readonly PlaceId[]>>;
  /** Adjacent places and places across a strait: the possible destinations of one step. */
  readonly nextDoor: Readonly<Record<PlaceId, readonly PlaceId[]>>;
  /** The provinces, nations and steps out of a place once more as maps, which find a name several times as fast. */
  readonly lands: ReadonlyMap<PlaceId, Province>;
  readonly records: ReadonlyMap<NationId, Nation>;
  readonly exits: ReadonlyMap<PlaceId, readonly Exit[]>;
  readonly fourCorners: typeof FOUR_CORNERS;
  readonly zones: Readonly<Record<ZoneId, readonly ProvinceId[]>>;
  /** Provinces with an open anchor. */
  readonly landings: readonly ProvinceId[];
  /** Provinces with any coast. */
  readonly coasts: readonly ProvinceId[];
  readonly southOfDouro: readonly ProvinceId[];
  readonly nations: Readonly<Record<NationId, Nation>>;
  readonly setUps: SetUps;
  readonly tokens: Readonly<Record<TokenId, number>>;
  readonly leaders: Readonly<Record<LeaderId, Leader>>;
  readonly combat: CombatTables;
  readonly scoringTurns: readonly number[];
}

/** A step out of a place over a border, over a strait, or both. */
export interface Exit {
  readonly fixed: { readonly from: PlaceId; readonly to: PlaceId };
  readonly border: boolean;
  readonly strait: boolean;
  readonly river: RiverId | null;
  readonly leavesMap: boolean;
}

export const DATA_SET_NAMES = ['hispania-1994-1', 'hispania-1994-2', 'hispania-1994-3'] as const;
export type DataSetName = (typeof DATA_SET_NAMES)[number];

/**
 * The set of everything that names none: old saves, positions, links, scenes and lessons. It must never change, because
 * no other set existed when they were written.
 */
export const FIRST_SET = 'hispania-1994-1' satisfies DataSetName;

/** The data set of new games, which name it, and of the values on pages. */
export const PUBLISHED = 'hispania-1994-3' satisfies DataSetName;

/** The base of all other sets, which are written as differences (`changed`). */
const FIRST: DataSet = {
  name: FIRST_SET,
  provinces: PROVINCE_TABLE,
  borders: BORDERS,
  straits: STRAITS,
  offMapBorders: OFF_MAP_BORDERS,
  fourCorners: FOUR_CORNERS,
  southOfDouro: SOUTH_OF_DOURO,
  nations: NATION_TABLE,
  setUps: { 1: SET_UP_TURN_1, 4: SET_UP_TURN_4 },
  tokens: TOKEN_COUNTS,
  leaders: LEADER_TABLE,
  combat: { attacker: ATTACKER_HITS, defender: DEFENDER_HITS },
  scoringTurns: SCORING_TURNS,
};

const DATA_SETS: Readonly<Record<DataSetName, DataSet>> = freeze({
  'hispania-1994-1': FIRST,
  'hispania-1994-2': changed(FIRST, SECOND, 'hispania-1994-2'),
  'hispania-1994-3': changed(FIRST, THIRD, 'hispania-1994-3'),
});

/** A game names a data set that does not exist. */
export class UnknownDataSet extends Error {
  readonly dataSet: string;
  constructor(dataSet: string) {
    super(`There is no data set named ${JSON.stringify(dataSet)}.`);
    this.name = 'UnknownDataSet';
    this.dataSet = dataSet;
  }
}

/** Whether a data set of this name exists. Check every untrusted name. */
export function isDataSetName(name: string): name is DataSetName {
  return (DATA_SET_NAMES as readonly string[]).includes(name);
}

/** The data set of a name. Throws `UnknownDataSet`. */
export function dataSet(name: string): DataSet {
  if (!isDataSetName(name)) throw new UnknownDataSet(name);
  return DATA_SETS[name];
}

const plain = new Map<string, Tables>();
const corrected = new Map<string, WeakMap<Corrections, Tables>>();

/**
 * The tables of a data set with corrections (null for none; `checkCorrections` checks them when they are entered). The
 * same name and the same corrections object give the same tables, so a rule may call this often. Throws
 * `UnknownDataSet`.
 */
export function tables(name: string, corrections: Corrections | null = null): Tables {
  if (corrections === null) {
    const known = plain.get(name);
    if (known) return known;
    const made = derive(dataSet(name), {});
    plain.set(name, made);
    return made;
  }
  let cache = corrected.get(name);
  if (!cache) {
    cache = new WeakMap();
    corrected.set(name, cache);
  }
  const known = cache.get(corrections);
  if (known) return known;
  const made = derive(dataSet(name), corrections);
  cache.set(corrections, made);
  return made;
}

function derive(named: DataSet, corrections: Corrections): Tables {
  const set = changed(named, corrections);
  const borders = byPlace<Partial<Record<PlaceId, { river: RiverId | null }>>>(() => ({}));
  const join = (a: PlaceId, b: PlaceId, river: RiverId | null) => {
    borders[a][b] = { river };
    borders[b][a] = { river };
  };
  for (const border of set.borders) join(...border.between, border.river ?? null);
  for (const place of OFF_MAP) for (const other of set.offMapBorders[place]) join(place, other, null);

  const straits = byPlace<PlaceId[]>(() => []);
  for (const [a, b] of set.straits) {
    straits[a].push(b);
    straits[b].push(a);
  }

  const neighbours = byPlace((place) => PLACES.filter((other) => borders[place][other]));

  const exit = (from: PlaceId, to: PlaceId): Exit =>
    freeze({
      fixed: { from, to },
      border: borders[from][to] !== undefined,
      strait: straits[from].includes(to),
      river: borders[from][to]?.river ?? null,
      leavesMap: isOffMap(to),
    });
  const nextDoor = byPlace((place) => [...new Set([...neighbours[place], ...straits[place]])]);

  const { provinces } = set;
  return freeze({
    provinces,
    neighbours,
    borders,
    straits,
    nextDoor,
    lands: new Map(PROVINCES.map((id) => [id, provinces[id]])),
    records: new Map(NATIONS.map((id) => [id, set.nations[id]])),
    exits: new Map(PLACES.map((from) => [from, nextDoor[from].map((to) => exit(from, to))])),
    fourCorners: set.fourCorners,
    zones: record(ZONES, (zone) => PROVINCES.filter((id) => provinces[id].zone === zone)),
    landings: PROVINCES.filter((id) => provinces[id].coast === 'landing'),
    coasts: PROVINCES.filter((id) => provinces[id].coast !== 'none'),
    southOfDouro: set.southOfDouro,
    nations: set.nations,
    setUps: set.setUps,
    tokens: set.tokens,
    leaders: set.leaders,
    combat: set.combat,
    scoringTurns: set.scoringTurns,
  });
}

function byPlace<T>(make: (place: PlaceId) => T): Record<PlaceId, T> {
  return record(PLACES, make);
}

function record<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
