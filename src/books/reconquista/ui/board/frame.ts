import { LOCATIONS, type LocationId } from '../../engine/data/ids.ts';
import { BOX, PLACES } from './places.ts';

/** The part of the map that a figure shows. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Frame = { x: 0, y: 0, ...BOX };

/** The room around the outermost locations: for their counters, dice and names. */
const MARGIN = { side: 130, top: 95, bottom: 100 } as const;
/** The least width, so that the drawing never becomes coarser than the whole map at a table. */
const LEAST = 640;
/** Width by height. */
const SHAPE = BOX.width / BOX.height;

/** The smallest part of the map with the shape of the whole that shows some locations. */
export function frameOf(shown: readonly LocationId[]): Frame {
  const points = (shown.length > 0 ? shown : LOCATIONS).map((at) => PLACES[at]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - MARGIN.side, Math.max(...xs) + MARGIN.side];
  const [top, bottom] = [Math.min(...ys) - MARGIN.top, Math.max(...ys) + MARGIN.bottom];
  const width = Math.min(BOX.width, Math.max(right - left, (bottom - top) * SHAPE, LEAST));
  const height = width / SHAPE;
  return {
    x: within((left + right - width) / 2, BOX.width - width),
    y: within((top + bottom - height) / 2, BOX.height - height),
    width: Math.round(width),
    height: Math.round(height),
  };
}

const within = (at: number, most: number): number => Math.round(Math.min(Math.max(at, 0), most));

/** Whether a location is in a part of the map, or so near to it. */
export function isIn({ x, y, width, height }: Frame, at: LocationId, near = 0): boolean {
  const [px, py] = PLACES[at];
  return px >= x - near && px <= x + width + near && py >= y - near && py <= y + height + near;
}
