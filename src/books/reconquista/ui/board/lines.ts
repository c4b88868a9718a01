import type { Point } from './places.ts';

/** A curve of the map, with its middle and its direction there in degrees. */
export interface Curve {
  readonly d: string;
  readonly middle: Point;
  readonly turn: number;
}

/** A curve between two points that bends by this share of its length, to the left if the share is positive. */
export function curve([x1, y1]: Point, [x2, y2]: Point, bend: number): Curve {
  const [across, down] = [x2 - x1, y2 - y1];
  const [x, y] = [(x1 + x2) / 2 + down * bend, (y1 + y2) / 2 - across * bend];
  return {
    d: `M${x1} ${y1}Q${Math.round(x)} ${Math.round(y)} ${x2} ${y2}`,
    middle: [Math.round((x1 + 2 * x + x2) / 4), Math.round((y1 + 2 * y + y2) / 4)],
    turn: Math.round((Math.atan2(down, across) * 180) / Math.PI),
  };
}
