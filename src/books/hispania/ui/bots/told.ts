import type { Asking } from '../../../../ui/table/asking.ts';
import type { Why } from '../../bots/thought.ts';

/** Questions about what nations are worth to those who bid for them (14.6, 14.7). */
const BIDDING: readonly string[] = ['auction', 'group-raise', 'sealed-bid', 'group-bids'];

/** What is told of a reason now: as long as bids are made nobody hears what a nation is worth to others. */
export function whyShown(why: Why | undefined, asking: Asking): Why | undefined {
  const bidding = asking.is !== 'over' && BIDDING.includes(asking.decision.kind);
  return why && bidding && isBid(why) ? undefined : why;
}

function isBid(why: Why): boolean {
  return why.kind === 'bids' || (why.kind === 'foreseen' && isBid(why.of));
}
