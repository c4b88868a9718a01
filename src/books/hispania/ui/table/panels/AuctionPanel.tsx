import { useState } from 'preact/hooks';
import type { Choice } from '../../../../../kernel/contract.ts';
import { Say } from '../../../../../ui/Say.tsx';
import { Stepper } from '../../../../../ui/Stepper.tsx';
import { half, halvesOf } from '../../../../../words/half.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import { text } from '../../../words/index.ts';
import { useSpeech } from '../../speech.tsx';
import { usePlayerName } from '../sheet/Who.tsx';
import { useTableWords } from '../words.ts';
import { Bidders } from './Bidders.tsx';
import { lotOf, RAISES, raised, writtenBy } from './bidding.ts';
import { LotHead } from './Lot.tsx';
import type { PanelProps } from './panel.ts';

/** The auction of one nation, open or by sealed bids (14.2, 14.7): its worth, the state of the bidding, and the player's own bid. */
export function AuctionPanel({ state, decision, seat, seats, sittings, onAnswer, onSheet }: PanelProps) {
  const choice = decision.choices.find(
    ({ kind, fixed }) => kind === 'bid' && (fixed['seat'] === undefined || fixed['seat'] === seat),
  );
  const nation = decision.params['nation'] as NationId;
  return (
    <div class="auction">
      <LotHead state={state} nation={nation} least={Number(decision.params['least'])} onSheet={onSheet} />
      {choice && (
        // A bid belongs to the bids before it, and to its player.
        <Bid key={JSON.stringify(choice)} choice={choice} sealed={decision.kind === 'sealed-bid'} onAnswer={onAnswer} />
      )}
      <Bidders state={state} decision={decision} sittings={sittings} />
      <Written state={state} seats={seats} sittings={sittings} />
    </div>
  );
}

interface BidProps {
  readonly choice: Choice;
  readonly sealed: boolean;
  readonly onAnswer: PanelProps['onAnswer'];
}

/** A bid, in steps of half a point, typed, or raised with one press. */
function Bid({ choice, sealed, onAnswer }: BidProps) {
  const { words } = useSpeech();
  const { auction } = useTableWords().deciding;
  const range = choice.ranges['bid'];
  const [min, max] = range?.is === 'number' ? [range.min, range.max] : [0, 0];
  const [bid, setBid] = useState(min);
  return (
    <>
      <div class="bid">
        <span>{auction.yours}</span>
        <Stepper
          label={auction.yours}
          value={bid}
          min={min}
          max={max}
          shown={half(bid)}
          read={halvesOf}
          less={words.play.fewer(auction.yours)}
          more={words.play.more(auction.yours)}
          onChange={setBid}
        />
        <span class="raises">
          {RAISES.map((by) => (
            <button
              key={by}
              type="button"
              class="btn quiet"
              aria-label={auction.raiseBy(by)}
              aria-disabled={bid >= max}
              onClick={() => setBid(raised(bid, by, max))}
            >
              {auction.raise(by)}
            </button>
          ))}
        </span>
      </div>
      <p class="acts">
        <button
          type="button"
          class="btn pri"
          onClick={() => onAnswer({ kind: choice.kind, fixed: choice.fixed, values: { bid } })}
        >
          {sealed ? auction.write(bid) : auction.bid(bid)}
        </button>
      </p>
    </>
  );
}

/** The written bids of a person's own seats. */
function Written({ state, seats, sittings }: Pick<PanelProps, 'state' | 'seats' | 'sittings'>) {
  const { auction } = useTableWords().deciding;
  const { names } = useSpeech();
  const called = usePlayerName(state, sittings);
  const written = writtenBy(state, seats);
  if (written.length === 0) return null;
  return (
    <>
      <h3>{auction.own}</h3>
      <ul class="bidders">
        {written.map(({ seat, bids }) => (
          <li key={seat}>
            <span>{called(seat)}</span>
            <span>
              {Object.entries(bids)
                .map(([nation, bid]) => {
                  const of = bid === null ? auction.none : half(bid ?? 0);
                  return Object.keys(bids).length > 1 ? `${names.nations[nation as NationId]} ${of}` : of;
                })
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Bids for all groups, or all major nations, at once (10.1). */
export function GroupBidsPanel({ state, decision, seat, seats, sittings, onAnswer, onSheet }: PanelProps) {
  const { words, names } = useSpeech();
  const { auction } = useTableWords().deciding;
  const choice = decision.choices.find(({ fixed }) => fixed['seat'] === seat);
  const [bids, setBids] = useState<Readonly<Record<string, number>>>({});
  if (!choice) return null;
  const values = Object.fromEntries(Object.keys(choice.ranges).map((lot) => [lot, bids[lot] ?? 0]));
  return (
    <div class="auction">
      <ul class="lots">
        {Object.entries(choice.ranges).map(([lot, range]) => (
          <li key={lot}>
            <LotHead state={state} nation={lot as NationId} onSheet={onSheet}>
              <Stepper
                label={names.nations[lot as NationId]}
                value={values[lot] ?? 0}
                min={range.min}
                max={range.max}
                shown={half(values[lot] ?? 0)}
                read={halvesOf}
                less={words.play.fewer(names.nations[lot as NationId])}
                more={words.play.more(names.nations[lot as NationId])}
                onChange={(next) => setBids({ ...bids, [lot]: next })}
              />
            </LotHead>
          </li>
        ))}
      </ul>
      <p class="else">{auction.nothing}</p>
      <p class="acts">
        <button
          type="button"
          class="btn pri"
          onClick={() => {
            setBids({});
            onAnswer({ kind: choice.kind, fixed: choice.fixed, values });
          }}
        >
          {auction.writeAll}
        </button>
      </p>
      <Bidders state={state} decision={decision} sittings={sittings} />
      <Written state={state} seats={seats} sittings={sittings} />
    </div>
  );
}

/** The players of the major nations (14.1), each with the fixed score that it costs. */
export function MajorPanel({ state, decision, sittings, onAnswer, onSheet }: PanelProps) {
  const { words } = useSpeech();
  const { auction } = useTableWords().deciding;
  return (
    <div class="auction">
      <ul class="lots">
        {decision.choices.map((choice) => {
          const nation = choice.fixed['nation'] as NationId;
          const label = auction.choose(nation);
          return (
            <li key={nation}>
              <LotHead state={state} nation={nation} onSheet={onSheet}>
                <button
                  type="button"
                  class="btn"
                  data-answer={`choose-major ${nation}`}
                  aria-label={text(words, label)}
                  onClick={() => onAnswer({ kind: choice.kind, fixed: choice.fixed, values: {} })}
                >
                  <span>
                    <Say text={label} />
                  </span>
                </button>
              </LotHead>
              <p class="d">{auction.cost(lotOf(state, nation).average)}</p>
            </li>
          );
        })}
      </ul>
      <Bidders state={state} decision={decision} sittings={sittings} />
    </div>
  );
}
