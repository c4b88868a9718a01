import { useContext, useState } from 'preact/hooks';
import type { TextFile } from '../hand-out.ts';
import { useSpeech } from '../speech.ts';
import { handOn } from './handing.ts';
import { type BookWithTable, OtherBooks } from './other-books.ts';

/** The book of a game of another book, if the site has that book and it has a table. */
export function useOtherBook(game: unknown): BookWithTable | undefined {
  return useContext(OtherBooks).find(({ id }) => id === game);
}

interface Props {
  readonly of: BookWithTable;
  /** The file with the game; without one the game is in the address of the page. */
  readonly file?: TextFile | undefined;
}

/** Leads to the table of the book whose game a file or a link holds, and hands the game on. */
export function OtherGame({ of: { id, title, table }, file }: Props) {
  const words = useSpeech().words.play.otherBook;
  const [isTooLarge, setTooLarge] = useState(false);
  const pass = (event: Event): void => {
    if (!file || handOn(id, file)) return;
    event.preventDefault();
    setTooLarge(true);
  };
  return (
    <>
      {words.isOf(title)}{' '}
      {isTooLarge ? (
        <>
          {words.tooLarge(title)} <a href={table}>{words.table(title)}</a>
        </>
      ) : (
        <a href={file ? table : table + location.hash} onClick={pass}>
          {words.open(title)}
        </a>
      )}
    </>
  );
}
