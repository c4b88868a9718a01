import { drawnName } from '../../kernel/names.ts';
import { Drawing } from '../Drawing.tsx';
import type { ShownOf } from '../playable.ts';
import { useSpeech } from '../speech.ts';
import { useStore } from '../use-store.ts';
import type { Desk } from './desk.ts';
import type { Parts, TableKinds } from './parts.ts';
import type { Room } from './room.ts';
import { redoHalt, undoHalt } from './stands.ts';
import type { Holding } from './tabs.ts';
import { useHalted, WayBack } from './WayBack.tsx';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  readonly room: Room<K>;
  readonly desk: Desk<K>;
  readonly parts: Parts<K>;
  readonly shown: ShownOf<K>;
  readonly holding: Holding;
  readonly home: string;
  readonly onMenu: () => void;
}

/** The head of the table: the way out, the turns, whether the game is saved, undo, the menu. */
export function GameBar<K extends TableKinds>({
  room,
  desk,
  parts: { rules, Turn },
  shown,
  holding,
  home,
  onMenu,
}: Props<K>) {
  const { head, menu } = useTableWords().table;
  const halted = useHalted();
  const [undo, redo] = [undoHalt(shown, holding), redoHalt(shown, holding)];
  return (
    <header class="bar">
      <button type="button" class="mark" onClick={() => desk.go({ is: 'home' })}>
        <Nib />
        <span>{head.games}</span>
      </button>
      <Turn state={shown.state} />
      <div class="r">
        <span class="why" role="status">
          {halted.said(undo, redo)}
        </span>
        <span class="game-name">{drawnName(room.name)}</span>
        <Saved room={room} />
        <WayBack halt={undo} halted={halted} act={room.store.undo}>
          {menu.undo}
        </WayBack>
        {/* Always there, so that a second press of undo is not one of redo. */}
        <WayBack halt={redo} halted={halted} act={room.store.redo}>
          {menu.redo}
        </WayBack>
        <a href={home + rules} target="_blank" rel="noreferrer">
          {head.rules}
        </a>
        <button type="button" class="btn tbtn" aria-haspopup="dialog" onClick={onMenu}>
          {head.menu}
        </button>
      </div>
    </header>
  );
}

/** Whether the game is on the device; only a stored game is called saved. */
function Saved<K extends TableKinds>({ room }: { readonly room: Room<K> }) {
  const { table, games } = useTableWords();
  const { colon } = useSpeech().words.play;
  const saving = useStore(room.saver.$saving);
  if (saving.is === 'not-saved') {
    const { what, remedy } = games.troubles[saving.trouble.code];
    return (
      <button
        type="button"
        class="saved wrong"
        aria-label={`${table.head.notSaved}${colon}${table.head.tryAgain}`}
        title={`${what} ${remedy}`}
        onClick={() => room.saver.retry()}
      >
        {table.head.notSaved}
        {/* A phone has no room for it. */}
        <span class="again">
          {colon}
          {table.head.tryAgain}
        </span>
      </button>
    );
  }
  const { saved, saving: under, unsaved } = table.head;
  return <span class="saved">{{ saved, saving: under, unsaved }[saving.is]}</span>;
}

/** The mark of the site: a pen nib in the outline of a ten-sided die. */
function Nib() {
  return (
    <Drawing width={24} height={24} viewBox="0 0 32 32">
      <path
        fill="currentColor"
        fill-rule="evenodd"
        d="M16 1.2 28.2 12.6 16.9 30.6V18.9a2.9 2.9 0 1 0-1.8 0v11.7L3.8 12.6z"
      />
    </Drawing>
  );
}
