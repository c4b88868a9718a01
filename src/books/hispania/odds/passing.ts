import type { Battle } from '../engine/state/battle.ts';
import { type Army, stateOf } from './army.ts';
import type { Policies, RetreatPolicy } from './policy.ts';

/** Rules 6.2, 6.6, 9.6: the steps between the losses of a round and the dice of the next one. */

/** The ends of a battle. `submits`: the defender must become the attacker's subject (9.6-submission). */
export const ENDS = [
  'attackerWins',
  'defenderWins',
  'mutual',
  'attackerRetreats',
  'defenderRetreats',
  'submits',
  'undecided',
] as const;
export type End = (typeof ENDS)[number];

/** Two states of a battle as one number. */
export type Pair = number;

/** Conditions of a battle beside its dice. */
export interface Terms {
  readonly attacker: Army;
  readonly defender: Army;
  readonly policies: Policies;
  /** States of the defender in which a mission is fulfilled (ruling cid-battle). */
  readonly fulfilled: Uint8Array;
  /** The number of units that can retreat (4.6, 6.6). */
  readonly room: { readonly attacker: number; readonly defender: number };
  /** The defender must submit if both sides have units left after a round (9.6-submission). */
  readonly submits: boolean;
  /** A castle that is alone at the start of a round surrenders (11-umayyads-surrender). */
  readonly surrenders: boolean;
}

/** The result of a round: another round, or an end with the remaining states. */
export interface Next {
  readonly pair: Pair;
  readonly end: End | undefined;
}

/** The chance that the attacker, or the defender, wins if both fight on from there to the end. */
export type Winning = (attacker: number, defender: number) => { readonly attacker: number; readonly defender: number };

/** Whether a battle is over after losses, and its end. */
export function overAt({ attacker, defender, fulfilled }: Terms, a: number, d: number): End | undefined {
  const [attacks, defends] = [attacker.units[a] !== 0, defender.units[d] !== 0];
  if (attacks && defends) return fulfilled[d] ? 'attackerWins' : undefined;
  return attacks ? 'attackerWins' : defends ? 'defenderWins' : 'mutual';
}

/** The result after losses. `asked`: whether the attacker and the defender are still to be asked about a retreat. */
export function passOn(
  terms: Terms,
  a: number,
  d: number,
  winning: Winning,
  asked: { readonly attacker: boolean; readonly defender: boolean; readonly losses: boolean },
): Next {
  const { attacker, defender, policies, room, fulfilled } = terms;
  const pair = (x: number, y: number): Pair => x * defender.size + y;
  const over = overAt(terms, a, d);
  if (over) return { pair: pair(a, d), end: over };
  if (asked.losses && terms.submits) return { pair: pair(a, d), end: 'submits' };
  let [x, y] = [a, d];
  const chance = (side: 'attacker' | 'defender') => () => winning(x, y)[side];
  if (asked.attacker && goes(attacker, x, policies.retreat.attacker, room.attacker, chance('attacker'))) {
    x = attacker.stay[x] as number;
    if (attacker.units[x] === 0) return { pair: pair(x, y), end: 'attackerRetreats' };
  }
  if (asked.defender && goes(defender, y, policies.retreat.defender, room.defender, chance('defender'))) {
    y = defender.stay[y] as number;
    if (defender.units[y] === 0 || fulfilled[y]) return { pair: pair(x, y), end: 'defenderRetreats' };
  }
  return surrendered(terms, x, y);
}

function goes(army: Army, s: number, policy: RetreatPolicy, room: number, winning: () => number): boolean {
  const goers = army.goers[s] as number;
  if (policy === 'never' || goers === 0 || goers > room) return false;
  return 'below' in policy ? (army.units[s] as number) < policy.below : winning() < policy.winning;
}

/** The start of a round, at which a lone castle may surrender. */
export function surrendered({ defender, surrenders }: Terms, x: number, y: number): Next {
  const fights = { pair: x * defender.size + y, end: undefined };
  if (!surrenders || defender.units[y] !== 1) return fights;
  const castle = defender.kinds.indexOf('castle');
  const camp = defender.camps[defender.campOf[y] as number];
  if (!camp || castle < 0 || defender.lives[y * defender.kinds.length + castle] === 0) return fights;
  const none = stateOf(
    camp,
    camp.lines.map(({ states }) => states.at(-1) ?? []),
  );
  return { pair: x * defender.size + none, end: 'attackerWins' };
}

/** The questions before the next round, from the current step of a battle. */
export function askedFrom({ step }: Battle): Parameters<typeof passOn>[4] {
  return {
    losses: step !== 'after-losses' && !step.endsWith('retreats'),
    attacker: step !== 'defender-retreats',
    defender: true,
  };
}
