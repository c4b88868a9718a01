import { isRemoved, piecesOf, readRaw } from '../table/keeper-read.ts';
import { withoutWriter } from '../table/keeper-same.ts';
import type { Reading } from '../table/keeper-schema.ts';
import type { Trouble } from '../table/keeper-trouble.ts';
import { type TextStore, textAt, textStore } from '../table/text-store.ts';
import { type KeptBook, KINDS, textKey } from './keys.ts';
import { type Line, textOfLines } from './lines.ts';
import { withGames } from './listing.ts';
import { THEME, THEME_BEFORE } from './site-keys.ts';
import { textsOf } from './texts.ts';

/** All kept data of this device as the text of a file. */
export interface Given {
  readonly text: string;
  /** Books whose games could not be read; they are not in the file. */
  readonly missing: readonly { readonly book: string; readonly trouble: Trouble }[];
}

/** The name of the site's own text in a file. */
export const THEME_PART = 'theme';

/**
 * Exports all that this device keeps of the books, including broken games; never rejects. `takeAll` imports it again.
 */
export async function giveAll(books: readonly KeptBook[], store: TextStore | undefined = textStore()): Promise<Given> {
  const lines: Line[] = [];
  const missing: Given['missing'][number][] = [];
  const theme = textAt(store, THEME) ?? textAt(store, THEME_BEFORE);
  if (theme) lines.push({ is: 'text', part: THEME_PART, text: theme });
  for (const book of books) {
    const texts = textsOf(book, store);
    for (const part of KINDS) {
      const text = textAt(texts, textKey(book.id, part));
      if (text) lines.push({ is: 'text', book: book.id, part, text });
    }
    const { value, trouble } = await withGames(book, (games) => games.read((tx) => gamesIn(tx, book.id)));
    if (trouble) missing.push({ book: book.id, trouble });
    else lines.push(...value);
  }
  return { text: textOfLines(lines), missing };
}

/** All games except removed ones. The writer of a game concerns only this device, so it is left out. */
async function gamesIn(tx: Reading, book: string): Promise<readonly Line[]> {
  const ids = new Set([...(await tx.objectStore('games').getAllKeys()), ...(await piecesOf(tx))]);
  const lines: Line[] = [];
  for (const id of ids) {
    const raw = await readRaw(tx, id);
    if (!isRemoved(raw.record)) lines.push({ is: 'game', book, id, raw: withoutWriter(raw) });
  }
  return lines;
}
