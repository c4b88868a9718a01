/** Undo and redo of edits: plain data that never changes, game-free. */

export interface History<T> {
  /** What stood before, the oldest first. */
  readonly past: readonly T[];
  readonly now: T;
  /** What was undone, the next one first. */
  readonly future: readonly T[];
  /** What the last edit was about, and when it was made: the like of it soon after is the same edit. */
  readonly last?: { readonly key: string; readonly at: number };
}

/** More steps than anybody wants to take back. */
const MOST_STEPS = 300;
/** Two edits of one thing within so many ms are one: a number that is typed, a button that is pressed again and again. */
const SOON = 900;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/**
 * The history with another position on top; the same one where nothing changed. `key`: what the edit is about, if the like of
 * it soon after shall be one step with it; `at`: ms.
 */
export function edited<T>(history: History<T>, now: T, at: number, key?: string): History<T> {
  if (now === history.now) return history;
  const { last } = history;
  const joins = key !== undefined && last?.key === key && at - last.at < SOON && history.future.length === 0;
  const past = joins ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], ...(key === undefined ? {} : { last: { key, at } }) };
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
