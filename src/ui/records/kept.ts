import { textKey } from '../kept/keys.ts';
import { forgetText, keepText, type TextStore, textAt } from '../table/text-store.ts';
import {
  type Damage,
  EMPTY,
  merged,
  type Recorded,
  type Records,
  readRecords,
  textOfRecords,
  withGame,
} from './records.ts';

/** The record book of a book on this device. Nothing here throws: a browser may forbid its store or have no room. */
export interface RecordBook {
  /** The current content; another tab may have written since. */
  readonly read: () => Records;
  /** Adds a finished game. Returns false if it could not be stored. */
  readonly add: (recorded: Recorded) => boolean;
  /** The game of a day was begun here. */
  readonly begin: (day: string) => boolean;
  /** A text that could not be read, now or on another day. It stays aside until the reader has dealt with it. */
  readonly aside: () => string | undefined;
  readonly forgetAside: () => void;
  /** Adds the content of a file; returns the fault if it holds no records, and `full` if there is no room for them. */
  readonly take: (text: string) => Damage | 'full' | undefined;
}

export function recordBook(store: TextStore | undefined, book: string): RecordBook {
  const key = textKey(book, 'records');
  const asideKey = textKey(book, 'records.aside');
  const read = (): Records => {
    const text = textAt(store, key) ?? undefined;
    if (text === undefined) return EMPTY;
    const { records, damage } = readRecords(text);
    if (damage && textAt(store, asideKey) !== text) keepText(store, { key: asideKey, text });
    return records ?? EMPTY;
  };
  /** What could not be put aside must not be overwritten. */
  const isSafe = (): boolean => {
    const text = textAt(store, key) ?? undefined;
    return text === undefined || !readRecords(text).damage || textAt(store, asideKey) === text;
  };
  const keep = (records: Records): boolean => isSafe() && keepText(store, { key, text: textOfRecords(records) });
  return {
    read,
    add: (recorded) => keep(withGame(read(), recorded)),
    begin: (day) => keep(merged(read(), { ...EMPTY, begun: day })),
    aside: () => {
      read();
      return textAt(store, asideKey) ?? undefined;
    },
    forgetAside: () => {
      // In its old place it would come back.
      if (textAt(store, key) === textAt(store, asideKey)) forgetText(store, key);
      forgetText(store, asideKey);
    },
    take: (text) => {
      const { records, damage } = readRecords(text);
      if (damage) return damage;
      return keep(merged(read(), records)) ? undefined : 'full';
    },
  };
}
