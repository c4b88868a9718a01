import { hintsKey } from '../kept/table-keys.ts';
import { keepText, type TextStore, textAt, textStore } from './text-store.ts';

/**
 * The hints of a first game: how many of them a reader has seen on this device. It is the device's own, and is not
 * exported.
 */

/** Enough to be behind the last hint. */
const OFF = 99;

/** The number of hints that were dismissed; the text may be anything. */
export function hintsSeen(book: string, store: TextStore | undefined = textStore()): number {
  const text = textAt(store, hintsKey(book));
  return text && /^\d{1,2}$/.test(text) ? Number(text) : 0;
}

/** Keeps that the hints before `next` were dismissed. */
export function keepHints(book: string, next: number, store: TextStore | undefined = textStore()): void {
  keepText(store, { key: hintsKey(book), text: String(next) });
}

/** Switches all hints off, or on from the first one. */
export function switchHints(book: string, on: boolean, store: TextStore | undefined = textStore()): void {
  keepHints(book, on ? 0 : OFF, store);
}

/** Whether hints may still come. */
export const hintsAreOn = (book: string, of: number, store: TextStore | undefined = textStore()): boolean =>
  hintsSeen(book, store) < of;
