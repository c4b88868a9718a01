/** Where a note beside a place lies on the board. Everything is in px of the page. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Spot = readonly [left: number, top: number];

/** The gap beside the place. */
const GAP = 10;

/**
 * The spot of a note that lies on the board, not on its place, and on as few of the things that are `taken` as possible. Of equal spots the
 * first: right of the place, left, below, above, each in its middle or along an end of it; then the corners of the board, the farthest first.
 */
export function spotOf(board: Rect, place: Rect, { width, height }: Size, taken: readonly Rect[]): Spot {
  const middle: Spot = [(place.left + place.right - width) / 2, (place.top + place.bottom - height) / 2];
  const tops = [middle[1], place.top, place.bottom - height].map((top) => kept(top, board.top, board.bottom - height));
  const lefts = [middle[0], place.left, place.right - width].map((left) => kept(left, board.left, board.right - width));
  const beside: readonly Spot[] = [
    ...tops.map((top): Spot => [place.right + GAP, top]),
    ...tops.map((top): Spot => [place.left - GAP - width, top]),
    ...lefts.map((left): Spot => [left, place.bottom + GAP]),
    ...lefts.map((left): Spot => [left, place.top - GAP - height]),
  ];
  const [near, far] =
    place.left - board.left > board.right - place.right
      ? [board.right - width, board.left]
      : [board.left, board.right - width];
  const [low, high] =
    place.top - board.top > board.bottom - place.bottom
      ? [board.bottom - height, board.top]
      : [board.top, board.bottom - height];
  const corners: readonly Spot[] = [
    [far, high],
    [far, low],
    [near, high],
    [near, low],
  ];
  const at = ([left, top]: Spot): Rect => ({ left, top, right: left + width, bottom: top + height });
  const covers = (spot: Spot): number => taken.filter((one) => overlap(at(spot), one)).length;
  const open = [...beside, ...corners].filter((spot) => inside(at(spot), board) && !overlap(at(spot), place));
  return open.reduce<Spot>((best, spot) => (covers(spot) < covers(best) ? spot : best), open[0] ?? [far, high]);
}

const kept = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));

const inside = (one: Rect, board: Rect): boolean =>
  one.left >= board.left && one.right <= board.right && one.top >= board.top && one.bottom <= board.bottom;

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
