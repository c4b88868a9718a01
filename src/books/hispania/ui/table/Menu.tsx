import { drawnName } from '../../../../kernel/names.ts';
import { WINDOWS } from '../../../../ui/table/asking.ts';
import { mayPlay } from '../../../../ui/table/holding.ts';
import { mayLend, undoHalt } from '../../../../ui/table/stands.ts';
import type { Holding } from '../../../../ui/table/tabs.ts';
import { useDialog } from '../../../../ui/use-dialog.ts';
import { PaceChoice } from './computers/Busy.tsx';
import { Seats } from './computers/Seats.tsx';
import { customs } from './customs.ts';
import type { DeskHere, RoomHere } from './here.ts';
import type { PageId } from './Pages.tsx';
import { Hands } from './panels/Hands.tsx';
import { isPlayed } from './panels/hand.ts';
import { Share } from './Share.tsx';
import type { ShownHere } from './shown.ts';
import { useHalted, WayBack } from './WayBack.tsx';
import { useTableWords } from './words.ts';

interface Props {
  readonly room: RoomHere;
  readonly desk: DeskHere;
  readonly shown: ShownHere;
  readonly holding: Holding;
  /** Board and log are covered: nothing that would show the position may be had from here either. */
  readonly covered: boolean;
  readonly onPage: (page: PageId) => void;
  readonly onClose: () => void;
}

/** What is done seldom: taking back a whole phase, sharing, settings, the keys. */
export function Menu({ room, desk, shown, holding, covered, onPage, onClose }: Props) {
  const { table, bots } = useTableWords();
  const { menu, head, tabs, asks } = table;
  const dialog = useDialog();
  const then = (act: () => void) => () => {
    dialog.current?.close();
    act();
  };
  const { windows, wished, state } = shown;
  const plays = isPlayed(state);
  const halted = useHalted();
  const halt = undoHalt(shown, holding);
  return (
    <dialog ref={dialog} class="slip menu-of-game" aria-labelledby="menu-of-game" onClose={onClose}>
      <header class="head">
        <h2 id="menu-of-game">{menu.title}</h2>
        <button type="button" class="btn quiet" onClick={() => dialog.current?.close()}>
          {menu.close}
        </button>
      </header>
      <p class="game-name">{drawnName(room.name)}</p>
      <p class="acts">
        <WayBack class="btn" halt={halt} halted={halted} act={then(() => room.store.restartPhase())}>
          {menu.restart}
        </WayBack>
        {mayLend(customs, shown, holding) && (
          <button type="button" class="btn" onClick={then(() => room.store.lend(true))}>
            {bots.lend}
          </button>
        )}
        <button type="button" class="btn" onClick={then(() => onPage('history'))}>
          {tabs.history}
        </button>
        {!covered && (
          <button type="button" class="btn" onClick={then(() => desk.edit(state))}>
            {menu.edit}
          </button>
        )}
        <button type="button" class="btn" onClick={then(() => desk.go({ is: 'home' }))}>
          {head.games}
        </button>
      </p>
      <p class="why" role="status">
        {halted.said(halt)}
      </p>
      {plays && <Hands shown={shown} />}
      {!covered && <Share room={room} shown={shown} />}
      <section>
        <h3>{menu.settings}</h3>
        {plays && (
          <>
            <fieldset>
              <legend>{menu.windows}</legend>
              {WINDOWS.map((one) => (
                <label key={one} class="option">
                  <input
                    type="radio"
                    name="windows"
                    checked={windows === one}
                    onChange={() => room.store.setWindows(one)}
                  />
                  <span>{menu.windowsAre[one]}</span>
                </label>
              ))}
            </fieldset>
            <label class="option">
              <input type="checkbox" checked={wished} onChange={() => room.store.wish(!wished)} />
              <span>{asks.wish}</span>
            </label>
          </>
        )}
        <PaceChoice store={room.store} shown={shown} />
      </section>
      {mayPlay(holding) && !covered && <Seats room={room} shown={shown} />}
      <Keys />
    </dialog>
  );
}

/** The keys alone. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { menu } = useTableWords().table;
  const dialog = useDialog();
  return (
    <dialog ref={dialog} class="slip menu-of-game" aria-labelledby="keys-of-game" onClose={onClose}>
      <Keys />
      <p class="acts">
        <button type="button" class="btn" onClick={() => dialog.current?.close()}>
          {menu.close}
        </button>
      </p>
    </dialog>
  );
}

/** Which keys do what: here, and over the table with `?`. */
function Keys() {
  const { keys } = useTableWords().table;
  return (
    <section class="keys-of-game">
      <h3 id="keys-of-game">{keys.title}</h3>
      <dl>
        {keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{keys.note}</p>
    </section>
  );
}
