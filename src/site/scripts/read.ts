import type { KeptBook } from '../../ui/kept/keys.ts';
import { textKey } from '../../ui/kept/keys.ts';
import { NOTHING_READ, type Read, readMarks } from '../../ui/kept/read-marks.ts';
import { textsOf } from '../../ui/kept/texts.ts';
import { keepText, textAt } from '../../ui/table/text-store.ts';

/** The reading progress in a book on this device. If it cannot be read, it is empty, without a message. */
export function read(book: KeptBook): Read {
  const text = textAt(textsOf(book), textKey(book.id, 'read'));
  return text ? readMarks(text) : NOTHING_READ;
}

/** Stores the reading progress; storage may be forbidden or full, and then only the mark is lost. */
export function keep(book: KeptBook, change: (read: Read) => Read): void {
  keepText(textsOf(book), { key: textKey(book.id, 'read'), text: JSON.stringify(change(read(book))) });
}
