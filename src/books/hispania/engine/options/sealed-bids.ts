import type { Seat } from '../../../../kernel/contract.ts';
import type { ChoiceOf, Question } from '../actions.ts';
import { refuse } from '../refusals.ts';
import type { FrameHandler } from '../rules/hooks.ts';
import { drawLot } from '../rules/players.ts';
import { type Draft, pop, replace, tell } from '../rules/view.ts';
import type { SealedAuction } from '../state/auction.ts';
import { award, awardByLot, putUp, whyNotAllowed } from './auctions.ts';
import { bidIn, MOST_BID, whyNoBid } from './bidding.ts';

/** Rule 14.7: all bidders write down a bid in secret. All points are half points. */

/** Bidders that have not written a bid yet. */
export function unwritten({
  bidders,
  bids,
}: Pick<SealedAuction, 'bidders'> & { readonly bids: object }): readonly Seat[] {
  return bidders.filter((seat) => !Object.hasOwn(bids, seat));
}

/**
 * All seats that have not answered may do so, in any order: a bid, or none. Seats with equal bids bid a second time, at
 * least as much as before.
 */
export const sealedAuction: FrameHandler<SealedAuction> = {
  ask(_view, frame): Question | undefined {
    const by = unwritten(frame);
    const [first] = by;
    if (first === undefined) return undefined;
    const { nation, least, again, bidders } = frame;
    return {
      by,
      kind: 'sealed-bid',
      rule: '14.7',
      phase: '',
      params: { nation, least, again: again ?? false, bidders },
      choices: by.flatMap((seat): readonly ChoiceOf[] => {
        const bid: ChoiceOf = {
          kind: 'bid',
          fixed: { seat },
          ranges: { bid: { is: 'number', min: least, max: MOST_BID } },
        };
        return again ? [bid] : [bid, { kind: 'pass', fixed: { seat }, ranges: {} }];
      }),
      preset: { kind: 'bid', fixed: { seat: first }, values: { bid: least } },
    };
  },
  answer(draft, frame, action) {
    if (action.kind !== 'bid' && action.kind !== 'pass') return;
    const { seat = '' } = action.fixed;
    const bid = bidIn(action);
    tell(draft, { kind: 'sealed', rule: '14.7', nation: frame.nation, seat });
    replace(draft, { ...frame, bids: { ...frame.bids, [seat]: bid } });
  },
  goOn: (draft, frame) => open(draft, frame),
  whyNot(view, frame, action) {
    const { nation, least, bids, bidders } = frame;
    if (action.kind === 'bid' || action.kind === 'pass') {
      const { seat = '' } = action.fixed;
      if (bidders.includes(seat) && Object.hasOwn(bids, seat)) return refuse('bid-written', '14.7', { seat });
      if (action.kind === 'pass' && frame.again) return refuse('bid-again', '14.7', { nation, least });
    }
    return (
      whyNotAllowed(view, frame, action, '14.7') ??
      whyNoBid(nation, least, unwritten(frame), action, '14.7') ??
      refuse('answer-first', '14.7', { asked: 'sealed-bid' })
    );
  },
};

/** All have answered: the bids are shown. The highest bid wins; equal seats bid once more, and after that draw lots. */
function open(draft: Draft, { nation, later, bidders, bids, least, again }: SealedAuction): void {
  for (const seat of bidders) tell(draft, { kind: 'bid', rule: '14.7', nation, seat, bid: bids[seat] ?? null });
  const most = Math.max(...bidders.map((seat) => bids[seat] ?? -1));
  const best = bidders.filter((seat) => bids[seat] === most);
  const [only] = best;
  if (best.length > 1 && !again) {
    replace(draft, { kind: 'sealed-auction', nation, later, bidders: best, least: most, bids: {}, again: true });
    tell(draft, { kind: 'auction', rule: '14.7', nation, seats: best, least: most, sealed: 2 });
    return;
  }
  pop(draft);
  if (only === undefined) awardByLot(draft, nation, bidders, least);
  else award(draft, nation, drawLot(draft, best, '14.7'), most, best.length > 1 ? 'drawn' : 'bid');
  putUp(draft, later);
}
