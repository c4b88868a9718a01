import type { Refusal, Seat } from '../../../../kernel/contract.ts';
import type { ActionOf, Formed } from '../actions.ts';
import type { NationId, RuleId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Bidding } from '../state/auction.ts';

/** Rule 14.2: an open auction, bid by bid. All points are half points. */

/** The maximum bid, above the points of any nation or group; it wins at once. */
export const MOST_BID = 400;

/** The result of an auction: the seat and its bid; null without a bid. */
export interface Sold {
  readonly to: Seat | null;
  readonly bid: number;
}

/** The lowest bid allowed now: the opening bid, or half a point more than the last bid (ruling auction-steps). */
export function leastBid({ bid, holder }: Bidding): number {
  return holder === null ? bid : bid + 1;
}

/** The next seat has bid: all others are asked in turn again. */
export function afterBid({ bidders, next }: Bidding, bid: number): Bidding | Sold {
  if (bid >= MOST_BID) return { to: next, bid };
  return asked({ bidders, next, bid, holder: next }, bidders.indexOf(next) + 1);
}

/**
 * The next seat has passed. It is asked again if another seat raises the bid, unless a pass is for good (`out`; ruling
 * auction-pass).
 */
export function afterPass({ bidders, next, bid, holder }: Bidding, out: boolean): Bidding | Sold {
  const i = bidders.indexOf(next);
  // All seats have been asked once, without a bid.
  if (holder === null && i === bidders.length - 1) return { to: null, bid };
  return out
    ? asked({ bidders: bidders.filter((seat) => seat !== next), next, bid, holder }, i)
    : asked({ bidders, next, bid, holder }, i + 1);
}

/** Asks the bidder at a place of the round; the auction is over when it returns to the last bidder. */
function asked(bidding: Bidding, i: number): Bidding | Sold {
  const { bidders, holder, bid } = bidding;
  const next = bidders[i % bidders.length] ?? null;
  return next === null || next === holder ? { to: holder, bid } : { ...bidding, next };
}

/** The bid of an answer to an auction of one nation; null if it passes. */
export function bidIn({ values }: ActionOf): number | null {
  return 'bid' in values ? values.bid : null;
}

/** The reason why a bid is invalid: another seat's turn, too low, or too high; undefined if the action is not a bid. */
export function whyNoBid(
  nation: NationId,
  least: number,
  by: readonly Seat[],
  action: Formed,
  rule: RuleId = '14.2',
): Refusal | undefined {
  if (action.kind !== 'bid' && action.kind !== 'pass') return undefined;
  const [seat] = by;
  const { seat: said } = action.fixed;
  if (said !== undefined && seat !== undefined && !by.includes(said))
    return refuse('bid-whose', rule, { nation, seat });
  const bid = action.values['bid'];
  if (typeof bid !== 'number') return undefined;
  if (bid < least) return refuse('bid-low', rule, { nation, bid, least });
  return bid > MOST_BID ? refuse('bid-high', rule, { nation, bid, limit: MOST_BID }) : undefined;
}
