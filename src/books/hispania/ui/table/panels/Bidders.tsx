import type { Decision } from '../../../../../kernel/contract.ts';
import type { Sitting } from '../../../../../ui/table/sitting.ts';
import { half } from '../../../../../words/half.ts';
import type { State } from '../../../engine/state.ts';
import { Player } from '../sheet/Who.tsx';
import { useTableWords } from '../words.ts';
import { biddersOf } from './bidding.ts';

interface Props {
  readonly state: State;
  readonly decision: Decision;
  readonly sittings: readonly Sitting[];
}

/** All players: the one who is asked, the highest bidder, and those who may still bid or have written a bid. */
export function Bidders({ state, decision, sittings }: Props) {
  const { auction } = useTableWords().deciding;
  const bid = decision.params['bid'];
  return (
    <>
      <h3>{auction.round}</h3>
      <ul class="bidders">
        {biddersOf(state, decision).map(({ seat, is }) => (
          <li key={seat} class={is}>
            <Player state={state} seat={seat} sittings={sittings} />
            <span>
              {auction.is[is]}
              {is === 'holds' && typeof bid === 'number' && <b> {half(bid)}</b>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
