import { type TextStore, textAt, textStore } from '../table/text-store.ts';
import { gamesOf, type KeptBook, KINDS, textKey, textsBefore } from './keys.ts';

/** The names of the databases on this device; nothing where the browser does not tell them. */
type Databases = () => Promise<readonly { readonly name?: string | undefined }[]> | undefined;

/**
 * Whether this device may hold something of these books, by the names alone: a page that lists it need not fetch what reads it where there
 * is nothing. A browser that does not tell the names may hold something. Never rejects.
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
