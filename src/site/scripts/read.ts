import type { KeptBook } from '../../ui/kept/keys.ts';
import { textKey } from '../../ui/kept/keys.ts';
import { NOTHING_READ, type Read, readMarks } from '../../ui/kept/read-marks.ts';
import { textsOf } from '../../ui/kept/texts.ts';
import { keepText, textAt } from '../../ui/table/text-store.ts';

/** What has been read of a book, as this device keeps it. Where it cannot be read nothing has been, which is not worth a word. */
export function read(book: KeptBook): Read {
  const text = textAt(textsOf(book), textKey(book.id, 'read'));
  return text ? readMarks(text) : NOTHING_READ;
}

/** Keeps what has been read; storage may be forbidden or full, and then nothing is lost but the mark. */
export function keep(book: KeptBook, change: (read: Read) => Read): void {
  keepText(textsOf(book), { key: textKey(book.id, 'read'), text: JSON.stringify(change(read(book))) });
}
