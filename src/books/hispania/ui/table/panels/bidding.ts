import type { Decision, Seat } from '../../../../../kernel/contract.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import { AVERAGE_LINES } from '../../../engine/data/nations.sources.ts';
import { average } from '../../../engine/options/claims.ts';
import { groupOf } from '../../../engine/options/scenarios.ts';
import { playersOf } from '../../../engine/rules/players.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';

/** The subject and the state of an auction, for its panel. Points are half points. */

/** The nation in the auction. */
export interface Lot {
  readonly nation: NationId;
  /** The turns on which it plays in this game, as far as they are fixed. */
  readonly turns: readonly [from: number, to: number];
  readonly average: number;
  /** Whether the rulebook states it; otherwise it is ours. A fixed score is printed. */
  readonly known: boolean;
  readonly fixed: boolean;
  /** All nations of its group, which is named by its greatest nation. */
  readonly with: readonly NationId[];
}

/** A nation in an auction; in the standard version with its group. */
export function lotOf(state: State, nation: NationId): Lot {
  const read = view(state);
  const record = read.tables.nations[nation];
  const { turn, lastTurn, scenario, mode } = state;
  const fixed = record.auction.kind === 'major';
  const from = Math.max(turn, record.firstTurn);
  const to = Math.min(lastTurn, record.ends?.turn ?? lastTurn);
  const group = record.standardGroup;
  const together = scenario && mode === 'standard' && group !== null ? groupOf(read.tables, scenario, group) : [];
  return {
    nation,
    turns: [from, Math.max(from, to)],
    average: average(read, nation),
    known: fixed || AVERAGE_LINES[nation] !== undefined,
    fixed,
    with: together.filter((one) => one !== nation),
  };
}

/** The state of a player in an auction. */
export type Bidder = 'asked' | 'holds' | 'in' | 'out' | 'written' | 'writes';

/** All players with their states: asked, highest bidder, still in, written. */
export function biddersOf(state: State, decision: Decision): readonly { readonly seat: Seat; readonly is: Bidder }[] {
  const frame = state.frames.at(-1);
  const { by, params } = decision;
  const players = playersOf(state);
  switch (frame?.kind) {
    case 'auction':
    case 'group-auction': {
      const bidding = frame.kind === 'auction' ? frame : frame.tie;
      if (!bidding) return players.map((seat) => ({ seat, is: by.includes(seat) ? 'writes' : 'written' }));
      const { bidders, holder } = bidding;
      const round = [...bidders, ...players.filter((seat) => !bidders.includes(seat))];
      return round.map((seat) => ({
        seat,
        is: by.includes(seat) ? 'asked' : seat === holder ? 'holds' : bidders.includes(seat) ? 'in' : 'out',
      }));
    }
    case 'sealed-auction': {
      const bidders = frame.bidders;
      return players.map((seat) => ({
        seat,
        is: !bidders.includes(seat) ? 'out' : Object.hasOwn(frame.bids, seat) ? 'written' : 'writes',
      }));
    }
    default: {
      const left = params['left'];
      return Array.isArray(left) ? left.map((seat) => ({ seat: String(seat), is: 'in' as const })) : [];
    }
  }
}

/** The written bids of a person's own seats so far: no other person may see them (10.1, 14.7). Null is no bid. */
export function writtenBy(
  state: State,
  seats: readonly Seat[],
): readonly { readonly seat: Seat; readonly bids: Readonly<Partial<Record<NationId, number | null>>> }[] {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'sealed-auction') {
    return seats.flatMap((seat) =>
      Object.hasOwn(frame.bids, seat) ? [{ seat, bids: { [frame.nation]: frame.bids[seat] ?? null } }] : [],
    );
  }
  if (frame?.kind !== 'group-auction') return [];
  return seats.flatMap((seat) => {
    const bids = frame.bids[seat];
    return bids ? [{ seat, bids }] : [];
  });
}

/** Quick raises, in half points. */
export const RAISES = [1, 2, 4, 10] as const;

/** A raised bid, up to the maximum. */
export const raised = (bid: number, by: number, most: number): number => Math.min(most, bid + by);
