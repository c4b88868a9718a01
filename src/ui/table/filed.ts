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

const KEY = 'scriptorium:filed';

export function filedIn(store: TextStore | undefined): Filed {
  const read = (): Readonly<Record<string, unknown>> => {
    try {
      const kept: unknown = JSON.parse(textAt(store, KEY) ?? '{}');
      return kept !== null && typeof kept === 'object' ? (kept as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  };
  return {
    at: (id) => {
      const at = Object.hasOwn(read(), id) ? read()[id] : undefined;
      // Dates reach as far as this; what lies there may have been changed by hand.
      return typeof at === 'number' && at > 0 && at <= 8.64e15 ? at : undefined;
    },
    mark: (id, now) => void keepText(store, { key: KEY, text: JSON.stringify({ ...read(), [id]: now }) }),
  };
}
