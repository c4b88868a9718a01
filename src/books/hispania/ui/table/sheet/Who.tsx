import type { Seat } from '../../../../../kernel/contract.ts';
import { drawnName } from '../../../../../kernel/names.ts';
import { nameAt, type Sitting } from '../../../../../ui/table/sitting.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import { NationChip } from '../../board/icons.tsx';
import { Glyph } from '../../Glyph.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { signOf } from './seats.ts';

interface SeatProps {
  readonly state: State;
  readonly seat: Seat;
}

/** The sign of a player's place at the table; empty for a nation that plays itself. */
export function SeatSign({ state, seat, size = 14 }: SeatProps & { readonly size?: number }) {
  const sign = signOf(state, seat);
  return sign ? <Glyph name={sign} size={size} class="sign" /> : null;
}

/** A player's sign and name. */
export function Player({ state, seat, sittings }: SeatProps & { readonly sittings: readonly Sitting[] }) {
  const name = usePlayerName(state, sittings)(seat);
  return (
    <span class="player">
      <SeatSign state={state} seat={seat} /> {name}
    </span>
  );
}

/** The names of players: their own, or by their places; a nation that plays itself has its own name. */
export function usePlayerName(state: State, sittings: readonly Sitting[]): (seat: Seat | null) => string {
  const { sheet } = useTableWords();
  const { names } = useSpeech();
  return (seat) => {
    if (seat === null) return sheet.nobody;
    const name = nameAt(sittings, seat);
    if (name === seat && !state.players && Object.hasOwn(names.nations, seat)) return names.nations[seat as NationId];
    return sheet.player(drawnName(name));
  };
}

/** A nation's chip and its name. */
export function Named({ nation, size = 24 }: { readonly nation: NationId; readonly size?: number }) {
  const { names } = useSpeech();
  return (
    <span class="named">
      <NationChip nation={nation} size={size} /> <span class="n">{names.nations[nation]}</span>
    </span>
  );
}
