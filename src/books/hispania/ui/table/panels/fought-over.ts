import type { Owner, PlaceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';

/** A battle of the current game turn that is over. */
export interface FoughtOver {
  readonly place: PlaceId;
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly winner: Owner | null;
}

/** The battles of the game turn that is in view after `at` answers, each place once, with its last battle. */
export function foughtOver(
  entries: readonly { readonly facts: readonly HispaniaFact[] }[],
  at: number,
): ReadonlyMap<PlaceId, FoughtOver> {
  const over = new Map<PlaceId, FoughtOver>();
  const winners = new Map<PlaceId, Owner | null>();
  for (let n = at; n > 0; n--) {
    const facts = entries[n - 1]?.facts ?? [];
    for (let i = facts.length - 1; i >= 0; i--) {
      const fact = facts[i];
      if (fact?.kind === 'turn') return over;
      if (fact?.kind === 'battle-over' && !over.has(fact.place)) winners.set(fact.place, fact.winner);
      if (fact?.kind !== 'battle') continue;
      const { place, attacker, defender } = fact;
      const winner = winners.get(place);
      winners.delete(place);
      if (winner !== undefined && !over.has(place)) over.set(place, { place, attacker, defender, winner });
    }
  }
  return over;
}
