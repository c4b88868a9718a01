import type { Action, Decision } from '../../../../../kernel/contract.ts';
import type { PlaceId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import { hispania } from '../../../engine/game.ts';
import type { State } from '../../../engine/state.ts';
import { startsOf } from '../../deciding/stacks.ts';

/** The cost of ending a phase, computed by ending it in a copy, so that a player is warned of every loss. */
export interface Loss {
  /** The units or gold that would be removed or lost, in order. */
  readonly facts: readonly HispaniaFact[];
  /** Places that would be too full: some of the units must leave next. */
  readonly crowded: readonly PlaceId[];
}

const NOTHING: Loss = { facts: [], crowded: [] };

/** From here on dice are rolled, or others play. */
const BEYOND: readonly HispaniaFact['kind'][] = ['battle', 'rolled', 'nation', 'turn', 'retreated'];

/**
 * The loss from these answers, one after the other. Only the direct effects of the answers count, not those that depend on dice. Answers
 * that do not end anything cost nothing.
 */
export function lossOf(state: State, actions: readonly Action[]): Loss {
  if (!actions.some(({ kind }) => kind === 'end')) return NOTHING;
  const nation = hispania.decision(state)?.params['nation'];
  const lost: HispaniaFact[] = [];
  let now = state;
  for (const action of actions) {
    const applied = hispania.apply(now, action);
    if (!applied.state) return { facts: lost, crowded: [] };
    now = applied.state;
    for (const fact of applied.facts) {
      if (BEYOND.includes(fact.kind)) return { facts: lost, crowded: [] };
      if (isLoss(fact) && (fact.kind === 'withdrew' ? fact.owner : fact.nation) === nation) lost.push(fact);
    }
  }
  const next = hispania.decision(now);
  const places = next?.kind === 'remove' && next.params['nation'] === nation ? next.params['places'] : [];
  return { facts: lost, crowded: places as readonly PlaceId[] };
}

type Lost = HispaniaFact & { readonly kind: 'left' | 'removed' | 'gold-lost' | 'not-placed' | 'withdrew' };

function isLoss(fact: HispaniaFact): fact is Lost {
  switch (fact.kind) {
    case 'left':
      return fact.why === 'must-leave';
    case 'withdrew':
      return fact.to === null;
    default:
      return fact.kind === 'removed' || fact.kind === 'gold-lost' || fact.kind === 'not-placed';
  }
}

export const isCostly = ({ facts, crowded }: Loss): boolean => facts.length + crowded.length > 0;

/** Possible actions before a phase is ended: stacks that could move, units that could be bought. */
export interface Undone {
  readonly stacks: number;
  readonly buys: number;
}

export function undoneOf(decision: Decision): Undone {
  return {
    stacks: startsOf(decision).length,
    buys: decision.choices.filter(({ kind }) => kind === 'buy').length,
  };
}

/** The answer that ends the question, if there is one. */
export function endOf({ choices }: Decision): Action | undefined {
  const end = choices.find(({ kind }) => kind === 'end');
  return end && { kind: 'end', fixed: end.fixed, values: {} };
}
