/** Undo and redo of edits: immutable plain data, independent of the game. */

export interface History<T> {
  /** Earlier states, the oldest first. */
  readonly past: readonly T[];
  readonly now: T;
  /** Undone states, the next one first. */
  readonly future: readonly T[];
  /** The subject and the time of the last edit: a similar edit soon after is part of it. */
  readonly last?: { readonly key: string; readonly at: number };
}

/** The maximum number of undo steps. */
const MOST_STEPS = 300;
/** Two edits of the same subject within this time in ms are one: a number that is typed, a button that is pressed repeatedly. */
const SOON = 900;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/**
 * The history with another position on top; the same history if nothing changed. `key` is the subject of the edit, if a similar edit soon
 * after is part of the same step; `at` is in ms.
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
