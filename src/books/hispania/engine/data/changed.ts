/** Makes a data set from another one and differences: an owner's corrections, or the values of a later set. */

import type { NationId, ProvinceId } from './ids.ts';
import { NATIONS, PROVINCES } from './ids.ts';
import type { Corrections, DataSet, PointCorrections } from './set.ts';
import type { Nation } from './types.ts';

/** The differences of a set from its base, without unchanged values. Gold and points are counted in halves. */
export interface SetChanges extends Corrections {
  /** A nation's average points for its auction, for nations that can be bid for. */
  readonly averages?: Readonly<Partial<Record<NationId, number>>>;
}

/** The set with the changes, with a new name if one is given. Unchanged parts are the same objects. */
export function changed(set: DataSet, changes: SetChanges, name = set.name): DataSet {
  const { income, points, averages, setUps, removeBorders = [], addBorders = [] } = changes;
  const isKept = (border: DataSet['borders'][number]) =>
    !removeBorders.some((pair) => sameBorder(pair, border.between));
  return {
    ...set,
    name,
    borders: [...set.borders.filter(isKept), ...addBorders],
    provinces: record(PROVINCES, (id) => {
      const value = income?.[id];
      return value === undefined ? set.provinces[id] : { ...set.provinces[id], income: value };
    }),
    nations: record(NATIONS, (id) => withAverage(withPoints(set.nations[id], points?.[id]), averages?.[id])),
    setUps: { 1: { ...set.setUps[1], ...setUps?.[1] }, 4: { ...set.setUps[4], ...setUps?.[4] } },
  };
}

/** Whether two borders connect the same provinces. */
export function sameBorder(a: readonly [string, string], b: readonly [string, string]): boolean {
  return (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);
}

function withPoints(nation: Nation, points: PointCorrections[NationId]): Nation {
  if (!points) return nation;
  const provincePoints: Record<number, Readonly<Partial<Record<ProvinceId, number>>>> = {};
  for (const turn of new Set([...Object.keys(nation.provincePoints), ...Object.keys(points)].map(Number))) {
    provincePoints[turn] = { ...nation.provincePoints[turn], ...points[turn] };
  }
  return { ...nation, provincePoints };
}

function withAverage(nation: Nation, average: number | undefined): Nation {
  if (average === undefined || nation.auction.kind === 'major') return nation;
  return { ...nation, auction: { kind: 'bid', average } };
}

function record<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
}
