import { textKey } from '../kept/keys.ts';
import { forgetText, keepText, type TextStore, textAt } from '../table/text-store.ts';
import { type Damage, merged, NOTHING, type Progress, readText, textOf } from './progress.ts';

/**
 * The progress in a book's lessons on this device. Nothing here throws: a browser may forbid its store or have no room.
 */
export interface Kept {
  /** The current content; another tab may have written since. */
  readonly read: () => Progress;
  /** Changes the content. Returns false if it could not be stored; it then lasts until the reader leaves the page. */
  readonly change: (change: (progress: Progress) => Progress) => boolean;
  /** Deletes everything except the text that was put aside. */
  readonly reset: () => void;
  /** A text that could not be read, now or on another day. It stays aside until the reader has dealt with it. */
  readonly aside: () => string | undefined;
  readonly forgetAside: () => void;
  /** Imports the content of a file; returns the fault if it holds no progress. Nothing stored here is lost. */
  readonly take: (text: string) => Damage | undefined;
}

export function keptIn(store: TextStore | undefined, book: string): Kept {
  const key = textKey(book, 'lessons');
  const asideKey = textKey(book, 'lessons.aside');
  let unkept: Progress | undefined;

  const stored = (): Progress => {
    const text = textAt(store, key) ?? undefined;
    if (text === undefined) return NOTHING;
    const { progress, damage } = readText(text);
    if (damage && textAt(store, asideKey) !== text) keepText(store, { key: asideKey, text });
    return progress;
  };
  const read = (): Progress => (unkept ? merged(stored(), unkept) : stored());
  const keep = (progress: Progress): boolean => {
    const kept = keepText(store, { key, text: textOf(progress) });
    unkept = kept ? undefined : progress;
    return kept;
  };
  return {
    read,
    change: (change) => {
      const before = read();
      const after = change(before);
      return after === before && !unkept ? true : keep(after);
    },
    reset: () => {
      stored();
      unkept = undefined;
      forgetText(store, key);
    },
    aside: () => {
      stored();
      return textAt(store, asideKey) ?? undefined;
    },
    forgetAside: () => {
      const text = textAt(store, key) ?? undefined;
      // A damaged text in its old place would come back, so its readable part is written again.
      if (text !== undefined && readText(text).damage) keep(readText(text).progress);
      forgetText(store, asideKey);
    },
    take: (text) => {
      const { progress, damage } = readText(text);
      if (damage) return damage;
      keep(merged(read(), progress));
      return undefined;
    },
  };
}
