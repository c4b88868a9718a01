import type { Refusal, Seat } from '../../../../kernel/contract.ts';
import type { ChoiceOf, Formed, Question } from '../actions.ts';
import type { NationId, RuleId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { FrameHandler } from '../rules/hooks.ts';
import { drawLot, give, isAdvanced, playersOf } from '../rules/players.ts';
import { isAlive } from '../rules/turns.ts';
import { type Draft, note, plays, pop, push, reading, replace, rollDice, tell, type View } from '../rules/view.ts';
import type { Auction } from '../state/auction.ts';
import { afterBid, afterPass, bidIn, leastBid, MOST_BID, whyNoBid } from './bidding.ts';
import { appearing, average, claim, whyNotHis } from './claims.ts';

/**
 * Rules 14.2, 14.5 and 14.6: open auctions of nations, or auctions by sealed bids (14.7). All points are half points.
 */

const PASS: ChoiceOf = { kind: 'pass', fixed: {}, ranges: {} };

/** At the start of a turn: auctions of the nations that appear (14.2); at the start of a game, of those on the map. */
export function auctionsOfTurn(draft: Draft): void {
  if (isAdvanced(draft.state)) putUp(draft, appearing(draft));
}

/**
 * A nation is about to be transformed: its successor is put up for auction if it has no player, before any choice about
 * it (14.6, ruling auction-when). If the predecessor is eliminated and the successor has no units of its own, the
 * auction is later or never.
 */
export function auctionOfHeir(draft: Draft, from: NationId, into: NationId): void {
  if (!isAdvanced(draft.state)) return;
  if (isAlive(draft, from) || draft.tables.nations[into].founding) putUp(draft, [into]);
}

/** Puts up nations one after another and skips those with a player. It may push a frame. */
export function putUp(draft: Draft, nations: readonly NationId[]): void {
  const waiting = nations.filter((nation) => !draft.state.nations[nation]);
  const [nation, ...later] = waiting;
  if (nation === undefined) return;
  const found = claim(draft, nation, waiting);
  if (found.is === 'auction') begin(draft, nation, later, found.bidders, found.least);
  else {
    award(draft, nation, drawLot(draft, found.among, '14.5'), found.bid, found.why);
    putUp(draft, later);
  }
}

function begin(
  draft: Draft,
  nation: NationId,
  later: readonly NationId[],
  allowed: readonly Seat[],
  least: number,
): void {
  if (plays(draft, 'sealed-bids')) {
    push(draft, { kind: 'sealed-auction', nation, later, bidders: allowed, least, bids: {} });
    tell(draft, { kind: 'auction', rule: '14.7', nation, seats: allowed, least, sealed: 1 });
    return;
  }
  const bidders = inTurn(draft).filter((seat) => allowed.includes(seat));
  const [next] = bidders;
  if (next === undefined) return;
  push(draft, { kind: 'auction', nation, later, bidders, next, bid: least, holder: null });
  // At the end of a turn the nation is a successor.
  const rule = draft.state.stage === 'end' ? '14.6' : '14.2';
  tell(draft, { kind: 'auction', rule, nation, seats: bidders, least, sealed: null });
}

/**
 * The players in order, from the opener on; the player to the opener's left opens the next auction (ruling
 * auction-order).
 */
function inTurn(draft: Draft): readonly Seat[] {
  const seats = playersOf(draft.state);
  const opener = draft.state.tally.opener ?? firstOpener(draft, seats);
  const i = Math.max(0, seats.indexOf(opener));
  const order = [...seats.slice(i), ...seats.slice(0, i)];
  note(draft, { opener: order[1] ?? order[0] });
  return order;
}

/** Each player rolls two dice, and the highest total opens; equal players roll again. */
function firstOpener(draft: Draft, seats: readonly Seat[]): Seat {
  let best: Seat[] = [];
  let most = 0;
  for (const seat of seats) {
    const { results, first } = rollDice(draft, 2);
    tell(draft, { kind: 'threw', rule: '14.2', seat, dice: results, first });
    const total = results.reduce((sum, n) => sum + n, 0);
    if (total > most) best = [];
    if (total >= most) best.push(seat);
    most = Math.max(most, total);
  }
  if (best.length > 1) return firstOpener(draft, best);
  const [seat = ''] = best;
  tell(draft, { kind: 'opens', rule: '14.2', seat });
  return seat;
}

type Why = 'bid' | 'drawn' | 'forced' | 'needed' | 'maximum' | 'major';

/** A nation is awarded to a player; the bid is subtracted from the player's score (15). */
export function award(draft: Draft, nation: NationId, seat: Seat, bid: number, why: Why): void {
  give(draft, nation, seat, bid);
  const rule = why === 'major' ? '14.1' : why === 'bid' || why === 'drawn' ? '14.2' : '14.5';
  tell(draft, { kind: 'awarded', rule, nation, seat, bid, why });
}

/** Without a bid, the nation is awarded by lot at its opening bid (14.2, ruling auction-nobody). */
export function awardByLot(draft: Draft, nation: NationId, among: readonly Seat[], bid: number): void {
  award(draft, nation, drawLot(draft, among, '14.2'), bid, 'drawn');
}

/** An open auction: the next seat raises the bid or passes (14.2). */
export const auction: FrameHandler<Auction> = {
  ask(view, frame): Question {
    const { nation, next, bid, holder, bidders } = frame;
    const least = leastBid(frame);
    return {
      by: [next],
      kind: 'auction',
      rule: '14.2',
      phase: '',
      params: { nation, bid: holder === null ? null : bid, holder, least, bidders },
      choices: [{ kind: 'bid', fixed: {}, ranges: { bid: { is: 'number', min: least, max: MOST_BID } } }, PASS],
      preset:
        least <= average(view, nation)
          ? { kind: 'bid', fixed: {}, values: { bid: least } }
          : { kind: 'pass', fixed: {}, values: {} },
    };
  },
  answer(draft, frame, action) {
    const { nation, next: seat, later } = frame;
    const bid = bidIn(action);
    tell(draft, { kind: 'bid', rule: '14.2', nation, seat, bid });
    const after = bid === null ? afterPass(frame, reading(draft, 'auction-pass') === 'b') : afterBid(frame, bid);
    if (!('to' in after)) {
      replace(draft, { kind: 'auction', nation, later, ...after });
      return;
    }
    pop(draft);
    if (after.to !== null) award(draft, nation, after.to, after.bid, 'bid');
    else awardByLot(draft, nation, allowedTo(draft, nation, [nation, ...later]), after.bid);
    putUp(draft, later);
  },
  goOn: (draft) => pop(draft),
  whyNot: (view, frame, action) =>
    whyNotAllowed(view, frame, action, '14.2') ??
    whyNoBid(frame.nation, leastBid(frame), [frame.next], action) ??
    refuse('answer-first', '14.2', { asked: 'auction' }),
};

/** The reason why the seat of a bid may not bid for the nation at all (14.2, 14.4); undefined if it may. */
export function whyNotAllowed(
  view: View,
  { nation, bidders }: { readonly nation: NationId; readonly bidders: readonly Seat[] },
  action: Formed,
  rule: RuleId,
): Refusal | undefined {
  if (action.kind !== 'bid') return undefined;
  const { seat } = action.fixed;
  if (seat === undefined || bidders.includes(seat)) return undefined;
  return whyNotHis(view, nation, seat, rule);
}

/** All seats that could have bid for a nation, including those that have passed for good. */
function allowedTo(view: View, nation: NationId, queue: readonly NationId[]): readonly Seat[] {
  const found = claim(view, nation, queue);
  return found.is === 'auction' ? found.bidders : found.among;
}
