import type { Seat } from '../../../../kernel/contract.ts';
import { playersOf } from '../rules/players.ts';
import type { Auction, Bidding, GroupAuction, MajorChoice, SealedAuction } from '../state/auction.ts';
import type { Frame } from '../state/frame.ts';
import type { Unplaced } from '../state.ts';
import { MOST_BID } from './bidding.ts';

/**
 * Whether an auction from a file is valid: its seats are players, its nations have no player, its bids are possible.
 */

export type AuctionFrame = Auction | SealedAuction | GroupAuction | MajorChoice;

export function isAuctionFrame(frame: Frame): frame is AuctionFrame {
  const { kind } = frame;
  return kind === 'auction' || kind === 'sealed-auction' || kind === 'group-auction' || kind === 'major-choice';
}

export function canBeHeld(state: Unplaced, frame: AuctionFrame): boolean {
  const seats = playersOf(state);
  if (seats.length === 0 || state.scenario === undefined) return false;
  switch (frame.kind) {
    case 'auction':
      return !state.nations[frame.nation] && isBidding(frame, seats);
    case 'sealed-auction': {
      const { nation, bidders, bids, least } = frame;
      const written = Object.entries(bids).every(
        ([seat, bid]) => bidders.includes(seat) && (bid === null || isBid(bid, least)),
      );
      return !state.nations[nation] && areSeats(bidders, seats) && isBid(least, 0) && written;
    }
    case 'group-auction': {
      const { bids, lots, aside, tie } = frame;
      const all = Object.values(bids).flatMap((own) => Object.values(own));
      const named = [...lots, ...aside, ...(tie ? [tie.lot] : [])];
      return (
        new Set(named).size === named.length &&
        Object.keys(bids).every((seat) => seats.includes(seat)) &&
        all.every((bid) => isBid(bid, 0)) &&
        (!tie || (isBidding(tie, seats) && seats.every((seat) => Object.hasOwn(bids, seat))))
      );
    }
    case 'major-choice':
      return areSeats(frame.left, seats);
  }
}

const isBid = (bid: number | undefined, least: number): boolean => bid !== undefined && bid >= least && bid <= MOST_BID;

/** Different seats of this game, at least one. */
function areSeats(some: readonly Seat[], seats: readonly Seat[]): boolean {
  return some.length > 0 && new Set(some).size === some.length && some.every((seat) => seats.includes(seat));
}

function isBidding({ bidders, next, bid, holder }: Bidding, seats: readonly Seat[]): boolean {
  const held = holder === null || (bidders.includes(holder) && holder !== next && bid < MOST_BID);
  return areSeats(bidders, seats) && bidders.includes(next) && held && isBid(bid, 0);
}
