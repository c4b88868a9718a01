/** Points of the map: 1120 by 912 units, whole tenths once they are written out. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export const WIDTH = 1120;
export const HEIGHT = 912;

/** Longitude and latitude in degrees to map units; one factor for all keeps angles right at 40 degrees north. */
export const project = (lon: number, lat: number): Point => [(lon + 9.95) * 76.6, (44.35 - lat) * 100];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const lengthOf = (line: Line): number =>
  line.reduce((sum, point, i) => sum + (i ? distance(line[i - 1] as Point, point) : 0), 0);

export const round = (value: number, step = 0.1): number => {
  const rounded = Math.round(Math.round(value / step) * step * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
};

export const roundPoint = (point: Point, step = 0.1): Point => [round(point[0], step), round(point[1], step)];

/** Where segments ab and cd cross, with the share of ab walked until then; undefined when they do not. */
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

export function segmentDistance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return distance(p, [a[0] + t * dx, a[1] + t * dy]);
}

/** Douglas and Peucker: leaves out points nearer than `tolerance` to the line without them; ends stay. */
export function thin(line: Line, tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const first = line[0] as Point;
  const last = line[line.length - 1] as Point;
  let farthest = 0;
  let index = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const away = segmentDistance(line[i] as Point, first, last);
    if (away > farthest) [farthest, index] = [away, i];
  }
  if (farthest <= tolerance) return [first, last];
  return [...thin(line.slice(0, index + 1), tolerance).slice(0, -1), ...thin(line.slice(index), tolerance)];
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

/** Numbers as SVG wants them shortest: no leading zero, a sign parts as well as a space. */
export const numbers = (values: readonly number[]): string =>
  values
    .map((value) => String(round(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((out, text) => out + (out && !text.startsWith('-') ? ' ' : '') + text, '');

/** Path data: one absolute point, then relative ones. Differences are taken of rounded points, so that errors never add up. */
export function pathOf(line: Line, closed = false): string {
  const points = line.map((point) => roundPoint(point));
  if (closed && points.length > 1 && distance(points[0] as Point, points[points.length - 1] as Point) === 0)
    points.pop();
  const [first, ...rest] = points as [Point, ...Point[]];
  let [x, y] = first;
  const steps: number[] = [];
  for (const point of rest) {
    if (point[0] === x && point[1] === y) continue;
    steps.push(point[0] - x, point[1] - y);
    [x, y] = point;
  }
  return `M${numbers(first)}${steps.length ? `l${numbers(steps)}` : ''}${closed ? 'z' : ''}`;
}
