import { distance, type Line, type Point } from '../../src/books/hispania/ui/board/line.ts';

export {
  distance,
  type Line,
  numbers,
  type Point,
  pathOf,
  round,
  roundPoint,
  segmentDistance,
  thin,
} from '../../src/books/hispania/ui/board/line.ts';

export const WIDTH = 1120;
export const HEIGHT = 912;

/** Converts longitude and latitude in degrees to map units; one factor for all keeps angles right at 40 degrees north. */
export const project = (lon: number, lat: number): Point => [(lon + 9.95) * 76.6, (44.35 - lat) * 100];

export const lengthOf = (line: Line): number =>
  line.reduce((sum, point, i) => sum + (i ? distance(line[i - 1] as Point, point) : 0), 0);

/** The signed area inside a ring without a closing point: its sign is the ring's direction. */
export const areaOf = (ring: Line): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** The intersection of segments ab and cd, with the share of ab before it; undefined if they do not intersect. */
export function crossing(a: Point, b: Point, c: Point, d: Point): { at: Point; t: number; u: number } | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const det = rx * sy - ry * sx;
  if (det === 0) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / det;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / det;
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined;
  return { at: [a[0] + t * rx, a[1] + t * ry], t, u };
}

export function isInside(point: Point, ring: Line): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i] as Point, ring[j] as Point];
    if (a[1] > point[1] !== b[1] > point[1]) {
      const x = a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
      if (point[0] < x) inside = !inside;
    }
  }
  return inside;
}

/** The same seed gives the same numbers, 0 to 1, on every machine (mulberry32 over an FNV-1a hash of the text). */
export function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) as number), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
