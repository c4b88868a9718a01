import { isRecord } from '../../kernel/limits.ts';
import type { TextFile } from '../hand-out.ts';
import { forgetText, keepText, type TextStore, textAt } from '../table/text-store.ts';
import { handedKey } from './keys.ts';

/**
 * A file that was opened on a page of another book goes on to the table of its own book, through the browser's storage
 * for this visit.
 */

/**
 * Stores a file for the table of a book. Returns false if the storage has no room; then the reader opens the file
 * there.
 */
export function handOn(book: string, { name, text }: TextFile, store: TextStore | undefined = visitStore()): boolean {
  return keepText(store, { key: handedKey(book), text: JSON.stringify({ name, text }) });
}

/** The file that was stored for a book, once; usually undefined. */
export function handed(book: string, store: TextStore | undefined = visitStore()): TextFile | undefined {
  const kept = textAt(store, handedKey(book));
  if (!kept) return undefined;
  forgetText(store, handedKey(book));
  try {
    const file: unknown = JSON.parse(kept);
    if (!isRecord(file) || typeof file['name'] !== 'string' || typeof file['text'] !== 'string') return undefined;
    return { name: file['name'], text: file['text'] };
  } catch {
    return undefined;
  }
}

function visitStore(): TextStore | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
