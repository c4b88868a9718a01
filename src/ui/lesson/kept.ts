import { textKey } from '../kept/keys.ts';
import { forgetText, keepText, type TextStore, textAt } from '../table/text-store.ts';
import { type Damage, merged, NOTHING, type Progress, readText, textOf } from './progress.ts';

/** The progress of a book's lessons on this device. Nothing here throws: a browser may forbid its store, or have no room. */
export interface Kept {
  /** What stands there now: another tab may have written since. */
  readonly read: () => Progress;
  /** Changes what stands there. False where it could not be kept: until the page is left it stands all the same. */
  readonly change: (change: (progress: Progress) => Progress) => boolean;
  /** Forgets everything, the text that lies aside apart. */
  readonly reset: () => void;
  /** A text that could not be read, now or on another day: it lies aside until somebody has done with it. */
  readonly aside: () => string | undefined;
  readonly forgetAside: () => void;
  /** Takes up what a file holds; why not, where it is no progress. Nothing that stands here is lost by it. */
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
      // What still lies in its place would come back: what fits of it is written anew.
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
