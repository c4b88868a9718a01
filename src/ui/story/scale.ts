/** The arithmetic of a chart: where its values lie, which of them are written, and how labels keep apart. */

/** From a value to px. */
export type Scale = (value: number) => number;

/** A straight scale. If both ends are equal, all values lie at `to`. */
export function scaleOf([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  const width = to - from;
  return (value) => (width === 0 ? start : start + ((value - from) / width) * (end - start));
}

/**
 * The written values of an axis: multiples of the smallest of `steps` that gives at most `most` of them, from below the
 * least value to above the greatest. Always at least two, 0 among them if it lies between.
 */
export function ticksOf(values: readonly number[], steps: readonly number[], most: number): readonly number[] {
  const [least, greatest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const fits = (step: number): boolean => Math.ceil(greatest / step) - Math.floor(least / step) < most;
  const largest = steps.at(-1) ?? 1;
  let step = steps.find(fits) ?? largest;
  while (!fits(step)) step *= 2;
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(greatest / step), Math.floor(least / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Moves labels apart to a distance of `gap`, each as little as possible in their order, and keeps them above `floor`. */
export function spread(wanted: readonly number[], gap: number, floor: number): readonly number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  let before = Number.NEGATIVE_INFINITY;
  for (const one of order) {
    one.at = Math.max(one.at, before + gap);
    before = one.at;
  }
  let below = floor;
  for (const one of order.toReversed()) {
    one.at = Math.min(one.at, below);
    below = one.at - gap;
  }
  const placed: number[] = [];
  for (const { at, i } of order) placed[i] = at;
  return placed;
}

/** The height of a pin above its point, and the least distance of the middles of two pins, in px. */
const ABOVE = 20;
const APART = 21;
/** No pin is higher than this. */
const HIGHEST = 11;

/**
 * The middles of pins above their points, in px: each is raised above those before it that it would cover, or put below its point if there is no
 * more room.
 */
export function pinSpots(points: readonly (readonly [x: number, y: number])[]): readonly (readonly [x: number, y: number])[] {
  const spots: (readonly [number, number])[] = [];
  for (const [x, y] of points) {
    const isFree = (at: number): boolean => spots.every(([a, b]) => Math.hypot(a - x, b - at) >= APART);
    const tries = [0, 1, 2, 3].map((n) => y - ABOVE - n * APART).filter((at) => at >= HIGHEST);
    const below = [0, 1, 2].map((n) => y + ABOVE + n * APART);
    spots.push([x, [...tries, ...below].find(isFree) ?? Math.max(HIGHEST, y - ABOVE)]);
  }
  return spots;
}
