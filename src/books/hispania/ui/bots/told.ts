import type { Asking } from '../../../../ui/table/asking.ts';
import type { Why } from '../../bots/thought.ts';

/** Questions about the value of nations to their bidders (14.6, 14.7). */
const BIDDING: readonly string[] = ['auction', 'group-raise', 'sealed-bid', 'group-bids'];

/** The part of a reason that is shown now: during the bidding no player learns the value of a nation to others. */
export function whyShown(why: Why | undefined, asking: Asking): Why | undefined {
  const bidding = asking.is !== 'over' && BIDDING.includes(asking.decision.kind);
  return why && bidding && isBid(why) ? undefined : why;
}

function isBid(why: Why): boolean {
  return why.kind === 'bids' || (why.kind === 'foreseen' && isBid(why.of));
}
