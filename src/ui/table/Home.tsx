import { useEffect, useMemo } from 'preact/hooks';
import type { Json } from '../../kernel/contract.ts';
import { drawnName } from '../../kernel/names.ts';
import { Guarded } from '../Guarded.tsx';
import { handed } from '../kept/handing.ts';
import { gamesOf } from '../kept/keys.ts';
import { pageData } from '../page-data.ts';
import { useSpeech } from '../speech.ts';
import { useStore } from '../use-store.ts';
import type { Desk } from './desk.ts';
import { GamesList } from './games/GamesList.tsx';
import { createGames, type Games } from './games.ts';
import { openKeeper } from './keeper.ts';
import type { Parts, TableKinds } from './parts.ts';
import { summaryOfSave } from './summaries.ts';
import { useHomeKeys } from './use-home-keys.ts';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  readonly desk: Desk<K>;
  readonly parts: Parts<K>;
  /** The board editor is open. */
  readonly editor: boolean;
  /** The address of the book. */
  readonly home: string;
}

/** The page while no game is open: a new game, the games on this device, and the editor of a custom table. */
export function Home<K extends TableKinds>({ desk, parts, editor, home }: Props<K>) {
  const { Editor } = parts;
  return editor && Editor ? <Editor desk={desk} /> : <Lobby desk={desk} parts={parts} home={home} />;
}

function Lobby<K extends TableKinds>({ desk, parts, home }: Omit<Props<K>, 'editor'>) {
  const { games: words } = useTableWords();
  const { parts: guarded } = useSpeech().words.play.guard;
  const { playable } = desk.device;
  const games = useMemo(
    () =>
      createGames({
        // Each list has its own connection, because games continue in the other.
        open: async () => {
          const { tabs, wrote } = desk.device;
          const opened = await openKeeper(playable.game, {
            ...gamesOf(playable.book),
            onChange: (id) => {
              tabs.changed(id);
              wrote();
            },
          });
          // Games that could not be saved before can perhaps be saved now.
          if (!opened.trouble) void desk.saveAll();
          return opened;
        },
        tabs: desk.device.tabs,
        summarise: (save, sittings) => summaryOfSave(playable, save, sittings) as unknown as Json,
        copyOf: words.copyOf,
        handed: () => handed(playable.book.id),
      }),
    [desk],
  );
  useEffect(() => {
    // A game that is saved while the list is open appears in it.
    const off = desk.device.$written.listen(() => void games.refresh());
    return () => {
      off();
      games.close();
    };
  }, [desk, games]);
  const { NewGame, First, After, counted } = parts;
  useHomeKeys();
  return (
    <>
      {counted && <Today desk={desk} parts={parts} home={home} games={games} />}
      <div class="play-home">
        <div class="mine">
          <Unkept desk={desk} />
          <Guarded what={guarded.list} raw={pageData}>
            <GamesList
              playable={playable}
              parts={parts}
              games={games}
              onOpen={(id) => desk.go({ is: 'game', id })}
              none={First && <First desk={desk} home={home} />}
            />
          </Guarded>
        </div>
        <div class="fresh">
          <Guarded what={guarded.home} raw={pageData}>
            <NewGame desk={desk} home={home} />
          </Guarded>
        </div>
        {After && (
          <div class="after">
            <After desk={desk} home={home} />
          </div>
        )}
      </div>
    </>
  );
}

/** The game of the day, of a book that has one. */
function Today<K extends TableKinds>({
  desk,
  parts: { counted },
  home,
  games,
}: Omit<Props<K>, 'editor'> & { readonly games: Games }) {
  const seen = useStore(games.$games);
  return counted ? <counted.Day desk={desk} home={home} games={seen} /> : null;
}

/** Games that were left without being saved: the reader can return to them while the page is open. */
function Unkept<K extends TableKinds>({ desk }: { readonly desk: Desk<K> }) {
  const { begin, head } = useTableWords().table;
  const rooms = useStore(desk.$unkept);
  if (rooms.length === 0) return null;
  return (
    <section class="unkept">
      <p role="status">{begin.unkept}</p>
      <p class="acts">
        {rooms.map((room) => (
          <button key={room.id} type="button" class="btn" onClick={() => desk.enter({ room })}>
            {begin.unkeptOpen(drawnName(room.name))}
          </button>
        ))}
        <button type="button" class="btn quiet" onClick={() => void desk.saveAll()}>
          {head.saveAgain}
        </button>
      </p>
    </section>
  );
}
