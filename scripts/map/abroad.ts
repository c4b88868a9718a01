import type { Coastline } from './coast.ts';
import { HEIGHT, type Line, type Point, thin, WIDTH } from './plane.ts';

/** The margin around the map that a window of another shape shows. */
const MARGIN = 140;
const TOLERANCE = 0.9;
const inFrame = ([x, y]: Point): boolean => x > -MARGIN && x < WIDTH + MARGIN && y > -MARGIN && y < HEIGHT + MARGIN;

/** The stretches of a ring inside the frame, each with one point beyond it at either end. */
function stretches(ring: Line, keep: (point: Point, index: number) => boolean): Line[] {
  const start = ring.findIndex((point, i) => !keep(point, i));
  if (start < 0) return [ring];
  const out: Point[][] = [];
  let current: Point[] | undefined;
  for (let k = 1; k <= ring.length; k++) {
    const i = (start + k) % ring.length;
    if (keep(ring[i] as Point, i)) {
      current ??= [ring[(i - 1 + ring.length) % ring.length] as Point];
      current.push(ring[i] as Point);
    } else if (current) {
      current.push(ring[i] as Point);
      out.push(current);
      current = undefined;
    }
  }
  return out.map((line) => thin(line, TOLERANCE));
}

/**
 * Gaul north of the frontier, land outside the game. It extends below Hispania, which is drawn over it, so that no seam
 * shows between two simplified lines.
 */
export function gaul(coast: Coastline): Line {
  const key = (point: Point): string => point.map((value) => value.toFixed(3)).join();
  const frontier = new Set(coast.mainland.filter((_, i) => coast.onFrontier[i]).map(key));
  const parts = stretches(coast.gaul, (point) => inFrame(point) && !frontier.has(key(point)));
  // Countries beyond the Alps and the Channel leave the frame too; only the stretches that touch the frontier are used.
  const touching = parts.filter((line) =>
    [line[0], line[line.length - 1]].some((end) => end && frontier.has(key(end))),
  );
  const atlantic = touching.find((line) => line.every(([x]) => x < 800));
  const south = touching.find((line) => line !== atlantic);
  if (!atlantic || !south) throw new Error('Gaul has two coasts');
  const outward = (line: Line): Line => (frontier.has(key(line[0] as Point)) ? line : [...line].reverse());
  const [west, east] = [outward(atlantic), outward(south)];
  const [w0, e0] = [west[0] as Point, east[0] as Point];
  const under: Point[] = [
    [e0[0] - 60, e0[1] + 40],
    [w0[0] + 30, w0[1] + 90],
  ];
  return [
    ...[...west].reverse(),
    ...under.reverse(),
    ...east,
    [WIDTH + MARGIN, (east[east.length - 1] as Point)[1]],
    [WIDTH + MARGIN, -MARGIN],
    [(west[west.length - 1] as Point)[0], -MARGIN],
  ];
}

/** Africa's north coast down to the lower edge. */
export function africa(coast: Coastline): Line {
  const parts = stretches(coast.africa, inFrame);
  const line = parts.reduce((best, part) => (part.length > best.length ? part : best));
  const [first, last] = [line[0] as Point, line[line.length - 1] as Point];
  const floor = HEIGHT + MARGIN * 2;
  return [...line, [last[0], floor], [first[0], floor]];
}
