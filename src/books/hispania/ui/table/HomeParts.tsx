import { useState } from 'preact/hooks';
import { seedOf } from '../../../../kernel/hash.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { pageData } from '../../../../ui/page-data.ts';
import type { HomePart } from '../../../../ui/table/parts.ts';
import type { OfHispania } from '../kinds.ts';
import { useSpeech } from '../speech.tsx';
import { Editor } from './Editor.tsx';
import type { DeskHere, UnopenedHere } from './here.ts';
import { ShortGames } from './lobby/ShortGames.tsx';
import { NewGame } from './NewGame.tsx';
import { firstGame, optionsOf, sittingsOf, type Wanted } from './new-game.ts';
import { newSeed } from './seeds.ts';
import { useTableWords } from './words.ts';

type Props = HomePart<OfHispania>;

/** The form of a new game, and the short games. */
export function NewGamePart({ desk, home }: Props) {
  const { table } = useTableWords();
  const { begin } = table;
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
    <>
      <NewGame first={first} newSeed={newSeed} home={home} onBegin={start} />
      <ShortGames desk={desk} />
    </>
  );
}

/** The link to the board editor. */
export function AfterPart({ desk }: Props) {
  const { begin } = useTableWords().table;
  return (
    <section class="to-editor">
      <h2>{begin.ourTable}</h2>
      <p>{begin.ourTableSays}</p>
      <p class="acts">
        <button type="button" class="btn" onClick={() => desk.go({ is: 'our-table' })}>
          {begin.ourTableOpen}
        </button>
      </p>
    </section>
  );
}

/** The board editor. */
export function EditorPart({ desk }: { readonly desk: DeskHere }) {
  const { parts } = useSpeech().words.around;
  return (
    <Guarded what={parts.editor} raw={pageData}>
      <Editor desk={desk} />
    </Guarded>
  );
}
