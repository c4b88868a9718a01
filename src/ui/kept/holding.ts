import { type TextStore, textAt, textStore } from '../table/text-store.ts';
import { gamesOf, type KeptBook, KINDS, textKey, textsBefore } from './keys.ts';

/** The names of the databases on this device; undefined if the browser does not list them. */
type Databases = () => Promise<readonly { readonly name?: string | undefined }[]> | undefined;

/**
 * Whether this device may hold data of these books, judged only by the names, so that a page that lists it fetches the
 * reading code only if needed. A browser that does not list the names may hold something. Never rejects.
 */
export async function mayHold(
  books: readonly KeptBook[],
  store: TextStore | undefined = textStore(),
  databases: Databases = () => indexedDB.databases?.(),
): Promise<boolean> {
  const texts = books.flatMap((book) => [
    ...KINDS.map((kind) => textKey(book.id, kind)),
    ...(book.first ? Object.values(textsBefore(book.id)) : []),
  ]);
  if (texts.some((key) => textAt(store, key) != null)) return true;
  const games = books.map(gamesOf).flatMap(({ database, before }) => [database, before]);
  try {
    return (await databases())?.some(({ name }) => games.includes(name)) ?? true;
  } catch {
    return true;
  }
}
