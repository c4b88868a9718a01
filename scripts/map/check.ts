import { pairKey } from './cells.ts';
import { lengthOf } from './plane.ts';
import type { Topology } from './topology.ts';

/** The data with which the drawing must agree. */
export interface Facts {
  readonly borders: readonly (readonly [string, string])[];
  /** Provinces with a coast of any kind. */
  readonly coastal: ReadonlySet<string>;
  readonly provinces: readonly string[];
}

/**
 * Compares the drawing with the data in both directions: two provinces share a line if and only if they border on each
 * other, a province has a coast if and only if the data says so, and every province is drawn. Returns the faults in
 * words.
 */
export function faultsOf(topology: Topology, facts: Facts): string[] {
  const drawn = new Map<string, number>();
  const coast = new Map<string, number>();
  for (const arc of topology.arcs) {
    const [a, b] = arc.of;
    if (arc.kind === 'border') {
      const key = pairKey(a as string, b as string);
      drawn.set(key, (drawn.get(key) ?? 0) + lengthOf(arc.line));
    } else if (arc.kind === 'coast') coast.set(a as string, (coast.get(a as string) ?? 0) + lengthOf(arc.line));
  }
  const wanted = new Set(facts.borders.map((pair) => pairKey(...pair)));
  const shapes = new Set(topology.shapes.map(({ id }) => id));
  return [
    ...[...wanted].filter((key) => !((drawn.get(key) ?? 0) > 0)).map((key) => `${key}: in the data, not drawn`),
    ...[...drawn].filter(([key]) => !wanted.has(key)).map(([key]) => `${key}: drawn, not in the data`),
    ...facts.provinces.filter((id) => !shapes.has(id)).map((id) => `${id}: has no outline`),
    ...facts.provinces
      .filter((id) => facts.coastal.has(id) !== (coast.get(id) ?? 0) > 0)
      .map((id) => `${id}: coast drawn ${Math.round(coast.get(id) ?? 0)} long, in the data ${facts.coastal.has(id)}`),
  ];
}
