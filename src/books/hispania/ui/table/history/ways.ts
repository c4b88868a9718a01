import type { LeaderId, NationId, PlaceId } from '../../../engine/data/ids.ts';
import type { Units } from '../../../engine/facts/units.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';

/** Units that moved together, and the places on their way. */
export interface Way {
  readonly nation: NationId;
  readonly units: Units;
  readonly leaders: readonly LeaderId[];
  readonly places: readonly PlaceId[];
}

/**
 * A short account of moves: the steps of one stack as one way, and the other facts worth showing. Units are counted, never named: units
 * that leave a place count as those that came there, unless they have stopped or the move would lead back.
 */
export function waysOf(facts: readonly HispaniaFact[]): readonly (Way | HispaniaFact)[] {
  const told: (Way | HispaniaFact)[] = [];
  const stopped = new Set<number>();
  /** The way of such units that came to a place last. */
  const there = (nation: NationId, units: Units, place: PlaceId): number =>
    told.findLastIndex(
      (one, i) =>
        isWay(one) &&
        !stopped.has(i) &&
        one.nation === nation &&
        one.places.at(-1) === place &&
        alike(one.units, units),
    );
  for (const fact of facts) {
    if (fact.kind === 'halted') {
      stopped.add(there(fact.nation, fact.units, fact.place));
      // The last place shows the end of a move; a unit that had to stay behind is news.
      if (fact.why === 'pinned') told.push(fact);
    } else if (fact.kind === 'moved') {
      const { nation, from, to, units, leaders } = fact;
      const i = there(nation, units, from);
      const before = told[i];
      if (before && isWay(before) && `${before.leaders}` === `${leaders}` && !before.places.includes(to))
        told[i] = { ...before, places: [...before.places, to] };
      else told.push({ nation, units, leaders, places: [from, to] });
    } else {
      told.push(fact);
    }
  }
  return told;
}

export function isWay(told: Way | HispaniaFact): told is Way {
  return !('kind' in told);
}

function alike(a: Units, b: Units): boolean {
  const kinds = Object.keys({ ...a, ...b }) as (keyof Units)[];
  return kinds.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));
}
