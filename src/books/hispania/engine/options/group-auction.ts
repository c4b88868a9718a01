import type { Refusal, Seat } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
import type { NationId } from '../data/ids.ts';
import { SCENARIO_TABLE, STANDARD_LOTS } from '../data/scenarios.ts';
import { refuse } from '../refusals.ts';
import type { FrameHandler } from '../rules/hooks.ts';
import { adjust, drawLot, give, playersOf } from '../rules/players.ts';
import { type Draft, pop, push, reading, replace, tell, type View } from '../rules/view.ts';
import type { GroupAuction } from '../state/auction.ts';
import { afterBid, afterPass, bidIn, leastBid, MOST_BID, type Sold, whyNoBid } from './bidding.ts';
import { average } from './claims.ts';
import { bonusOf, groupOf } from './scenarios.ts';
import { unwritten } from './sealed-bids.ts';

/**
 * Rule 10.1: sealed bids for the groups of the standard game, or for the major nations of an advanced game if its
 * players cannot agree (14.1). All points are half points.
 */

/**
 * Asks all players for their bids. `majors` are the lots of an advanced game; otherwise the lots are groups, named by
 * their greatest nations.
 */
export function beginGroupAuction(draft: Draft, majors?: readonly NationId[]): void {
  push(draft, { kind: 'group-auction', lots: majors ?? STANDARD_LOTS, aside: [], bids: {} });
}

export const groupAuction: FrameHandler<GroupAuction> = {
  ask(view, frame) {
    if (frame.tie) return askRaise(frame.tie);
    return askBids(frame, unwritten({ bidders: playersOf(view.state), bids: frame.bids }));
  },
  answer(draft, frame, action) {
    if (frame.tie) answerRaise(draft, frame, action);
    else if (action.kind === 'bid' && !('bid' in action.values)) {
      const { seat = '' } = action.fixed;
      tell(draft, { kind: 'sealed', rule: '10.1', nation: null, seat });
      const bids = action.values;
      replace(draft, { ...frame, bids: { ...frame.bids, [seat]: bids } });
    }
  },
  goOn,
  whyNot,
};

/** One bid for each lot, or none. */
function askBids({ lots }: GroupAuction, by: readonly Seat[]): Question | undefined {
  const [first] = by;
  if (first === undefined) return undefined;
  const ranges = Object.fromEntries(lots.map((lot) => [lot, { is: 'number', min: 0, max: MOST_BID } as const]));
  return {
    by,
    kind: 'group-bids',
    rule: '10.1',
    phase: '',
    params: { nation: null, lots },
    choices: by.map((seat): ChoiceOf => ({ kind: 'bid', fixed: { seat }, ranges })),
    preset: { kind: 'bid', fixed: { seat: first }, values: Object.fromEntries(lots.map((lot) => [lot, 0])) },
  };
}

/** The next step after all bids or after a lot: the next lot, the deal of lots without a bid, or the end. */
function goOn(draft: Draft, frame: GroupAuction): void {
  const seats = waiting(draft);
  if (seats.length === 0) pop(draft);
  else if (frame.lots.length === 0) deal(draft, frame, seats);
  else nextLot(draft, frame, seats);
}

/** A lot is drawn, and its bids are shown; it is awarded to the highest bidder that has no lot yet. */
function nextLot(draft: Draft, frame: GroupAuction, seats: readonly Seat[]): void {
  const lot = drawLot(draft, frame.lots, '10.1');
  const lots = frame.lots.filter((one) => one !== lot);
  const bidOf = (seat: Seat) => frame.bids[seat]?.[lot] ?? 0;
  for (const seat of seats) tell(draft, { kind: 'bid', rule: '10.1', nation: lot, seat, bid: bidOf(seat) || null });
  const most = Math.max(...seats.map(bidOf));
  const best = seats.filter((seat) => bidOf(seat) === most);
  const [next] = best;
  if (next === undefined || most === 0) {
    tell(draft, { kind: 'set-aside', rule: '10.1', nation: lot });
    replace(draft, { ...frame, lots, aside: [...frame.aside, lot] });
  } else if (best.length === 1) {
    replace(draft, { ...frame, lots });
    assign(draft, lot, next, most, 'bid');
  } else replace(draft, { ...frame, lots, tie: { lot, bidders: best, next, bid: most, holder: null } });
}

/** Players who have no group or major nation yet. */
function waiting({ state }: View): readonly Seat[] {
  const taken = new Set(Object.values(state.nations).map((kept) => kept?.seat));
  return playersOf(state).filter((seat) => !taken.has(seat));
}

/** Players without a lot receive lots without a bid, at random and at no cost. */
function deal(draft: Draft, { aside }: GroupAuction, seats: readonly Seat[]): void {
  pop(draft);
  let left = aside;
  for (const seat of seats) {
    if (left.length === 0) return;
    const lot = drawLot(draft, left, '10.1');
    left = left.filter((one) => one !== lot);
    assign(draft, lot, seat, 0, 'drawn');
  }
}

/**
 * A lot is awarded: in the standard game the whole group with its bonus, in the advanced one a major nation at its
 * fixed score.
 */
function assign(draft: Draft, lot: NationId, seat: Seat, bid: number, why: 'bid' | 'drawn'): void {
  const { mode, scenario } = draft.state;
  const group = draft.tables.nations[lot].standardGroup;
  const isGroup = mode === 'standard' && scenario !== undefined && group !== null;
  if (isGroup) for (const nation of groupOf(draft.tables, scenario, group)) give(draft, nation, seat);
  else give(draft, lot, seat, average(draft, lot));
  adjust(draft, seat, -bid);
  tell(draft, { kind: 'group-awarded', rule: mode === 'standard' ? '10.1' : '14.1', nation: lot, seat, bid, why });
  const bonus = isGroup ? bonusOf(draft.tables, scenario, group) : 0;
  if (!isGroup || bonus === 0) return;
  adjust(draft, seat, bonus);
  tell(draft, { kind: 'bonus', rule: SCENARIO_TABLE[scenario].rule, seat, points: bonus });
}

type Tie = NonNullable<GroupAuction['tie']>;

/** Players with equal bids continue in an open auction from these bids (ruling group-tie). */
function askRaise(tie: Tie): Question {
  const { lot, next, bid, holder, bidders } = tie;
  const least = raiseFrom(tie);
  return {
    by: [next],
    kind: 'group-raise',
    rule: '10.1',
    phase: '',
    params: { nation: lot, bid, holder, least, bidders },
    choices: [
      { kind: 'bid', fixed: {}, ranges: { bid: { is: 'number', min: least, max: MOST_BID } } },
      { kind: 'pass', fixed: {}, ranges: {} },
    ],
    preset: { kind: 'pass', fixed: {}, values: {} },
  };
}

/** The equal bid counts as made. */
const raiseFrom = (tie: Tie): number => Math.min(MOST_BID, leastBid(tie) + (tie.holder === null ? 1 : 0));

function answerRaise(draft: Draft, frame: GroupAuction, action: ActionOf): void {
  const { tie } = frame;
  if (!tie) return;
  const bid = bidIn(action);
  tell(draft, { kind: 'bid', rule: '10.1', nation: tie.lot, seat: tie.next, bid });
  const after = bid === null ? afterPass(tie, reading(draft, 'auction-pass') === 'b') : afterBid(tie, bid);
  if ('to' in after) endTie(draft, frame, tie, after);
  else replace(draft, { ...frame, tie: { lot: tie.lot, ...after } });
}

/** If none of them raises it, lots are drawn among all of them. */
function endTie(draft: Draft, { tie: _, ...frame }: GroupAuction, { lot }: Tie, { to, bid }: Sold): void {
  replace(draft, frame);
  const equals = waiting(draft).filter((seat) => frame.bids[seat]?.[lot] === bid);
  assign(draft, lot, to ?? drawLot(draft, equals, '10.1'), bid, to === null ? 'drawn' : 'bid');
}

function whyNot(view: View, frame: GroupAuction, action: Formed): Refusal {
  const { tie, lots, bids } = frame;
  if (tie) {
    return (
      whyNoBid(tie.lot, raiseFrom(tie), [tie.next], action, '10.1') ??
      refuse('answer-first', '10.1', { asked: 'group-raise' })
    );
  }
  if (action.kind === 'bid') {
    const { seat = '' } = action.fixed;
    if (Object.hasOwn(bids, seat)) return refuse('bid-written', '10.1', { seat });
    for (const lot of lots) {
      const bid = action.values[lot];
      if (typeof bid !== 'number') continue;
      const low = whyNoBid(lot, 0, playersOf(view.state), { ...action, values: { bid } }, '10.1');
      if (low) return low;
    }
  }
  return refuse('answer-first', '10.1', { asked: 'group-bids' });
}
