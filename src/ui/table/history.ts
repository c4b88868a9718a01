import type { Fact } from '../../kernel/contract.ts';
import type { Book } from './log.ts';
import type { Opening } from './reading.ts';

/** Where a stretch of the game begins, for looking back: after `n` answers. */
export interface Mark extends Opening {
  readonly n: number;
  /** It is the first of its game turn. */
  readonly first: boolean;
}

/**
 * The marks of a game, one a point: of stretches that pass without an answer only the last can be stood in, but the turn
 * that one of them begins is kept.
 */
export function marksOf<F extends Fact>(book: Book<F>): readonly Mark[] {
  const marks: Mark[] = [];
  for (const { turn, chapters } of book) {
    for (const [i, { from, is, who }] of chapters.entries()) {
      const last = marks.at(-1);
      const same = last?.n === from;
      if (same) marks.pop();
      marks.push({ n: from, turn, is, ...(who === undefined ? {} : { who }), first: i === 0 || (same && last.first) });
    }
  }
  return marks;
}

/** Where one goes from a point. */
export interface Ways {
  readonly first: number;
  readonly back: number;
  readonly on: number;
  readonly last: number;
  /** To the beginning of the stretch before, or of this one from within it; of the next one. */
  readonly stretchBack: number;
  readonly stretchOn: number;
}

/** The ways from the point after `n` of `of` answers. */
export function waysFrom(marks: readonly Mark[], n: number, of: number): Ways {
  return {
    first: 0,
    back: Math.max(0, n - 1),
    on: Math.min(of, n + 1),
    last: of,
    stretchBack: marks.findLast((mark) => mark.n < n)?.n ?? 0,
    stretchOn: marks.find((mark) => mark.n > n)?.n ?? of,
  };
}

/** Keys of a slider that is a game: those it has by itself are left out. */
const KEYS: { readonly [key: string]: keyof Ways } = { PageUp: 'stretchOn', PageDown: 'stretchBack' };

/** Where a key goes that the slider does not know by itself. */
export function wayOf(key: string, ways: Ways): number | undefined {
  const way = KEYS[key];
  return way && ways[way];
}

/** The turns whose numbers have room along the slider: each at least `room` of its length after the one before. */
export function numbered(marks: readonly Mark[], of: number, room: number): readonly Mark[] {
  const shown: Mark[] = [];
  for (const mark of marks.filter(({ first }) => first)) {
    const last = shown.at(-1);
    if (!last || (mark.n - last.n) / Math.max(1, of) >= room) shown.push(mark);
  }
  return shown;
}
