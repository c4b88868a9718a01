import type { Seat, TwinLine } from '../../../kernel/contract.ts';
import { type Roller, randomInt, roller } from '../../../kernel/dice.ts';
import { MOST_BID } from './options/bidding.ts';
import { dealtTokens } from './options/tokens/hidden.ts';
import { playersOf } from './rules/players.ts';
import type { GroupAuction, SealedAuction } from './state/auction.ts';
import type { Frame } from './state/frame.ts';
import type { State } from './state.ts';

/**
 * A seat's view of the secrets of others: event tokens (10.3), and written bids that were not shown yet (10.1, 14.7).
 */

/** Lines of the text twin about an auction; of sealed bids they contain only that of `seat`. */
export function auctionLines({ frames }: State, seat: Seat): readonly TwinLine[] {
  const frame = frames.at(-1);
  switch (frame?.kind) {
    case 'auction': {
      const { nation, bid, holder, next, bidders } = frame;
      return [{ key: 'auction', params: { nation, bid: holder === null ? null : bid, holder, next, bidders } }];
    }
    case 'sealed-auction': {
      const { nation, least, bidders, bids } = frame;
      const own = Object.hasOwn(bids, seat) ? { own: bids[seat] ?? null } : {};
      return [{ key: 'sealed-auction', params: { nation, least, bidders, written: Object.keys(bids), ...own } }];
    }
    case 'group-auction': {
      const { lots, aside, bids, tie } = frame;
      const own = Object.hasOwn(bids, seat) ? { own: { ...bids[seat] } } : {};
      const open = tie ? { tie: { ...tie } } : {};
      return [{ key: 'group-auction', params: { lots, aside, written: Object.keys(bids), ...own, ...open } }];
    }
    default:
      return [];
  }
}

/** The same position, with everything that a seat cannot know dealt again; the dice are unchanged. */
export function dealtAnew(state: State, seat: Seat, seed: number): State {
  const frame = state.frames.at(-1);
  const dice = roller(seed);
  if (frame?.kind === 'sealed-auction') return dealtTokens(withTop(state, dealtSealed(frame, seat, dice)), seat, dice);
  if (frame?.kind === 'group-auction') {
    return dealtTokens(withTop(state, dealtGroups(state, frame, seat, dice)), seat, dice);
  }
  return dealtTokens(state, seat, dice);
}

function withTop(state: State, frame: Frame): State {
  return { ...state, frames: [...state.frames.slice(0, -1), frame] };
}

/** The range of random bids above the lowest one, in half points, and the frequency of no bid. */
const SPREAD = 20;
const NO_BID_IN = 3;

function dealtSealed(frame: SealedAuction, seat: Seat, dice: Roller): SealedAuction {
  const { bids, least, again } = frame;
  const dealt = Object.keys(bids).map((other) => {
    if (other === seat) return [other, bids[other] ?? null];
    const none = !again && randomInt(dice, 1, NO_BID_IN) === 1;
    return [other, none ? null : Math.min(MOST_BID, least + randomInt(dice, 0, SPREAD))];
  });
  return { ...frame, bids: Object.fromEntries(dealt) };
}

/** Bids for lots that have not come up; the bids for the current lot were shown. */
function dealtGroups(state: State, frame: GroupAuction, seat: Seat, dice: Roller): GroupAuction {
  const dealt = playersOf(state).flatMap((other) => {
    const bids = frame.bids[other];
    if (!bids) return [];
    if (other === seat) return [[other, bids]];
    const anew = Object.keys(bids).map((lot) => [
      lot,
      frame.lots.some((one) => one === lot) ? randomInt(dice, 0, SPREAD) : (bids[lot as keyof typeof bids] ?? 0),
    ]);
    return [[other, Object.fromEntries(anew)]];
  });
  return { ...frame, bids: Object.fromEntries(dealt) };
}
