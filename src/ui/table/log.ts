import type { Fact, Seat } from '../../kernel/contract.ts';
import type { Journal } from '../../kernel/journal.ts';
import { grower } from './growing.ts';
import { type Count, isFor, type Opening, type Part, type Reading } from './reading.ts';

/** The log of a game, folded: game turns, in them stretches (each the turn of one side), in them the events. */
export type Book<F extends Fact> = readonly TurnOf<F>[];

export interface TurnOf<F extends Fact> {
  readonly turn: number;
  readonly chapters: readonly Chapter<F>[];
}

export interface Chapter<F extends Fact> extends Opening {
  /** The number of answers before it opened. */
  readonly from: number;
  readonly lines: readonly Line<F>[];
}

export interface Line<F extends Fact> {
  /** The answer that caused it: the first is 1. */
  readonly n: number;
  readonly fact: F;
  readonly part: Part;
}

/** The filter of the log: all lines, or only those of one sort. */
export const FILTERS = ['all', 'battles', 'points', 'moves'] as const;
export type Filter = (typeof FILTERS)[number];

/** Reads the log from a journal, up to its cursor. A stretch without new lines remains the same object. */
export function bookOf<S extends object, F extends Fact>(reading: Reading<S, F>): (journal: Journal<S, F>) => Book<F> {
  return grower<S, F, Book<F>>({
    begin: (start) => put([], { ...reading.where(start), from: 0, lines: [] }),
    cut: cutBook,
    add: (book, journal, from) => addTo(reading, book, journal, from),
  });
}

function cutBook<F extends Fact>(book: Book<F>, n: number): Book<F> {
  let kept = book.slice();
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const chapters = last.chapters.filter(({ from }) => from <= n);
    kept = kept.slice(0, -1);
    const end = chapters.at(-1);
    if (!end) continue;
    const lines = end.lines.filter((line) => line.n <= n);
    const whole = lines.length === end.lines.length ? end : { ...end, lines };
    return [...kept, { ...last, chapters: [...chapters.slice(0, -1), whole] }];
  }
  return kept;
}

function addTo<S, F extends Fact>(
  reading: Reading<S, F>,
  before: Book<F>,
  { entries, at }: Journal<S, F>,
  from: number,
): Book<F> {
  let book = before;
  let chapter = lastOf(book);
  let lines: Line<F>[] = [];
  const close = (): void => {
    if (chapter && lines.length > 0) book = put(book, { ...chapter, lines: [...chapter.lines, ...lines] }, true);
    lines = [];
  };
  for (let n = from + 1; n <= at; n++) {
    for (const fact of entries[n - 1]?.facts ?? []) {
      const opening = reading.opens(fact);
      if (!opening) {
        lines.push({ n, fact, part: reading.part(fact) });
        continue;
      }
      close();
      chapter = { ...opening, from: n, lines: [] };
      book = put(book, chapter);
    }
  }
  close();
  return book;
}

/** The last stretch of a book. */
function lastOf<F extends Fact>(book: Book<F>): Chapter<F> | undefined {
  return book.at(-1)?.chapters.at(-1);
}

/** Adds a stretch, or replaces the last one with it. */
function put<F extends Fact>(book: Book<F>, chapter: Chapter<F>, instead = false): Book<F> {
  const last = book.at(-1);
  if (!last || (!instead && last.turn !== chapter.turn)) return [...book, { turn: chapter.turn, chapters: [chapter] }];
  const chapters = instead ? last.chapters.slice(0, -1) : last.chapters;
  return [...book.slice(0, -1), { ...last, chapters: [...chapters, chapter] }];
}

/** The stretch of the game after `n` answers. */
export function chapterAt<F extends Fact>(book: Book<F>, n: number): Chapter<F> | undefined {
  const turn = book.findLast(({ chapters }) => (chapters[0]?.from ?? 0) <= n);
  return turn?.chapters.findLast(({ from }) => from <= n);
}

/** One row of an open stretch: a phase, an event, or consecutive phases that were skipped. */
export type Row<F extends Fact> =
  | { readonly is: 'phase' | 'line'; readonly line: Line<F> }
  | { readonly is: 'idle'; readonly lines: readonly Line<F>[] };

/** The rows of a stretch. A skipped phase appears once; under a filter no phases appear. */
export function rowsOf<F extends Fact>(
  { lines }: Chapter<F>,
  filter: Filter,
  seats: readonly Seat[],
): readonly Row<F>[] {
  const shown = lines.filter(({ fact }) => isFor(fact, seats));
  if (filter !== 'all') return shown.filter(({ part }) => part === filter).map((line) => ({ is: 'line', line }));
  const rows: Row<F>[] = [];
  let idle: Line<F>[] = [];
  const close = (): void => {
    if (idle.length > 0) rows.push({ is: 'idle', lines: idle });
    idle = [];
  };
  shown.forEach((line, i) => {
    if (line.part === 'idle') idle.push(line);
    else if (line.part !== 'phase') {
      close();
      rows.push({ is: 'line', line });
    } else if (shown[i + 1]?.part !== 'idle') {
      close();
      rows.push({ is: 'phase', line });
    }
  });
  close();
  return rows;
}

/** The answer that caused the last line of a row. */
export function answerOf<F extends Fact>(row: Row<F>): number {
  return row.is === 'idle' ? (row.lines.at(-1)?.n ?? 0) : row.line.n;
}

/** The totals of a stretch, and the number of lines that a filter leaves. */
export interface Sum extends Count {
  readonly lines: { readonly [filter in Filter]: number };
}

const NOTHING: Sum = { moves: 0, battles: 0, points: 0, lines: { all: 0, battles: 0, points: 0, moves: 0 } };

/** Counts stretches, and the stretches of a turn together, each once. */
export function summing<S, F extends Fact>(
  reading: Reading<S, F>,
): { readonly ofChapter: (chapter: Chapter<F>) => Sum; readonly ofTurn: (turn: TurnOf<F>) => Sum } {
  const ofChapter = once(({ lines, who }: Chapter<F>) =>
    lines
      .filter(({ fact }) => fact.only === undefined)
      .map(({ fact, part }) => oneOf(reading.count(fact, who), part))
      .reduce(plus, NOTHING),
  );
  return { ofChapter, ofTurn: once(({ chapters }) => sumOf(chapters.map(ofChapter))) };
}

/** The result for an object is stored with that object. */
function once<K extends object, V>(find: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => {
    const found = known.get(of) ?? find(of);
    known.set(of, found);
    return found;
  };
}

function oneOf(count: Partial<Count> | undefined, part: Part): Sum {
  const is = (of: Part) => (part === of ? 1 : 0);
  return {
    moves: count?.moves ?? 0,
    battles: count?.battles ?? 0,
    points: count?.points ?? 0,
    lines: { all: 1, battles: is('battles'), points: is('points'), moves: is('moves') },
  };
}

/** Several stretches together. */
export function plus(a: Sum, b: Sum): Sum {
  const lines = {
    all: a.lines.all + b.lines.all,
    battles: a.lines.battles + b.lines.battles,
    points: a.lines.points + b.lines.points,
    moves: a.lines.moves + b.lines.moves,
  };
  return { moves: a.moves + b.moves, battles: a.battles + b.battles, points: a.points + b.points, lines };
}

export const sumOf = (sums: readonly Sum[]): Sum => sums.reduce(plus, NOTHING);
