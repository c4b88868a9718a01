import type { CombatKind, NationId, ProvinceId, RiverId } from '../../engine/data/ids.ts';
import type { SetUp } from '../../engine/data/scenarios.ts';
import { type Corrections, type DataSet, sameBorder } from '../../engine/data/sets.ts';

/** One correction at a time, from plain data to plain data. Empty values are removed. Money and points are in halves. */

/** The income of a province; `undefined` if not corrected. */
export function withIncome(all: Corrections, province: ProvinceId, income: number | undefined): Corrections {
  return put(all, 'income', put(all.income ?? {}, province, income));
}

/** The points of a nation for a province on a scoring turn; `undefined` if not corrected. */
export function withPoints(
  all: Corrections,
  nation: NationId,
  turn: number,
  province: ProvinceId,
  points: number | undefined,
): Corrections {
  const turns = all.points?.[nation] ?? {};
  const values = put(turns[turn] ?? {}, province, points);
  return put(all, 'points', put(all.points ?? {}, nation, put(turns, turn, values)));
}

/** The turns on which scenarios begin. */
export const SET_UP_TURNS = [1, 4] as const;
export type SetUpTurn = (typeof SET_UP_TURNS)[number];
type Places = NonNullable<SetUp[NationId]>;

/** The starting position of a nation: the entered one, or that of the set. */
export function setUpOf(all: Corrections, set: DataSet, turn: SetUpTurn, nation: NationId): Places {
  return all.setUps?.[turn]?.[nation] ?? set.setUps[turn][nation] ?? {};
}

/** The units of a kind in a nation's starting position; after that its whole position counts as entered. */
export function withUnits(
  all: Corrections,
  set: DataSet,
  at: { readonly turn: SetUpTurn; readonly nation: NationId; readonly province: ProvinceId },
  kind: CombatKind,
  count: number,
): Corrections {
  const { turn, nation, province } = at;
  const before = setUpOf(all, set, turn, nation);
  const units = put(before[province] ?? {}, kind, count > 0 ? count : undefined);
  return withSetUp(all, turn, nation, put(before, province, units));
}

/** The whole starting position of a nation; `undefined` if not corrected. A position without units is valid. */
export function withSetUp(
  all: Corrections,
  turn: SetUpTurn,
  nation: NationId,
  places: Places | undefined,
): Corrections {
  const nations = { ...all.setUps?.[turn] };
  if (places) nations[nation] = places;
  else delete nations[nation];
  return put(all, 'setUps', put(all.setUps ?? {}, turn, nations));
}

type Pair = readonly [ProvinceId, ProvinceId];

/** A border in play: none, or one with its river. */
export type Edge = { readonly river: RiverId | null } | null;

/** The border of two provinces on a set. */
export function edgeOf(set: DataSet, pair: Pair): Edge {
  const border = set.borders.find(({ between }) => sameBorder(between, pair));
  return border ? { river: border.river ?? null } : null;
}

/** The same with the corrections. */
export function edgeNow(all: Corrections, set: DataSet, pair: Pair): Edge {
  const added = all.addBorders?.find(({ between }) => sameBorder(between, pair));
  if (added) return { river: added.river ?? null };
  return all.removeBorders?.some((other) => sameBorder(other, pair)) ? null : edgeOf(set, pair);
}

/** The border of two provinces as printed. A border that the set already has is no correction. */
export function withEdge(all: Corrections, set: DataSet, pair: Pair, wanted: Edge): Corrections {
  const others = (all.addBorders ?? []).filter(({ between }) => !sameBorder(between, pair));
  const kept = (all.removeBorders ?? []).filter((other) => !sameBorder(other, pair));
  const had = edgeOf(set, pair);
  const same = wanted === null ? had === null : had !== null && had.river === wanted.river;
  const added = wanted && !same ? [{ between: pair, ...(wanted.river ? { river: wanted.river } : {}) }] : [];
  const removed = had && !same ? [pair] : [];
  return put(put(all, 'addBorders', listed([...others, ...added])), 'removeBorders', listed([...kept, ...removed]));
}

const listed = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** A record with another value under a key; without the key if the value is undefined or an empty record. */
function put<T extends object>(record: T, key: string | number, value: unknown): T {
  const { [key]: _, ...rest } = record as Readonly<Record<string, unknown>>;
  const empty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  // The value is never an empty list; an empty starting position is under its nation, and is set explicitly.
  return (value === undefined || empty ? rest : { ...rest, [key]: value }) as T;
}
