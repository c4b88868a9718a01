import type { Action, Decision } from '../../../kernel/contract.ts';
import { FACES, type Face, type SpaceId, type TownId } from '../engine/data/ids.ts';
import { goTo, isHeld, nearest } from '../engine/rules/armies.ts';
import { generalAt } from '../engine/rules/board.ts';
import type { Draft } from '../engine/rules/draft.ts';
import { revoltBy } from '../engine/rules/revolts.ts';
import { sidesOf } from '../engine/rules/values.ts';
import { settle } from '../engine/rules/victory.ts';
import type { Combat, Pending, State } from '../engine/state.ts';
import { diceOf, winnerOf } from '../odds/combat.ts';
import { after, resolved } from './chances.ts';
import type { Thought } from './thought.ts';
import { filled } from './ways.ts';
import { worthOf } from './worth.ts';

/**
 * The answers of the player of Hispano (8.7): those after which the Romans win least. Of each the exact mean over its dice is taken, with
 * the rolls again that coins then pay for. All answers to a question are compared at the same point, before the phase goes on.
 */

/** What a player of Hispano takes into account. */
export interface Effort {
  /** What a coin that is left counts, as a chance of the Romans: there are dice to roll again, ways to choose and attacks to come. */
  readonly coin: number;
}

/** An answer to the decision of the player of Hispano. The same position gives the same answer. */
export function hispano(state: State, decision: Decision, effort: Effort): Thought {
  const actions = decision.choices.flatMap(filled);
  const [only, other] = actions;
  if (!only) throw new Error(`nothing can be answered: ${decision.kind}`);
  if (!other) return { action: only, why: { kind: 'only' }, looked: 0 };
  let best = { action: only, worth: Number.POSITIVE_INFINITY };
  for (const action of passFirst(actions)) {
    const worth = state.pending ? weighed(state, state.pending, action, effort) : worthOf(after(state, action));
    if (worth < best.worth) best = { action, worth };
  }
  const why = { kind: 'harms', of: actions.length, worth: best.worth } as const;
  return { action: best.action, why, looked: actions.length };
}

/** To pass is tried first, so that something else has to be better. */
const passFirst = (actions: readonly Action[]): readonly Action[] =>
  actions.toSorted((a, b) => Number(b.kind === 'pass') - Number(a.kind === 'pass'));

/** The chance of the Romans after an answer to a question in the middle of a step. */
function weighed(state: State, pending: Pending, { kind, fixed, values }: Action, effort: Effort): number {
  const coins = Number(values['coins'] ?? (kind === 'pass' ? 0 : 1));
  const paid: State = { ...state, pending: null, hispano: state.hispano - coins };
  switch (pending.is) {
    case 'revolt': {
      const { roman, hispanic } = pending;
      if (kind === 'pass') return seen(risen(paid, roman, hispanic), effort);
      return mean(FACES, (face) =>
        fixed['die'] === 'roman' ? rolled(paid, face, hispanic, effort) : rolled(paid, roman, face, effort),
      );
    }
    case 'raise':
      return fought(paid, { ...pending.combat, raise: coins }, effort);
    case 'dice': {
      const { combat, roman, hispanic } = pending;
      const fight = fightOf(paid, combat, effort);
      return kind === 'pass' ? fight.ends(roman, hispanic, paid.hispano) : fight.again(roman, paid.hispano);
    }
    case 'ways': {
      const { from, to } = pending;
      if (kind === 'choose') return gone(paid, from, fixed['place'] as TownId, effort);
      return mean(FACES, (face) => gone(paid, from, nearest(to, face), effort));
    }
    case 'strike': {
      if (kind === 'pass') return seen(paid, effort);
      const [from, to] = [fixed['from'] as TownId, fixed['to'] as TownId];
      return fought(paid, combatOf(paid, from, to, coins), effort);
    }
  }
}

function mean<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0) / all.length;
}

/** An army against a garrison or, where a general is, against him. */
function combatOf(state: State, from: TownId, to: SpaceId, raise: number): Combat {
  const general = generalAt(state, to) ?? null;
  return { by: 'army', kind: general === null ? 'siege' : 'attack', general, from, to, coins: 0, raise };
}

/** The chance of the Romans from a position, with the coins that Hispano has left. */
function seen(state: State, { coin }: Effort): number {
  return worthOf(state) - coin * state.hispano;
}

/** The position after a roll of revolt (5.1). */
function risen(state: State, roman: Face, hispanic: Face): State {
  const draft: Draft = { state, facts: [] };
  revoltBy(draft, { roman, hispanic });
  settle(draft);
  return draft.state;
}

/** A roll of revolt, which coins may change again. */
function rolled(state: State, roman: Face, hispanic: Face, effort: Effort): number {
  const now = seen(risen(state, roman, hispanic), effort);
  if (state.hispano === 0) return now;
  const paid = { ...state, hispano: state.hispano - 1 };
  return Math.min(
    now,
    mean(FACES, (face) => rolled(paid, face, hispanic, effort)),
    mean(FACES, (face) => rolled(paid, roman, face, effort)),
  );
}

/** An army on its way to a town; without one it stays. */
function gone(state: State, from: TownId, to: TownId | undefined, effort: Effort): number {
  if (to === undefined) return seen(state, effort);
  if (isHeld(state, to)) return fought(state, combatOf(state, from, to, 0), effort);
  const draft: Draft = { state, facts: [] };
  goTo(draft, from, to);
  settle(draft);
  return seen(draft.state, effort);
}

/** A combat before its dice. */
function fought(state: State, combat: Combat, effort: Effort): number {
  const fight = fightOf(state, combat, effort);
  return mean(diceOf(combat), ({ roman, hispanic }) => fight.ends(roman, hispanic, state.hispano));
}

/** A combat whose Hispanic die coins may roll again: its mean after dice, and before another roll of that die. */
function fightOf(state: State, combat: Combat, effort: Effort) {
  const sides = sidesOf(state, combat);
  const known = new Map<string, number>();
  const end = (roman: Face | null, hispanic: Face | null, coins: number): number => {
    const key = `${winnerOf(sides, { roman, hispanic })} ${coins}`;
    const found = known.get(key) ?? seen(resolved({ ...state, hispano: coins }, combat, roman, hispanic), effort);
    known.set(key, found);
    return found;
  };
  const again = (roman: Face | null, coins: number): number => mean(FACES, (face) => ends(roman, face, coins));
  const ends = (roman: Face | null, hispanic: Face | null, coins: number): number => {
    const now = end(roman, hispanic, coins);
    return hispanic === null || coins === 0 ? now : Math.min(now, again(roman, coins - 1));
  };
  return { ends, again };
}
