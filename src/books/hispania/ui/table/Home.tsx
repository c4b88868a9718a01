import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Json } from '../../../../kernel/contract.ts';
import { seedOf } from '../../../../kernel/hash.ts';
import { drawnName } from '../../../../kernel/names.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { handed } from '../../../../ui/kept/handing.ts';
import { pageData } from '../../../../ui/page-data.ts';
import { createGames } from '../../../../ui/table/games.ts';
import { openKeeper } from '../../../../ui/table/keeper.ts';
import { summaryOfSave } from '../../../../ui/table/summaries.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { hispania } from '../../engine/game.ts';
import { BOOK, HISPANIA_GAMES } from '../on-device.ts';
import { HISPANIA } from '../playable.ts';
import { useSpeech } from '../speech.tsx';
import { Editor } from './Editor.tsx';
import { GamesList } from './games/GamesList.tsx';
import type { DeskHere, UnopenedHere } from './here.ts';
import { NewGame } from './NewGame.tsx';
import { firstGame, optionsOf, sittingsOf, type Wanted } from './new-game.ts';
import { newSeed } from './seeds.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly desk: DeskHere;
  /** The board editor is open. */
  readonly editor: boolean;
  /** The address of the book. */
  readonly home: string;
}

/** What stands on the page while no game is open: a new game, the games of this device, the editor of a table of one's own. */
export function Home({ desk, editor, home }: Props) {
  const { parts } = useSpeech().words.around;
  return editor ? (
    <Guarded what={parts.editor} raw={pageData}>
      <Editor desk={desk} />
    </Guarded>
  ) : (
    <Games desk={desk} home={home} />
  );
}

function Games({ desk, home }: { readonly desk: DeskHere; readonly home: string }) {
  const { table, games: words } = useTableWords();
  const { parts } = useSpeech().words.play.guard;
  const { begin } = table;
  const games = useMemo(
    () =>
      createGames({
        // Each list has a connection of its own: games go on in the other.
        open: async () => {
          const { tabs, wrote } = desk.device;
          const opened = await openKeeper(hispania, {
            ...HISPANIA_GAMES,
            onChange: (id) => {
              tabs.changed(id);
              wrote();
            },
          });
          // What could not be saved before may be now.
          if (!opened.trouble) void desk.saveAll();
          return opened;
        },
        tabs: desk.device.tabs,
        summarise: (save, sittings) => summaryOfSave(HISPANIA, save, sittings) as unknown as Json,
        copyOf: words.copyOf,
        handed: () => handed(BOOK.id),
      }),
    [desk],
  );
  useEffect(() => {
    // What is saved while the list is here stands in it.
    const off = desk.device.$written.listen(() => void games.refresh());
    return () => {
      off();
      games.close();
    };
  }, [desk, games]);
  const [first] = useState(() => firstGame(newSeed(), begin.names));
  const start = (wanted: Wanted): UnopenedHere | undefined => {
    const sittings = sittingsOf(wanted, begin.names);
    return desk.begin({
      root: { is: 'game', options: optionsOf(wanted, sittings), seed: seedOf(wanted.seed) },
      sittings,
      name: table.named(
        wanted.scenario,
        sittings.filter(({ is }) => is === 'person').map(({ name }) => name),
      ),
      keep: true,
    });
  };
  return (
    <div class="play-home">
      <Unkept desk={desk} />
      <Guarded what={parts.home} raw={pageData}>
        <NewGame first={first} newSeed={newSeed} home={home} onBegin={start} />
      </Guarded>
      <Guarded what={parts.list} raw={pageData}>
        <GamesList games={games} onOpen={(id) => desk.go({ is: 'game', id })} />
      </Guarded>
      <section class="to-editor">
        <h2>{begin.ourTable}</h2>
        <p>{begin.ourTableSays}</p>
        <p class="acts">
          <button type="button" class="btn" onClick={() => desk.go({ is: 'our-table' })}>
            {begin.ourTableOpen}
          </button>
        </p>
      </section>
    </div>
  );
}

/** Games that were left without being saved: there is a way back to them, as long as the page is open. */
function Unkept({ desk }: { readonly desk: DeskHere }) {
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
