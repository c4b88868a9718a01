import { type Listed, readList } from '../table/keeper-read.ts';
import { createStore, type Store } from '../table/keeper-store.ts';
import type { Outcome } from '../table/keeper-trouble.ts';
import { gamesOf, type KeptBook } from './keys.ts';

/** The games of a book on this device, or the reason why they cannot be read. */
export type GamesOfBook = { readonly book: string } & Outcome<{ readonly games: readonly Listed[] }>;

/**
 * All games of all books on this device, most recently played first within each book. Needs no engine. Never rejects.
 */
export function keptGames(books: readonly KeptBook[]): Promise<readonly GamesOfBook[]> {
  return Promise.all(
    books.map(async (book): Promise<GamesOfBook> => {
      const { value: games, trouble } = await withGames(book, (store) => store.read((tx) => readList(tx, book.id)));
      return trouble ? { book: book.id, trouble } : { book: book.id, games };
    }),
  );
}

/** Opens the games of a book for the duration of `work`. */
export async function withGames<T>(book: KeptBook, work: (store: Store) => Promise<T>): Promise<T> {
  const store = createStore(gamesOf(book));
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
