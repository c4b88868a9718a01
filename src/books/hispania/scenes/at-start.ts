import { NATIONS, type PlaceId } from '../engine/data/ids.ts';
import { type DataSetName, FIRST_SET, tables } from '../engine/data/sets.ts';
import type { Written, WrittenCohort } from '../engine/position.ts';

/** Rule 12: the units of a set-up in the form of a scene, so that the scene shows the table's data and not a copy. */
export function atStart(turn: 1 | 4, set: DataSetName = FIRST_SET): Written['units'] {
  const { setUps } = tables(set, null);
  const places: Partial<Record<PlaceId, WrittenCohort[]>> = {};
  for (const owner of NATIONS) {
    for (const [place, quota] of Object.entries(setUps[turn][owner] ?? {}) as [PlaceId, Record<string, number>][]) {
      const there = places[place] ?? [];
      places[place] = there;
      for (const [kind, count] of Object.entries(quota))
        there.push({ owner, kind: kind as WrittenCohort['kind'], count });
    }
  }
  return places;
}
