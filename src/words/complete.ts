import type { Partly } from './lang.ts';

/** `full` with the words of `part` in place of its own. With `mark`, those that `part` lacks stand between ‹! and ›. */
export function complete<T>(full: T, part: Partly<T> | undefined, mark: boolean): T {
  if (full === null || typeof full !== 'object' || Array.isArray(full)) {
    return (part ?? (mark ? marked(full) : full)) as T;
  }
  const has = (part ?? {}) as Record<string, Partly<unknown> | undefined>;
  return Object.fromEntries(
    Object.entries(full).map(([key, word]) => [key, complete(word as unknown, has[key], mark)]),
  ) as T;
}

/** A word, a sentence or a function that makes one, with marks around it. */
function marked(word: unknown): unknown {
  if (typeof word === 'string') return `‹!${word}›`;
  if (Array.isArray(word)) return word.length > 0 ? ['‹!', ...word, '›'] : word;
  if (typeof word === 'function') return (...args: readonly unknown[]) => marked(word(...args));
  return word;
}
