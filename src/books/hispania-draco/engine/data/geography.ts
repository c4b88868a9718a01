import {
  type Face,
  PROVINCES,
  type ProvinceId,
  SEAS,
  type SeaId,
  SPACES,
  type SpaceId,
  TOWNS,
  type TownId,
} from './ids.ts';
import { CAPITAL, CONNECTIONS, PRINTED_ROADS, PROVINCE_TABLE, TOWN_TABLE } from './map.ts';

/** Lookups derived from the board. */

export interface Way {
  readonly to: SpaceId;
  readonly segments: number;
}

const WAYS = new Map<SpaceId, readonly Way[]>(
  SPACES.map((at) => [
    at,
    CONNECTIONS.flatMap(([a, b, segments]) =>
      a === at ? [{ to: b, segments }] : b === at ? [{ to: a, segments }] : [],
    ).sort((one, other) => SPACES.indexOf(one.to) - SPACES.indexOf(other.to)),
  ]),
);

const TOWN_SET: ReadonlySet<string> = new Set(TOWNS);
const SEA_SET: ReadonlySet<string> = new Set(SEAS);

/** Whether a name is that of a town. */
export function isTown(name: string): name is TownId {
  return TOWN_SET.has(name);
}

/** Whether a name is that of a sea. */
export function isSea(name: string): name is SeaId {
  return SEA_SET.has(name);
}

/** The connections of a space, in the order of spaces. */
export function waysFrom(at: SpaceId): readonly Way[] {
  return WAYS.get(at) ?? [];
}

const NEIGHBOURS = new Map<SpaceId, readonly SpaceId[]>(SPACES.map((at) => [at, waysFrom(at).map(({ to }) => to)]));

/** The spaces connected with a space. */
export function neighbours(at: SpaceId): readonly SpaceId[] {
  return NEIGHBOURS.get(at) ?? [];
}

const TOWNS_NEAR = new Map<SpaceId, readonly TownId[]>(SPACES.map((at) => [at, neighbours(at).filter(isTown)]));

/** The towns connected with a space. */
export function townsNear(at: SpaceId): readonly TownId[] {
  return TOWNS_NEAR.get(at) ?? [];
}

/** Whether two spaces are connected. */
export function connected(a: SpaceId, b: SpaceId): boolean {
  return neighbours(a).includes(b);
}

export function provinceOf(at: TownId): ProvinceId {
  return TOWN_TABLE[at].province;
}

/** The province of a space; a sea is in none. */
export function provinceAt(at: SpaceId): ProvinceId | undefined {
  return isTown(at) ? provinceOf(at) : undefined;
}

const BY_PROVINCE = new Map<ProvinceId, readonly TownId[]>(
  PROVINCES.map((province) => [province, TOWNS.filter((at) => provinceOf(at) === province)]),
);

export function townsOf(province: ProvinceId): readonly TownId[] {
  return BY_PROVINCE.get(province) ?? [];
}

/** The value of a town in a siege; of pirates it is the number of their sea (8.5). */
export function shieldOf(at: SpaceId): number {
  return isTown(at) ? TOWN_TABLE[at].shield : SEAS.indexOf(at) + 1;
}

export function isRoman(province: ProvinceId): boolean {
  return PROVINCE_TABLE[province].praetor !== undefined;
}

export function isCapital(at: TownId): boolean {
  return TOWN_TABLE[at].shield === CAPITAL;
}

export const CAPITALS: readonly TownId[] = TOWNS.filter(isCapital);

/** The Hispanic province with a number. */
export function provinceNumbered(number: Face): ProvinceId {
  return PROVINCES.find((one) => PROVINCE_TABLE[one].number === number) ?? PROVINCES[0];
}

/** The town of a Hispanic province with a shield. */
export function townNumbered(province: ProvinceId, shield: Face): TownId {
  return townsOf(province).find((at) => TOWN_TABLE[at].shield === shield) ?? TOWNS[0];
}

/** The Roman province of a praetor. */
export function provinceOfPraetor(general: string): ProvinceId | undefined {
  return PROVINCES.find((one) => PROVINCE_TABLE[one].praetor === general);
}

/** The connections over land, which alone can have a road, with the two ends in the order of the table. */
export const LAND_WAYS: readonly (readonly [a: TownId, b: TownId, segments: number])[] = CONNECTIONS.flatMap(
  ([a, b, segments]) => (isTown(a) && isTown(b) ? [[a, b, segments] as const] : []),
);

const PRINTED = new Map<TownId, readonly TownId[]>(
  TOWNS.map((at) => [
    at,
    PRINTED_ROADS.filter((one) => one.includes(at)).flatMap((one) => one.filter((to) => to !== at)),
  ]),
);

/** Whether a road is printed on a connection. */
export function isPrinted(a: TownId, b: TownId): boolean {
  return PRINTED.get(a)?.includes(b) ?? false;
}
