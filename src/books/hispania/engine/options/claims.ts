import type { Refusal, Seat } from '../../../../kernel/contract.ts';
import { NATIONS, type NationId, type RuleId } from '../data/ids.ts';
import { SCENARIO_TABLE } from '../data/scenarios.ts';
import type { Arrival } from '../data/types.ts';
import { refuse } from '../refusals.ts';
import { holdings, playersOf } from '../rules/players.ts';
import { isAlive } from '../rules/turns.ts';
import type { View } from '../rules/view.ts';
import { belongs } from './scenarios.ts';

/**
 * Rules 14.2, 14.4 and 14.5: players that may bid for a nation or must take it, and its opening bid. All points are
 * half points.
 */

/** Five points less than the average opens an auction (14.2); ten more are paid over the maximum (14.5). */
const BELOW_AVERAGE = 10;
const OVER_MAXIMUM = 20;

/** A nation's average points; for a major nation its fixed score (ruling fifth-major). */
export function average({ tables }: View, nation: NationId): number {
  const { auction } = tables.nations[nation];
  return auction.kind === 'major' ? auction.fixedScore : auction.average;
}

/** The opening bid of a nation. */
function openingBid(view: View, nation: NationId): number {
  return average(view, nation) - BELOW_AVERAGE;
}

/** The way in which a nation receives a player: an auction, or an award. */
export type Claim =
  | { readonly is: 'auction'; readonly bidders: readonly Seat[]; readonly least: number }
  | {
      readonly is: 'given';
      /** By lot among them, if there are several. */
      readonly among: readonly Seat[];
      readonly bid: number;
      readonly why: 'forced' | 'needed' | 'maximum';
    };

/**
 * The players that may bid for a nation, or the one that must take it. `queue` is the list of nations that come up at
 * the same moment. A player cannot bid for an opponent of one of their own nations, eliminated ones included, or beyond
 * the maximum number of nations. If only one player is left, or one needs the nation to reach their minimum, it is
 * awarded at its opening bid; if all are at their maximum, it costs ten points more (rulings auction-nobody,
 * minimum-needs).
 */
export function claim(view: View, nation: NationId, queue: readonly NationId[]): Claim {
  const seats = playersOf(view.state);
  const compatible = seats.filter((seat) => suits(view, nation, holdings(view.state, seat)));
  const [, most] = bounds(view);
  const allowed = compatible.filter((seat) => holdings(view.state, seat).length < most);
  const least = openingBid(view, nation);
  if (allowed.length === 0) {
    return {
      is: 'given',
      among: compatible.length > 0 ? compatible : seats,
      bid: least + OVER_MAXIMUM,
      why: 'maximum',
    };
  }
  if (allowed.length === 1) return { is: 'given', among: allowed, bid: least, why: 'forced' };
  const open = stillToCome(view, queue).filter((other) => other !== nation);
  const needy = allowed.filter((seat) => needs(view, seat, nation, open));
  if (needy.length === 1) return { is: 'given', among: needy, bid: least, why: 'needed' };
  return { is: 'auction', bidders: needy.length > 1 ? needy : allowed, least };
}

/**
 * The reason why a player may not bid for a nation at all: an opponent among their own nations, or the maximum number;
 * undefined if they may.
 */
export function whyNotHis(view: View, nation: NationId, seat: Seat, rule: RuleId): Refusal | undefined {
  if (!playersOf(view.state).includes(seat)) return undefined;
  const own = holdings(view.state, seat);
  const other = own.find((one) => !suits(view, nation, [one]));
  const [, most] = bounds(view);
  if (other !== undefined) return refuse('bid-rival', rule, { nation, seat, other });
  return own.length < most ? undefined : refuse('bid-enough', '14.4', { nation, seat, count: most });
}

function bounds({ state }: View): readonly [least: number, most: number] {
  return state.scenario === undefined ? [0, NATIONS.length] : SCENARIO_TABLE[state.scenario].nations;
}

/** Whether a nation opposes none of these (14.2). */
function suits({ tables }: View, nation: NationId, others: readonly NationId[]): boolean {
  return !tables.nations[nation].incompatible.some((other) => others.includes(other));
}

/** Nations without a player that will come up in this game: those of `queue`, and all that are still to arrive. */
function stillToCome(view: View, queue: readonly NationId[]): readonly NationId[] {
  const { turn, lastTurn } = view.state;
  return NATIONS.filter((nation) => {
    if (!isOpen(view, nation)) return false;
    const { firstTurn, arrivals } = view.tables.nations[nation];
    const comes = (on: number) => on > turn && on <= lastTurn;
    return (
      queue.includes(nation) ||
      comes(firstTurn) ||
      Object.entries(arrivals).some(([on, due]) => comes(Number(on)) && brings(due))
    );
  });
}

/** Whether a nation of the scenario has no player. */
function isOpen({ state, tables }: View, nation: NationId): boolean {
  return !state.nations[nation] && (state.scenario === undefined || belongs(tables, nation, state.scenario));
}

/** Whether units arrive, even for a nation without units. */
function brings(due: readonly Arrival[] = []): boolean {
  return due.some((arrival) => arrival.units !== undefined && !arrival.onlyIfAlive);
}

/** Whether a player cannot reach their minimum without this nation, and comes nearer to it with it (14.4, 14.5). */
function needs(view: View, seat: Seat, nation: NationId, open: readonly NationId[]): boolean {
  const own = holdings(view.state, seat);
  const missing = bounds(view)[0] - own.length;
  if (missing <= 0) return false;
  const rest = open.filter((other) => suits(view, other, own));
  const without = together(view, rest, missing);
  if (without >= missing) return false;
  return (
    1 +
      together(
        view,
        rest.filter((other) => suits(view, other, [nation])),
        missing,
      ) >
    without
  );
}

/** The maximum number of these nations that one player could have, counted up to `enough`. */
function together(view: View, nations: readonly NationId[], enough: number): number {
  const [first, ...rest] = nations;
  if (first === undefined || enough <= 0) return 0;
  const beside = rest.filter((other) => suits(view, other, [first]));
  const withIt = 1 + together(view, beside, enough - 1);
  // A nation that opposes none of the others never excludes another.
  if (withIt >= enough || beside.length === rest.length) return withIt;
  return Math.max(withIt, together(view, rest, enough));
}

/** Nations without a player that are on the map, or that receive units on this turn, in the order of play (14.2). */
export function appearing(view: View): readonly NationId[] {
  return NATIONS.filter((nation) => {
    if (!isOpen(view, nation)) return false;
    return isAlive(view, nation) || brings(view.tables.nations[nation].arrivals[view.state.turn]);
  });
}
