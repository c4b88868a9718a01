import type { Lang } from '../../words/lang.ts';
import { keptGames } from '../kept/listing.ts';
import type { BookHere, Said } from './book-here.ts';

/** A game on this device, in the form that the shelf lists. */
export interface GameHere {
  readonly id: string;
  readonly name: string;
  /** The book's title in the list, and its id. */
  readonly book: string;
  readonly of: string;
  /** The address where the game continues. */
  readonly href: string;
  /** The standing of the game. */
  readonly said?: readonly Said[] | undefined;
  /** In milliseconds since 1970. */
  readonly played?: number | undefined;
  readonly damaged: boolean;
}

/** The page's data of each book: its title in the list, and the address of its table. */
export type Shelved = ReadonlyMap<string, { readonly listed: string; readonly table: string }>;

/** All games on this device, most recently played first, and the ids of books whose games could not be read. */
export async function gamesHere(
  books: readonly BookHere[],
  shelved: Shelved,
  lang: Lang,
): Promise<{ readonly games: readonly GameHere[]; readonly unread: readonly string[] }> {
  const all = await keptGames(books);
  const listed = await Promise.all(
    all.map(async ({ book: id, games = [] }): Promise<readonly GameHere[]> => {
      const here = shelved.get(id);
      const book = books.find((one) => one.id === id);
      if (!here || !book || games.length === 0) return [];
      const say = await book.saying(lang);
      return games.map((game) => ({
        id: game.id,
        name: game.name,
        book: here.listed,
        of: id,
        href: `${here.table}#game=${game.id}`,
        said: game.record && say(game.record.summary),
        played: game.record?.played,
        damaged: game.faults.length > 0,
      }));
    }),
  );
  const games = listed.flat().sort((a, b) => (b.played ?? 0) - (a.played ?? 0));
  return { games, unread: all.flatMap(({ book, trouble }) => (trouble ? [shelved.get(book)?.listed ?? book] : [])) };
}
