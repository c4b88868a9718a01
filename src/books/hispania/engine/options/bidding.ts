import type { Action, Refusal, Seat } from '../../../../kernel/contract.ts';
import type { NationId, RuleId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Bidding } from '../state/auction.ts';

/** Rule 14.2: an open auction, bid by bid. Half points throughout. */

/** More than any nation or group earns: whoever bids as much has it. */
export const MOST_BID = 400;

/** An auction is over: who has it for how much; nobody if nobody has bid. */
export interface Sold {
  readonly to: Seat | null;
  readonly bid: number;
}

/** The least that may be bid now: what it opens at, or half a point more than the last bid (ruling auction-steps). */
export function leastBid({ bid, holder }: Bidding): number {
  return holder === null ? bid : bid + 1;
}

/** Whose word it is has bid: everybody else is asked in turn, as often as somebody raises it. */
export function afterBid({ bidders, next }: Bidding, bid: number): Bidding | Sold {
  if (bid >= MOST_BID) return { to: next, bid };
  return asked({ bidders, next, bid, holder: next }, bidders.indexOf(next) + 1);
}

/**
 * Whose word it is has passed. He is asked again if somebody raises the bid, or, where a pass is for good (`out`), no more
 * (ruling auction-pass).
 */
export function afterPass({ bidders, next, bid, holder }: Bidding, out: boolean): Bidding | Sold {
  const i = bidders.indexOf(next);
  // Everybody has been asked once, and nobody has bid.
  if (holder === null && i === bidders.length - 1) return { to: null, bid };
  return out
    ? asked({ bidders: bidders.filter((seat) => seat !== next), next, bid, holder }, i)
    : asked({ bidders, next, bid, holder }, i + 1);
}

/** The bidder at a place of the round is asked; when it comes back to him who has bid last, it is over. */
function asked(bidding: Bidding, i: number): Bidding | Sold {
  const { bidders, holder, bid } = bidding;
  const next = bidders[i % bidders.length] ?? null;
  return next === null || next === holder ? { to: holder, bid } : { ...bidding, next };
}

/** Why something written down is no bid: it is another's word, or too little, or too much; nothing if it is no bid at all. */
export function whyNoBid(
  nation: NationId,
  least: number,
  by: readonly Seat[],
  { kind, fixed, values }: Action,
  rule: RuleId = '14.2',
): Refusal | undefined {
  if (kind !== 'bid' && kind !== 'pass') return undefined;
  const [seat] = by;
  const said = fixed['seat'];
  if (said !== undefined && seat !== undefined && !by.includes(said))
    return refuse('bid-whose', rule, { nation, seat });
  const bid = values['bid'];
  if (typeof bid !== 'number') return undefined;
  if (bid < least) return refuse('bid-low', rule, { nation, bid, least });
  return bid > MOST_BID ? refuse('bid-high', rule, { nation, bid, limit: MOST_BID }) : undefined;
}
