import { useEffect, useState } from 'preact/hooks';
import { seedOf } from '../../../../kernel/hash.ts';
import type { Sitting } from '../../../../ui/table/sitting.ts';
import { NotBegun } from '../../../../ui/table/Wrong.tsx';
import type { OurTableProps } from '../our-table/OurTable.tsx';
import type { DeskHere, UnopenedHere } from './here.ts';
import { newSeed } from './seeds.ts';
import { useTableWords } from './words.ts';

/** The board editor: fetched when it is opened, because most players never open it. */
export function Editor({ desk }: { readonly desk: DeskHere }) {
  const { table } = useTableWords();
  const [part, setPart] = useState<(props: OurTableProps) => preact.ComponentChildren>();
  const [failed, setFailed] = useState(false);
  const [wrong, setWrong] = useState<UnopenedHere>();
  // Called once: the position is given only once, and this is rendered again when the editor has been fetched.
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

/** Every seat at one's own table is a person by default. */
function seatsOf(position: unknown): readonly Sitting[] {
  const { players = [] } = position as { readonly players?: readonly { readonly seat: string }[] };
  // A game that continues from cardboard is played at one screen: nothing is hidden before it belongs to one player only.
  return players.map(({ seat }) => ({ seat, name: seat, is: 'person' }));
}
