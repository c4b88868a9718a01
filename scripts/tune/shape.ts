import { NATIONS, type NationId, type ProvinceId } from '../../src/books/hispania/engine/data/ids.ts';
import { isReconstructed } from '../../src/books/hispania/engine/data/provenance.ts';
import type { Corrections, DataSet, PointCorrections } from '../../src/books/hispania/engine/data/sets.ts';

/**
 * The shape of a table of province points: provinces of the same value for a nation are a class, and classes keep their
 * order. The most valuable class, the homeland, stays more valuable than all others. A class changes as a whole; one
 * with a printed value does not change. Half points throughout.
 */

/** The maximum value of a class. Printed ones go up to 10. */
export const MOST_POINTS = 12;

export interface Class {
  readonly turn: number;
  readonly provinces: readonly ProvinceId[];
  /** The value of each in the set from which they are tuned. */
  readonly published: number;
  /** The current value. */
  readonly value: number;
  readonly free: boolean;
}

/** The classes of a nation's table of a turn, the most valuable first. */
export function classesOf(set: DataSet, { points }: Corrections, nation: NationId, turn: number): readonly Class[] {
  const sheet = Object.entries(set.nations[nation].provincePoints[turn] ?? {}) as [ProvinceId, number][];
  const values = [...new Set(sheet.map(([, value]) => value))].sort((a, b) => b - a);
  return values.map((published) => {
    const provinces = sheet.filter(([, value]) => value === published).map(([province]) => province);
    const free = provinces.every((province) => isReconstructed({ table: 'points', nation, turn, province }));
    const [first] = provinces;
    const value = (first && points?.[nation]?.[turn]?.[first]) ?? published;
    return { turn, provinces, published, value, free };
  });
}

/** Whether the classes of a table, from the most valuable down, keep their order. */
export function inOrder(classes: readonly Class[]): boolean {
  return classes.every(({ value }, i) => {
    const above = classes[i - 1];
    return !above || (i === 1 ? above.value > value : above.value >= value);
  });
}

/** Places where changed points break the shape of a table. */
export function shapeFaults(set: DataSet, changes: Corrections): readonly string[] {
  return NATIONS.flatMap((nation) =>
    Object.keys(changes.points?.[nation] ?? {}).flatMap((key) => {
      const turn = Number(key);
      const what = `points of ${nation} on turn ${turn}`;
      const classes = classesOf(set, changes, nation, turn);
      const values = changes.points?.[nation]?.[turn] ?? {};
      const faults = inOrder(classes) ? [] : [`${what}: out of order`];
      for (const { provinces, published, value, free } of classes) {
        if (provinces.some((province) => (values[province] ?? published) !== value))
          faults.push(`${what}: not alike, ${provinces.join(', ')}`);
        if (value === published) continue;
        if (!free) faults.push(`${what}: like a printed value, ${provinces.join(', ')}`);
        if (!Number.isInteger(value) || value < 1 || value > MOST_POINTS)
          faults.push(`${what}: ${value} half points are too few or too many`);
      }
      return faults;
    }),
  );
}

/** The changes with other values for a class; values of the set itself are left out. */
export function withClass(
  changes: Corrections,
  nation: NationId,
  { turn, provinces, published }: Class,
  value: number,
) {
  const values: { [province in ProvinceId]?: number } = { ...changes.points?.[nation]?.[turn] };
  for (const province of provinces) {
    if (value === published) delete values[province];
    else values[province] = value;
  }
  const { [nation]: turns, ...nations } = changes.points ?? {};
  const { [turn]: _, ...others } = turns ?? {};
  const table = { ...others, ...filled(turn, values) };
  const points: PointCorrections = { ...nations, ...filled(nation, table) };
  const { points: __, ...rest } = changes;
  return { ...rest, ...filled('points', points) };
}

/** A record under a key; empty records are left out. */
function filled<K extends string | number, T extends object>(key: K, record: T): { readonly [key in K]?: T } {
  return Object.keys(record).length > 0 ? ({ [key]: record } as { readonly [key in K]: T }) : {};
}
