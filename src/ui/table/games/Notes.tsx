import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawnName } from '../../../kernel/names.ts';
import type { Note } from '../games.ts';
import { useTableWords } from '../words.ts';
import { Faults, TroubleWords } from './Wrong.tsx';

interface Props {
  readonly removed: { readonly id: string; readonly name: string } | undefined;
  readonly notes: readonly Note[];
  readonly onUndo: () => void;
  readonly onOpen: (id: string) => void;
}

/**
 * The results of the last action: the deleted game with the button that restores it, and the files that were read or
 * refused.
 */
export function Notes({ removed, notes, onUndo, onOpen }: Props) {
  const { games, faults: words } = useTableWords();
  const undo = useRef<HTMLButtonElement>(null);
  const id = removed?.id;
  // The pressed button is removed with its row, so the keyboard continues at the button that takes it back.
  useLayoutEffect(() => {
    if (id !== undefined) undo.current?.focus();
  }, [id]);
  return (
    <div class="notes">
      <div role="status">
        {removed && (
          <p class="said">
            <span>{games.removed(drawnName(removed.name) || games.nameless)}</span>
            <button type="button" class="btn" ref={undo} onClick={onUndo}>
              {games.undo}
            </button>
          </p>
        )}
        {notes.map(
          (note) =>
            note.is === 'imported' && (
              <p class="said" key={note.id}>
                <span>{(note.copy ? games.importedCopy : games.imported)(drawnName(note.name) || games.nameless)}</span>
                <button type="button" class="btn" onClick={() => onOpen(note.id)}>
                  {games.goOn}
                </button>
              </p>
            ),
        )}
      </div>
      <div role="alert">
        {notes.map((note, i) => {
          if (note.is === 'imported') return null;
          return (
            // Notes keep their order, so the index identifies one.
            <div class="wrong" key={`${i}`}>
              {note.is === 'faults' ? (
                <>
                  <p>{games.notRead(drawnName(note.file))}</p>
                  <Faults
                    faults={note.faults}
                    file={note.text === undefined ? undefined : { name: note.file, text: note.text }}
                  />
                  <p class="else">{words.REMEDIES.save}</p>
                </>
              ) : (
                <>
                  {note.name && <p>{games.notDone(drawnName(note.name))}</p>}
                  <TroubleWords trouble={note.trouble} />
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
