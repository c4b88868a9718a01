import type { Fact } from '../../kernel/contract.ts';
import type { Entry } from '../../kernel/entry.ts';
import type { Journal } from '../../kernel/journal.ts';

/** A value that is built from a journal, answer by answer: it is extended as the game continues, never rebuilt. */
export interface Growth<S, F extends Fact, T> {
  /** Before the first answer. */
  readonly begin: (start: S) => T;
  /** Without the part after `n` answers. */
  readonly cut: (built: T, n: number) => T;
  /** With the answers after the first `from`, up to the cursor. */
  readonly add: (built: T, journal: Journal<S, F>, from: number) => T;
}

interface Kept<T> {
  readonly entries: readonly Entry<unknown>[];
  readonly at: number;
  readonly built: T;
}

/**
 * A function that reads `T` from a journal. It remembers the last result of each game, so that one more answer costs
 * only the effect of that answer, and undo only the removed part. Its results are not changed afterwards.
 */
export function grower<S extends object, F extends Fact, T>({
  begin,
  cut,
  add,
}: Growth<S, F, T>): (journal: Journal<S, F>) => T {
  const games = new WeakMap<object, Kept<T>>();
  return (journal) => {
    const kept = games.get(journal.start);
    const from = kept ? shared(kept, journal) : 0;
    const { at, entries } = journal;
    if (kept && from === kept.at && from === at) return kept.built;
    let built = kept ? kept.built : begin(journal.start);
    if (kept && from < kept.at) built = cut(built, from);
    if (from < at) built = add(built, journal, from);
    games.set(journal.start, { entries, at, built });
    return built;
  };
}

/**
 * The number of answers that two journals share. An entry has one place in one line of play: if two entries are the
 * same, so are all before them.
 */
function shared(kept: Kept<unknown>, { at, entries }: Journal<unknown>): number {
  let n = Math.min(kept.at, at);
  while (n > 0 && kept.entries[n - 1] !== entries[n - 1]) n--;
  return n;
}
