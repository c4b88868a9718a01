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
 * The spot of a note that lies on the board, not on its place, and on as few of the things that are `taken` as possible: right of the place, left,
 * below or above, in its middle or along an end of it; without room the corner of the board that is farthest from it.
 */
export function spotOf(board: Rect, place: Rect, { width, height }: Size, taken: readonly Rect[]): Spot {
  const right = board.right - width;
  const bottom = board.bottom - height;
  const along = (from: number, to: number, size: number, least: number, most: number): readonly number[] =>
    [(from + to - size) / 2, from, to - size].map((at) => Math.max(least, Math.min(at, most)));
  const tops = along(place.top, place.bottom, height, board.top, bottom);
  const lefts = along(place.left, place.right, width, board.left, right);
  const open = [
    ...[place.right + GAP, place.left - GAP - width].flatMap((left) => tops.map((top): Spot => [left, top])),
    ...[place.bottom + GAP, place.top - GAP - height].flatMap((top) => lefts.map((left): Spot => [left, top])),
  ].filter(([left, top]) => left >= board.left && left <= right && top >= board.top && top <= bottom);
  const covers = ([left, top]: Spot): number =>
    taken.filter((one) => left < one.right && one.left < left + width && top < one.bottom && one.top < top + height)
      .length;
  const corner: Spot = [
    place.left - board.left > board.right - place.right ? board.left : right,
    place.top - board.top > board.bottom - place.bottom ? board.top : bottom,
  ];
  return open.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best), open[0] ?? corner);
}
