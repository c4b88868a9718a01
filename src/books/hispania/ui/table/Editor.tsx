import { useEffect, useState } from 'preact/hooks';
import { seedOf } from '../../../../kernel/hash.ts';
import type { Sitting } from '../../../../ui/table/sitting.ts';
import { NotBegun } from '../../../../ui/table/Wrong.tsx';
import type { OurTableProps } from '../our-table/OurTable.tsx';
import type { DeskHere, UnopenedHere } from './here.ts';
import { newSeed } from './seeds.ts';
import { useTableWords } from './words.ts';

/** The board editor: fetched when it is opened, since most people who play never do. */
export function Editor({ desk }: { readonly desk: DeskHere }) {
  const { table } = useTableWords();
  const [part, setPart] = useState<(props: OurTableProps) => preact.ComponentChildren>();
  const [failed, setFailed] = useState(false);
  const [wrong, setWrong] = useState<UnopenedHere>();
  // Once: it is given only once, and this is drawn again when the editor has been fetched.
  const [start] = useState(() => desk.toEdit());
  useEffect(() => {
    import('../our-table/OurTable.tsx').then(
      ({ OurTable }) => setPart(() => OurTable),
      () => setFailed(true),
    );
  }, []);
  const OurTable = part;
  return (
    <div class="editor">
      <p class="acts">
        <button type="button" class="btn quiet" onClick={() => desk.go({ is: 'home' })}>
          {table.menu.leave}
        </button>
      </p>
      {failed && <p role="alert">{table.failed}</p>}
      {!OurTable && !failed && <p role="status">{table.opened.opening}</p>}
      {OurTable && (
        <OurTable
          {...(start ? { start: { is: 'state', state: start } } : {})}
          onPlay={(position) =>
            setWrong(
              desk.playOn({
                root: { is: 'position', position, seed: seedOf(newSeed()) },
                sittings: seatsOf(position),
                name: table.fromTable,
                keep: true,
              }),
            )
          }
        />
      )}
      <NotBegun wrong={wrong} />
    </div>
  );
}

/** Everybody at a table of one's own is a person, until somebody says otherwise. */
function seatsOf(position: unknown): readonly Sitting[] {
  const { players = [] } = position as { readonly players?: readonly { readonly seat: string }[] };
  // Whoever plays on from cardboard sits at one screen: nothing is hidden from anybody before it is a player's own.
  return players.map(({ seat }) => ({ seat, name: seat, is: 'person' }));
}
