/** Finds the differences between two data sets, for pages that describe sets. */

import type { NationId, ProvinceId } from './ids.ts';
import { NATIONS, PROVINCES } from './ids.ts';
import type { DataSet } from './sets.ts';
import type { Nation } from './types.ts';

export interface Differences {
  readonly incomes: readonly ProvinceId[];
  /** Nations with different points for provinces, and the turns. */
  readonly points: Readonly<Partial<Record<NationId, readonly number[]>>>;
  readonly setUps: { readonly 1: readonly NationId[]; readonly 4: readonly NationId[] };
  /** Nations with a different opening bid (14.2). */
  readonly averages: readonly NationId[];
}

/** The differences of two sets with the same borders. */
export function differences(a: DataSet, b: DataSet): Differences {
  const turns = NATIONS.map((id) => [id, turnsThatDiffer(a.nations[id], b.nations[id])] as const);
  const setUps = (turn: 1 | 4) => NATIONS.filter((id) => !same(a.setUps[turn][id] ?? {}, b.setUps[turn][id] ?? {}));
  return {
    incomes: PROVINCES.filter((id) => a.provinces[id].income !== b.provinces[id].income),
    points: Object.fromEntries(turns.filter(([, differ]) => differ.length > 0)),
    setUps: { 1: setUps(1), 4: setUps(4) },
    averages: NATIONS.filter((id) => !same(a.nations[id].auction, b.nations[id].auction)),
  };
}

function turnsThatDiffer({ provincePoints: a }: Nation, { provincePoints: b }: Nation): readonly number[] {
  const turns = [...new Set([...Object.keys(a), ...Object.keys(b)].map(Number))].sort((x, y) => x - y);
  return turns.filter((turn) => !same(a[turn] ?? {}, b[turn] ?? {}));
}

type Plain = string | number | { readonly [key: string]: Plain };

/** Whether two pieces of plain data are equal, regardless of the order of keys; undefined counts as 0. */
function same(a: object, b: object): boolean {
  const [one, other] = [a, b] as Readonly<Record<string, Plain>>[];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => {
    const [x, y] = [one?.[key] ?? 0, other?.[key] ?? 0];
    return typeof x === 'object' || typeof y === 'object' ? same(Object(x), Object(y)) : x === y;
  });
}
