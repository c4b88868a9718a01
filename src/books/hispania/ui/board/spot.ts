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
 * below or above, in its middle or along an end of it; without room the corner of the board that is farthest from it. What the reader works with
 * is `kept` clear, in another corner if need be.
 */
export function spotOf(
  board: Rect,
  place: Rect,
  { width, height }: Size,
  taken: readonly Rect[],
  kept: readonly Rect[] = [],
): Spot {
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
  const on = (things: readonly Rect[], [left, top]: Spot): number =>
    things.filter((one) => left < one.right && one.left < left + width && top < one.bottom && one.top < top + height)
      .length;
  const covers = (spot: Spot): number => on(kept, spot) * (taken.length + 1) + on(taken, spot);
  const corner: Spot = [
    place.left - board.left > board.right - place.right ? board.left : right,
    place.top - board.top > board.bottom - place.bottom ? board.top : bottom,
  ];
  const best = (spots: readonly Spot[]): Spot | undefined =>
    spots.reduce<Spot | undefined>((least, spot) => (least && covers(least) <= covers(spot) ? least : spot), undefined);
  const beside = best(open) ?? corner;
  if (on(kept, beside) === 0) return beside;
  const corners = [board.left, right].flatMap((left) => [board.top, bottom].map((top): Spot => [left, top]));
  return best([beside, ...corners.filter((spot) => on([place], spot) === 0)]) ?? beside;
}
