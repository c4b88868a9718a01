import type { Fact } from '../../../kernel/contract.ts';
import type { Journal } from '../../../kernel/journal.ts';
import { type Book, type Chapter, type Sum, summing, type TurnOf, bookOf as written } from '../log.ts';
import type { Reading } from '../reading.ts';

/** The reading of one game's log. */
interface Read<S, F extends Fact> {
  /** The folded log. It grows with its game. */
  readonly bookOf: (journal: Journal<S, F>) => Book<F>;
  /** The totals of a stretch of the log, and of a turn. */
  readonly ofChapter: (chapter: Chapter<F>) => Sum;
  readonly ofTurn: (turn: TurnOf<F>) => Sum;
}

const READ = new WeakMap<object, unknown>();

/** The reading of a game's log: made once, because its results are remembered. */
export function readingOf<S extends object, F extends Fact>(reading: Reading<S, F>): Read<S, F> {
  const known = READ.get(reading) as Read<S, F> | undefined;
  if (known) return known;
  const made = { ...summing(reading), bookOf: written(reading) };
  READ.set(reading, made);
  return made;
}
