import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { drawnName } from '../../../kernel/names.ts';
import { Guarded } from '../../Guarded.tsx';
import type { Playable } from '../../playable.ts';
import { useSpeech } from '../../speech.ts';
import { useStore } from '../../use-store.ts';
import type { FileLike, Games, GamesSeen } from '../games.ts';
import type { Parts, TableKinds } from '../parts.ts';
import { useTableWords } from '../words.ts';
import { GameRow } from './GameRow.tsx';
import { Notes } from './Notes.tsx';
import { TroubleWords } from './Wrong.tsx';
import { yoursFirst } from './whose.ts';

interface Props<K extends TableKinds> {
  readonly playable: Playable<K>;
  readonly parts: Parts<K>;
  readonly games: Games;
  readonly onOpen: (id: string) => void;
  /** In place of the list while it is empty. */
  readonly none?: ComponentChildren;
  /** The time from which "3 minutes ago" is computed. */
  readonly clock?: () => number;
}

/** Games on this device: the list, the actions on each, files, and the space that they take. */
export function GamesList<K extends TableKinds>({ playable, parts, games, onOpen, none, clock = Date.now }: Props<K>) {
  const words = useTableWords().games;
  const { guard } = useSpeech().words.play;
  const seen = useStore(games.$games);
  const [over, setOver] = useState(false);
  /** On a phone only the first game is in view until the reader wants to see all. */
  const [folded, setFolded] = useState(true);
  const isOpen = seen.is === 'open';
  const take = (files: FileList | null | undefined): void => {
    if (files && files.length > 0) void games.importFiles([...files] as readonly FileLike[]);
  };
  const empty = (
    <>
      {none}
      <p>{words.none}</p>
      <p class="else">{words.noneSays}</p>
    </>
  );
  return (
    <section
      class={`games${over ? ' over' : ''}${folded ? ' folded' : ''}`}
      aria-labelledby="games-title"
      onDragOver={(event) => {
        if (!isOpen || !event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!isOpen) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <h2 id="games-title">{words.title}</h2>
      {seen.is === 'opening' && (
        <>
          <p role="status" class="vh">
            {words.opening}
          </p>
          {/* Keeps the room of the usual list, so that nothing below it moves. */}
          <div class="none" inert style={{ visibility: 'hidden' }}>
            {empty}
          </div>
        </>
      )}
      {seen.is === 'closed' && (
        <div class="calm" role="status">
          <TroubleWords trouble={seen.trouble} />
          <button type="button" class="btn" onClick={() => games.retry()}>
            {words.retry}
          </button>
        </div>
      )}
      {seen.is === 'open' && (
        <>
          <Notes removed={seen.removed} notes={seen.notes} onUndo={() => games.undo()} onOpen={onOpen} />
          {seen.games.length === 0 ? (
            <div class="none">{empty}</div>
          ) : (
            <ul class="list">
              {yoursFirst(playable, seen.games).map((game, i) => (
                <Guarded
                  key={game.id}
                  as="li"
                  what={guard.parts.game(drawnName(game.name) || words.nameless)}
                  of={game}
                  raw={async () => {
                    const text = await games.raw(game.id);
                    return text === undefined ? undefined : { name: words.file(game.name), text };
                  }}
                  acts={
                    <button type="button" class="plain" onClick={() => games.remove(game.id)}>
                      {words.remove}
                    </button>
                  }
                >
                  <GameRow
                    playable={playable}
                    parts={parts}
                    game={game}
                    elsewhere={seen.elsewhere.has(game.id)}
                    now={clock()}
                    games={games}
                    onOpen={onOpen}
                    first={i === 0}
                  />
                </Guarded>
              ))}
            </ul>
          )}
          {seen.games.length > 1 && (
            <button type="button" class="all-games" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
              {words.all(seen.games.length)}
            </button>
          )}
          <Files over={over} onFiles={take} />
          <Space seen={seen} />
        </>
      )}
    </section>
  );
}

interface FilesProps {
  /** Files are dragged over the list. */
  readonly over: boolean;
  readonly onFiles: (files: FileList | null) => void;
}

function Files({ over, onFiles }: FilesProps) {
  const words = useTableWords().games;
  return (
    <p class="files">
      <label class="btn quiet">
        {words.import}
        <input
          type="file"
          class="vh"
          accept=".json,application/json"
          multiple
          onChange={({ currentTarget }) => {
            onFiles(currentTarget.files);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <span class="else">{over ? words.dropHere : words.drop}</span>
    </p>
  );
}

/** The space on the device, if the browser reports it. */
function Space({ seen }: { readonly seen: Extract<GamesSeen, { is: 'open' }> }) {
  const words = useTableWords().games;
  const { room } = seen;
  if (!room) return null;
  return (
    <p class="space">
      {words.room(room.used, room.free)}{' '}
      {seen.games.length > 0 && (room.persisted ? words.persisted : words.notPersisted)}
    </p>
  );
}
