/** Lines of the map and their output; used in the build of pages and of the map, never in the browser. */

/** Points of the map: 1120 by 912 units, in whole tenths in the output. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const round = (value: number, step = 0.1): number => {
  const rounded = Math.round(Math.round(value / step) * step * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
};

export const roundPoint = (point: Point, step = 0.1): Point => [round(point[0], step), round(point[1], step)];

export function segmentDistance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return distance(p, [a[0] + t * dx, a[1] + t * dy]);
}

/** Leaves out points nearer than `tolerance` to the line without them (Douglas and Peucker); the ends stay. */
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

/** Numbers in the shortest form of SVG: no leading zero, and a sign separates as well as a space. */
export const numbers = (values: readonly number[]): string =>
  values
    .map((value) => String(round(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((out, text) => out + (out && !text.startsWith('-') ? ' ' : '') + text, '');

/** Path data: one absolute point, then relative ones. Differences are between rounded points, so that errors do not add up. */
export function pathOf(line: Line, closed = false, step = 0.1): string {
  const points = line.map((point) => roundPoint(point, step));
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
