import type { UnitKind } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { Move } from '../board/types.ts';

/** With this many moves at once a reader cannot follow any of them. */
const MOST = 8;

/** Counters that glide from place to place: the moves and retreats of the last answers. */
export function movesOf(facts: readonly HispaniaFact[]): readonly Move[] {
  const moves = facts.flatMap((fact): readonly Move[] => {
    if (fact.kind !== 'moved' && fact.kind !== 'retreated') return [];
    const { from, to } = fact;
    // The band is off the map, so nothing glides there.
    if (to === 'band') return [];
    const nation = fact.kind === 'moved' ? fact.nation : fact.owner;
    return Object.entries(fact.units).map(([kind, count]) => ({
      from,
      to,
      counter: { id: `${from} ${to} ${kind}`, nation, kind: kind as UnitKind, count },
    }));
  });
  return moves.length > MOST ? [] : moves;
}
