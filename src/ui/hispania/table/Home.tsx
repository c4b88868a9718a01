import { useEffect, useMemo, useState } from 'preact/hooks';
import { PROVINCES } from '../../../hispania/data/ids.ts';
import { hispania } from '../../../hispania/game.ts';
import type { Json } from '../../../kernel/contract.ts';
import { createGames } from '../../table/games.ts';
import { openKeeper } from '../../table/keeper.ts';
import { OurTable } from '../our-table/OurTable.tsx';
import type { Desk } from './desk.ts';
import { GamesList } from './games/GamesList.tsx';
import { NewGame } from './NewGame.tsx';
import { firstGame, optionsOf, sittingsOf, type Wanted } from './new-game.ts';
import { seedOf } from './room.ts';
import { summaryOfSave } from './summary.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly desk: Desk;
  /** The board editor is open. */
  readonly editor: boolean;
}

/** What stands on the page while no game is open: a new game, the games of this device, the editor of a table of one's own. */
export function Home({ desk, editor }: Props) {
  const { table } = useTableWords();
  return editor ? (
    <>
      <p class="acts">
        <button type="button" class="btn quiet" onClick={() => desk.go({ is: 'home' })}>
          {table.menu.leave}
        </button>
      </p>
      <OurTable
        onPlay={(position) =>
          desk.begin({
            root: { is: 'position', position, seed: seedOf(newSeed()) },
            sittings: [],
            name: table.fromTable,
            keep: true,
          })
        }
      />
    </>
  ) : (
    <Games desk={desk} />
  );
}

function Games({ desk }: { readonly desk: Desk }) {
  const { table } = useTableWords();
  const { begin } = table;
  const games = useMemo(
    () =>
      createGames({
        // Each list has a connection of its own: games go on in the other.
        open: () => openKeeper(hispania, { onChange: desk.device.tabs.changed }),
        tabs: desk.device.tabs,
        summarise: (save) => summaryOfSave(save) as unknown as Json,
      }),
    [desk],
  );
  useEffect(() => games.close, [games]);
  const [first] = useState(() => firstGame(newSeed(), begin.names));
  const start = (wanted: Wanted): void => {
    const sittings = sittingsOf(wanted, begin.names);
    desk.begin({
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
      <NewGame first={first} newSeed={newSeed} onBegin={start} />
      <GamesList games={games} onOpen={(id) => desk.go({ is: 'game', id })} />
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

/** A seed that can be read out: a province and a number. */
function newSeed(): string {
  const [word = 0, number = 0] = crypto.getRandomValues(new Uint32Array(2));

  return `${PROVINCES[word % PROVINCES.length]}-${1000 + (number % 9000)}`;
}
