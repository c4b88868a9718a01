import type { Seat } from '../../../../kernel/contract.ts';
import { Say } from '../../../../ui/Say.tsx';
import type { State } from '../../engine/state.ts';
import { NationChip } from '../board/icons.tsx';
import type { OfferHere } from './here.ts';
import { nationsAt } from './nations-at.ts';
import { Named } from './sheet/Who.tsx';
import { useTableWords } from './words.ts';

/** The state of a position that a player continues from. */
export function Offered({ offer: { state } }: { readonly offer: OfferHere }) {
  const { table, games } = useTableWords();
  return (
    <p>
      <span>
        {table.opened.at(state.turn, state.lastTurn)}
        {state.active ? ',' : '.'}
      </span>
      {state.active && (
        <>
          <Named nation={state.active} /> <span>{games.toMove}.</span>
        </>
      )}
    </p>
  );
}

/** The nations of a seat: their chips, and their names for screen readers. */
export function AtSeat({ state, seat }: { readonly state: State; readonly seat: Seat }) {
  const { begin } = useTableWords().table;
  const nations = nationsAt(state, seat);
  if (nations.length === 0) return <small class="group">{begin.groupLater}</small>;
  return (
    <span class="group">
      {nations.map((nation) => (
        <NationChip key={nation} nation={nation} size={26} />
      ))}
      <small>
        <Say text={begin.group(nations)} />
      </small>
    </span>
  );
}
