import { WINDOWS } from '../../../../ui/table/asking.ts';
import type { Then } from '../../../../ui/table/parts.ts';
import type { State } from '../../engine/state.ts';
import type { DeskHere, RoomHere } from './here.ts';
import { Hands } from './panels/Hands.tsx';
import { isPlayed } from './panels/hand.ts';
import type { ShownHere } from './shown.ts';
import { useTableWords } from './words.ts';

/** The parts of a game's menu that only this book has. */

interface ActsProps {
  readonly desk: DeskHere;
  readonly state: State;
  readonly then: Then;
}

/** The link to the board editor, with the visible position. */
export function ActsPart({ desk, state, then }: ActsProps) {
  const { menu } = useTableWords().table;
  return (
    <button type="button" class="btn" onClick={then(() => desk.edit(state))}>
      {menu.edit}
    </button>
  );
}

/** Event tokens and the Sign of God, if they are in play. */
export function HandsPart({ shown }: { readonly shown: ShownHere }) {
  return isPlayed(shown.state) ? <Hands shown={shown} /> : null;
}

/** Whether battles stay in view, and when the table asks whether a player plays a token. */
export function SettingsPart({ room, shown }: { readonly room: RoomHere; readonly shown: ShownHere }) {
  const { menu, asks } = useTableWords().table;
  const { deciding } = useTableWords();
  const { windows, wished, stays, state } = shown;
  const battles = (
    <label class="option">
      <input type="checkbox" checked={stays} onChange={() => room.store.setStays(!stays)} />
      <span>{deciding.battle.stays}</span>
    </label>
  );
  if (!isPlayed(state)) return battles;
  return (
    <>
      {battles}
      <fieldset>
        <legend>{menu.windows}</legend>
        {WINDOWS.map((one) => (
          <label key={one} class="option">
            <input type="radio" name="windows" checked={windows === one} onChange={() => room.store.setWindows(one)} />
            <span>{menu.windowsAre[one]}</span>
          </label>
        ))}
      </fieldset>
      <label class="option">
        <input type="checkbox" checked={wished} onChange={() => room.store.wish(!wished)} />
        <span>{asks.wish}</span>
      </label>
    </>
  );
}
