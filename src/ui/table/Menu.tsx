import { drawnName } from '../../kernel/names.ts';
import type { ShownOf } from '../playable.ts';
import { useDialog } from '../use-dialog.ts';
import { PaceChoice } from './computers/Busy.tsx';
import { Seats } from './computers/Seats.tsx';
import type { Desk } from './desk.ts';
import { mayPlay } from './holding.ts';
import { OnDevice } from './OnDevice.tsx';
import type { Parts, TableKinds } from './parts.ts';
import type { Room } from './room.ts';
import { Share } from './Share.tsx';
import { mayLend, redoHalt, undoHalt } from './stands.ts';
import type { Holding } from './tabs.ts';
import { useHalted, WayBack } from './WayBack.tsx';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  readonly room: Room<K>;
  readonly desk: Desk<K>;
  readonly parts: Parts<K>;
  readonly shown: ShownOf<K>;
  readonly holding: Holding;
  /** Board and log are covered, so the menu must not show the position either. */
  readonly covered: boolean;
  readonly onPage: (page: string) => void;
  /** Opens the story of the game; undefined if its book tells none. */
  readonly onStory: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Rare actions: taking back a whole phase, sharing, settings, the keys. */
export function Menu<K extends TableKinds>({
  room,
  desk,
  parts,
  shown,
  holding,
  covered,
  onPage,
  onStory,
  onClose,
}: Props<K>) {
  const { table, bots } = useTableWords();
  const { menu, head, tabs } = table;
  const dialog = useDialog();
  const then = (act: () => void) => () => {
    dialog.current?.close();
    act();
  };
  const { Hands, Settings, Acts, story } = parts;
  const isHidden = story?.isHidden(shown.state) ?? false;
  const halted = useHalted();
  const halt = undoHalt(shown, holding);
  const redo = redoHalt(shown, holding);
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
        {redo === undefined && (
          <button type="button" class="btn" onClick={then(() => room.store.redo())}>
            {menu.redo}
          </button>
        )}
        {room.playable.computers && mayLend(room.playable.customs, shown, holding) && (
          <button type="button" class="btn" onClick={then(() => room.store.lend('phase'))}>
            {bots.lend}
          </button>
        )}
        <button type="button" class="btn" onClick={then(() => onPage('history'))}>
          {tabs.history}
        </button>
        {!covered && !isHidden && onStory && (
          <button type="button" class="btn" onClick={then(onStory)}>
            {menu.story}
          </button>
        )}
        {!covered && Acts && <Acts desk={desk} state={shown.state} then={then} />}
        <button type="button" class="btn" onClick={then(() => desk.go({ is: 'home' }))}>
          {head.games}
        </button>
      </p>
      <p class="why" role="status">
        {halted.said(halt)}
      </p>
      {isHidden && <p class="fine">{menu.storyHidden}</p>}
      {Hands && <Hands shown={shown} />}
      {!covered && <Share room={room} shown={shown} />}
      <section>
        <h3>{menu.settings}</h3>
        {Settings && <Settings room={room} shown={shown} />}
        {room.playable.computers && <PaceChoice store={room.store} shown={shown} />}
        <OnDevice book={room.playable.book.id} hints={parts.hints?.texts.length ?? 0} />
      </section>
      {mayPlay(holding) && !covered && <Seats room={room} parts={parts} shown={shown} />}
      <Keys />
    </dialog>
  );
}

/** Only the keys. */
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

/** The list of keys, here and over the table with `?`. */
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
