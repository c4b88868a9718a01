import type { Fact } from '../../kernel/contract.ts';
import type { Book } from './log.ts';
import type { Opening } from './reading.ts';

/** The beginning of a stretch of the game, for looking back: after `n` answers. */
export interface Mark extends Opening {
  readonly n: number;
  /** It is the first of its game turn. */
  readonly first: boolean;
}

/**
 * The marks of a game, one for each point. Of several stretches without an answer, only the last can be visited, but a
 * turn that begins with one of them is kept.
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

/** The ways from a point. */
export interface Ways {
  readonly first: number;
  readonly back: number;
  readonly on: number;
  readonly last: number;
  /** To the beginning of the previous stretch, or of the current one from within it; and of the next one. */
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

/** Keys of a slider for a game; keys that a slider handles by itself are left out. */
const KEYS: { readonly [key: string]: keyof Ways } = { PageUp: 'stretchOn', PageDown: 'stretchBack' };

/** The target of a key that the slider does not handle by itself. */
export function wayOf(key: string, ways: Ways): number | undefined {
  const way = KEYS[key];
  return way && ways[way];
}

/** The turns whose numbers have room along the slider: each at least `room` of its length after the previous one. */
export function numbered(marks: readonly Mark[], of: number, room: number): readonly Mark[] {
  const shown: Mark[] = [];
  for (const mark of marks.filter(({ first }) => first)) {
    const last = shown.at(-1);
    if (!last || (mark.n - last.n) / Math.max(1, of) >= room) shown.push(mark);
  }
  return shown;
}
