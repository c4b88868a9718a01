import type { LeaderId, NationId, PlaceId } from '../../../engine/data/ids.ts';
import type { Units } from '../../../engine/facts/units.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';

/** Units that moved together, and the places they came through. */
export interface Way {
  readonly nation: NationId;
  readonly units: Units;
  readonly leaders: readonly LeaderId[];
  readonly places: readonly PlaceId[];
}

/**
 * What was moved, told short: the steps of one stack as one way; beside them what else is worth telling. Units are counted,
 * never named: what goes on from a place is taken for those who came there, unless they have stopped or it would lead back.
 */
export function waysOf(facts: readonly HispaniaFact[]): readonly (Way | HispaniaFact)[] {
  const told: (Way | HispaniaFact)[] = [];
  const stopped = new Set<number>();
  /** The way of such units that has come to a place last. */
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
      // Where a move ended is its last place; that somebody had to stay behind is news.
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
