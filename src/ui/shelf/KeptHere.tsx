import { useEffect, useRef, useState } from 'preact/hooks';
import type { ShelfWords } from '../../words/en/shelf.ts';
import { download, type TextFile } from '../hand-out.ts';
import { giveAll } from '../kept/giving.ts';
import { takeAll } from '../kept/taking.ts';
import type { BookHere } from './book-here.ts';
import type { GameHere } from './games.ts';
import { Sentence } from './Sentence.tsx';
import { told } from './told.ts';

interface Props {
  readonly words: ShelfWords['kept'];
  readonly books: readonly BookHere[];
  /** The games of all books, most recently played first; and the books whose games could not be read. */
  readonly games: readonly GameHere[];
  readonly unread: readonly string[];
  readonly day: (time: number) => string;
  /** The title of a book in a list. */
  readonly listed: (book: string) => string;
  /** Something was imported: the games must be read again. */
  readonly onTaken: () => Promise<void>;
  /** The file of one game goes on to the table of its book. Returns false if it cannot be carried there. */
  readonly onGame: (game: string, file: TextFile) => boolean;
}

/** The data on this device: all games of all books, and the export and import of everything as one file. */
export function KeptHere({ words, books, games, unread, day, listed, onTaken, onGame }: Props) {
  const [said, setSaid] = useState<readonly string[]>([]);
  /** The last opened file, while some of its contents could still replace the data here. */
  const [again, setAgain] = useState<TextFile>();
  const field = useRef<HTMLInputElement>(null);

  const give = async (): Promise<void> => {
    setAgain(undefined);
    const { text, missing } = await giveAll(books);
    download({ name: words.file, text });
    setSaid([words.given, ...missing.map(({ book }) => words.missing(listed(book)))]);
  };
  const take = async (file: TextFile, replace = false): Promise<void> => {
    const come = await takeAll(file.text, books, { replace });
    const game = come.fault?.code === 'game-file' ? String(come.fault.params['game'] ?? '') : undefined;
    if (game !== undefined && onGame(game, file)) return;
    setSaid(told(words, come));
    setAgain(come.taken?.some(({ did }) => did === 'other-here') ? file : undefined);
    if (come.taken) await onTaken();
  };
  const opened = async (list: FileList | null): Promise<void> => {
    const [one] = list ?? [];
    if (one) await take({ name: one.name, text: await one.text() });
    if (field.current) field.current.value = '';
  };
  useEffect(() => {
    if (unread.length > 0) setSaid(unread.map(words.unread));
  }, [unread, words]);

  return (
    <>
      {games.length > 0 ? (
        <ul class="games">
          {games.map(({ id, name, book, href, said: stands, played, damaged }) => (
            <li key={`${book} ${id}`}>
              <a href={href}>{name || words.nameless}</a>
              <span class="of">{book}</span>
              <span class="stands">{damaged ? words.damaged : stands && <Sentence said={stands} />}</span>
              <span class="when">{played !== undefined && words.played(day(played))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="none">{words.none}</p>
      )}
      <p class="acts">
        <button type="button" class="btn quiet" onClick={give}>
          {words.give}
        </button>
        <button type="button" class="btn quiet" onClick={() => field.current?.click()}>
          {words.take}
        </button>
        <input
          ref={field}
          type="file"
          accept=".jsonl,.json,application/json"
          hidden
          aria-label={words.take}
          onChange={({ currentTarget }) => opened(currentTarget.files)}
        />
        {again !== undefined && (
          <button type="button" class="btn quiet" onClick={() => take(again, true)}>
            {words.replace}
          </button>
        )}
      </p>
      <div role="status">
        {said.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </>
  );
}
