import type { Owner, PlaceId } from '../../engine/data/ids.ts';
import type { Arrow, Stack } from '../board/types.ts';

/** Counters that do not move by themselves. */
const STILL: readonly string[] = ['castle', 'fort', 'ruin', 'leader'];

/** Units beside a place, as far as its board shows them. */
export interface Beside {
  readonly from: PlaceId;
  readonly owner: Owner;
  readonly units: number;
}

/** The units that move, in the places from which one step leads to a place. */
export function besideOf(stacks: readonly Stack[], nextDoor: readonly PlaceId[]): readonly Beside[] {
  const beside = new Map<string, Beside>();
  for (const { place: from, counters } of stacks) {
    if (!nextDoor.includes(from)) continue;
    for (const { nation: owner, kind, count } of counters) {
      if (owner === 'neutral' || STILL.includes(kind)) continue;
      const before = beside.get(`${from} ${owner}`)?.units ?? 0;
      beside.set(`${from} ${owner}`, { from, owner, units: before + count });
    }
  }
  return [...beside.values()];
}

/** An arrow for each of them: blue for those of the holder, red for all others. */
export function arrowsTo(to: PlaceId, stacks: readonly Stack[], beside: readonly Beside[]): readonly Arrow[] {
  const here = stacks.filter(({ place }) => place === to).flatMap(({ counters }) => counters);
  return beside.map(({ from, owner, units: count }) => {
    const by = here.some(({ nation }) => nation === owner) ? 'own' : 'enemy';
    return { from, to, by, count };
  });
}
