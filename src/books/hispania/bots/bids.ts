import type { Action, Decision, Seat } from '../../../kernel/contract.ts';
import { type Roller, randomInt, roller } from '../../../kernel/dice.ts';
import type { NationId } from '../engine/data/ids.ts';
import { queries } from '../engine/queries.ts';
import { holdings } from '../engine/rules/players.ts';
import type { State } from '../engine/state.ts';
import type { Personality } from './personality.ts';

/**
 * A computer's bid for a nation (10.1, 14.2, 14.7): up to its average points, slightly less for each nation that its
 * player already has, and never the same for two seats.
 */

/** The maximum difference between the estimates of two seats, in half points. */
const SPREAD = 6;
/** The reduction of a nation's value for a player with more than an equal share of nations. */
const EACH_MORE = 2;

/** The maximum bid of a seat for a nation, in half points. */
export function valueTo(state: State, seat: Seat, nation: NationId, personality: Personality, seed: number): number {
  const dice = roller(seed ^ Math.imul(nation.length * 31 + seat.length * 7 + seat.charCodeAt(0), 0x9e3779b1));
  const spread = randomInt(dice, 0, SPREAD) - (personality.whim > 0 ? 0 : SPREAD / 2);
  return (
    (queries.average(state, nation) as number) - 4 + spread - EACH_MORE * Math.max(0, holdings(state, seat).length - 4)
  );
}

/** The bid in an auction bid by bid, or a pass. */
export function openBid(state: State, decision: Decision, seat: Seat, personality: Personality, seed: number): Action {
  const nation = decision.params['nation'] as NationId;
  const bid = decision.choices.find(({ kind }) => kind === 'bid');
  const pass = decision.choices.find(({ kind }) => kind === 'pass');
  const range = bid?.ranges['bid'];
  const least = range?.is === 'number' ? range.min : Number.POSITIVE_INFINITY;
  const most = valueTo(state, seat, nation, personality, seed);
  if (bid && (least <= most || !pass)) return { kind: 'bid', fixed: bid.fixed, values: { bid: least } };
  return pass ? { kind: 'pass', fixed: pass.fixed, values: {} } : (decision.preset as Action);
}

/** The sealed bid of a seat, or none. */
export function sealedBid(
  state: State,
  decision: Decision,
  seat: Seat,
  personality: Personality,
  seed: number,
): Action {
  const nation = decision.params['nation'] as NationId;
  const own = decision.choices.filter(({ fixed }) => (fixed['seat'] ?? seat) === seat);
  const bid = own.find(({ kind }) => kind === 'bid');
  const pass = own.find(({ kind }) => kind === 'pass');
  const range = bid?.ranges['bid'];
  const most = valueTo(state, seat, nation, personality, seed);
  if (bid && range?.is === 'number' && (most >= range.min || !pass)) {
    return { kind: 'bid', fixed: bid.fixed, values: { bid: Math.max(range.min, Math.min(range.max, most - 2)) } };
  }
  return pass ? { kind: 'pass', fixed: pass.fixed, values: {} } : (decision.preset as Action);
}

/** Bids for several lots at once (10.1), by the known differences between the game's groups. */
export function lotBids(decision: Decision, seat: Seat, seed: number): Action {
  const own = decision.choices.find(({ kind, fixed }) => kind === 'bid' && (fixed['seat'] ?? seat) === seat);
  if (!own) return decision.preset as Action;
  const dice: Roller = roller(seed ^ Math.imul(seat.charCodeAt(0), 0x85ebca6b));
  const values = Object.fromEntries(
    Object.entries(own.ranges).map(([lot, range]) => [
      lot,
      range.is === 'number' ? Math.min(range.max, range.min + randomInt(dice, 0, SPREAD)) : 0,
    ]),
  );
  return { kind: 'bid', fixed: own.fixed, values };
}
