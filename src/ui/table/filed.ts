import { readFiledDates } from '../kept/filed-dates.ts';
import { textKey } from '../kept/keys.ts';
import { keepText, type TextStore, textAt } from './text-store.ts';

/**
 * When each game was last given out as a file. What is on this device alone is lost with it, so that the list of games says how far
 * back the last file lies. Kept beside the games: a file is none of what was played.
 */
export interface Filed {
  /** When a game was last given out, in ms since 1970; nothing where it never was. */
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
