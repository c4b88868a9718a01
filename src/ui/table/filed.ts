import { readFiledDates } from '../kept/filed-dates.ts';
import { textKey } from '../kept/keys.ts';
import { keepText, type TextStore, textAt } from './text-store.ts';

/**
 * The time of the last export of each game as a file. Data that is only on this device is lost with it, so the list of
 * games shows the age of the last file. Kept beside the games, because an export is no part of the play.
 */
export interface Filed {
  /** The time of a game's last export, in ms since 1970; undefined if there was none. */
  readonly at: (id: string) => number | undefined;
  readonly mark: (id: string, now: number) => void;
}

export function filedIn(store: TextStore | undefined, book: string): Filed {
  const key = textKey(book, 'filed');
  const dates = () => readFiledDates(textAt(store, key));
  return {
    at: (id) => {
      const known = dates();
      return Object.hasOwn(known, id) ? known[id] : undefined;
    },
    mark: (id, now) => void keepText(store, { key, text: JSON.stringify({ ...dates(), [id]: now }) }),
  };
}
