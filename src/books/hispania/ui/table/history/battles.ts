import type { LeaderId, Owner, PlaceId } from '../../../engine/data/ids.ts';
import type { Units } from '../../../engine/facts/units.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { Side } from '../../../engine/state/battle.ts';
import type { FactOf } from '../../../words/en/fact-words.ts';

/** The course of a battle, from its facts. */
export interface Outcome {
  readonly place: PlaceId;
  /** A side without any fact is missing. */
  readonly sides: Readonly<Partial<Record<Side, Owner>>>;
  /** Undefined while it goes on. */
  readonly end?: Pick<FactOf<'battle-over'>, 'winner' | 'submits'>;
  readonly rounds: number;
  /** The losses of each owner. */
  readonly lost: readonly Lost[];
}

export interface Lost {
  readonly owner: Owner;
  readonly units: Units;
  readonly leaders: readonly LeaderId[];
}

/** Reads a battle from its facts; undefined if there is none. Its beginning or its end may be missing. */
export function outcomeOf(facts: readonly HispaniaFact[]): Outcome | undefined {
  let place: PlaceId | undefined;
  let rounds = 0;
  let end: Outcome['end'];
  const sides: Partial<Record<Side, Owner>> = {};
  const lost = new Map<Owner, { units: Units; leaders: readonly LeaderId[] }>();
  const of = (owner: Owner) => lost.get(owner) ?? { units: {}, leaders: [] };
  for (const fact of facts) {
    if ('side' in fact && 'owner' in fact) sides[fact.side] = fact.owner;
    switch (fact.kind) {
      case 'battle':
        place = fact.place;
        sides.attacker = fact.attacker;
        sides.defender = fact.defender;
        break;
      case 'aimed':
        place ??= fact.place;
        break;
      case 'rolled':
        place ??= fact.place;
        rounds = Math.max(rounds, fact.round);
        break;
      case 'destroyed': {
        const { units, leaders } = of(fact.owner);
        lost.set(fact.owner, { units: { ...units, [fact.unit]: (units[fact.unit] ?? 0) + fact.count }, leaders });
        break;
      }
      case 'leader-killed': {
        const { units, leaders } = of(fact.owner);
        lost.set(fact.owner, { units, leaders: [...leaders, fact.leader] });
        break;
      }
      case 'battle-over':
        place ??= fact.place;
        rounds = fact.rounds;
        end = fact;
    }
  }
  if (place === undefined) return undefined;
  return {
    place,
    sides,
    ...(end ? { end } : {}),
    rounds,
    lost: [...lost].map(([owner, what]) => ({ owner, ...what })),
  };
}
