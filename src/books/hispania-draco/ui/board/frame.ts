import { SPACES, type SpaceId } from '../../engine/data/ids.ts';
import { BOX, PLACES } from './places.ts';

/** The part of the map that a figure shows. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Frame = { x: 0, y: 0, ...BOX };

/**
 * The widths of parts, in units. Piles become a disc with a number where a part is drawn at less than 0.7 of its size: `board.css` has
 * the limit for each width.
 */
export const WIDTHS = [420, 560, 700, 840, 980, BOX.width] as const;

/** The room around the outermost spaces: for their names, piles and marks. */
const MARGIN = { side: 90, top: 75, bottom: 60 } as const;
/** Width by height. */
const SHAPE = BOX.width / BOX.height;

/** The smallest part of the map with the shape of the whole that shows some spaces. */
export function frameOf(shown: readonly SpaceId[]): Frame {
  const points = (shown.length > 0 ? shown : SPACES).map((at) => PLACES[at]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - MARGIN.side, Math.max(...xs) + MARGIN.side];
  const [top, bottom] = [Math.min(...ys) - MARGIN.top, Math.max(...ys) + MARGIN.bottom];
  const least = Math.max(right - left, (bottom - top) * SHAPE);
  const width = WIDTHS.find((one) => one >= least) ?? BOX.width;
  const height = Math.round(width / SHAPE);
  return {
    x: within((left + right - width) / 2, BOX.width - width),
    y: within((top + bottom - height) / 2, BOX.height - height),
    width,
    height,
  };
}

const within = (at: number, most: number): number => Math.round(Math.min(Math.max(at, 0), Math.max(most, 0)));

/** Whether a space is in a part of the map, or so near to it. */
export function isIn({ x, y, width, height }: Frame, at: SpaceId, near = 0): boolean {
  const [px, py] = PLACES[at];
  return px >= x - near && px <= x + width + near && py >= y - near && py <= y + height + near;
}

/** Whether a part of the map has the whole of a rectangle of it. */
export function hasAll({ x, y, width, height }: Frame, of: Frame): boolean {
  return of.x >= x && of.y >= y && of.x + of.width <= x + width && of.y + of.height <= y + height;
}
