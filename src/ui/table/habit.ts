import { type KeptBook, textKey } from '../kept/keys.ts';
import { textsOf } from '../kept/texts.ts';
import { keepText, textAt } from './text-store.ts';

/** Whether events stay in view in a new game: at first they do, later as the reader last chose in any game of the book. */

/** The choice for a new game. Without a store nobody could change it, so nothing stays. */
export function staysAtFirst(book: KeptBook): boolean {
  const kept = textAt(textsOf(book), textKey(book.id, 'stays'));
  return kept !== undefined && kept !== 'no';
}

/** Remembers a choice; on a full device it holds only for the open game. */
export function keepStays(book: KeptBook, stays: boolean): void {
  keepText(textsOf(book), { key: textKey(book.id, 'stays'), text: stays ? 'yes' : 'no' });
}
