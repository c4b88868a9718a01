import { distance, type Line, lengthOf, type Point } from './plane.ts';
import type { Arc } from './topology.ts';

const SOURCE_WIDTH = 1.7;
const MOUTH_WIDTH = 4.5;

/** The width of each arc of one river: it grows border by border down to its mouth on the coast. */
export function riverWidths(arcs: readonly Arc[], coast: readonly Arc[]): Map<Arc, number> {
  const open = new Set(arcs);
  const ends = coast.flatMap(({ line }) => [line[0] as Point, line[line.length - 1] as Point]);
  const near = (a: Point, b: Point): boolean => distance(a, b) < 0.01;
  const tips = (arc: Arc): Point[] => [arc.line[0] as Point, arc.line[arc.line.length - 1] as Point];
  const mouth = arcs.flatMap(tips).find((tip) => ends.some((end) => near(end, tip)));
  if (!mouth) throw new Error('a river does not reach the sea');
  const upstream: Arc[] = [];
  for (let tip: Point = mouth; open.size; ) {
    const here = tip;
    const arc = [...open].find((candidate) => tips(candidate).some((end) => near(end, here)));
    if (!arc) throw new Error(`the river breaks off at ${here}`);
    open.delete(arc);
    upstream.push(arc);
    tip = tips(arc).find((end) => !near(end, here)) as Point;
  }
  const total = arcs.reduce((sum, { line }) => sum + lengthOf(line), 0);
  const widths = new Map<Arc, number>();
  let run = total;
  for (const arc of upstream) {
    const length = lengthOf(arc.line);
    const width = SOURCE_WIDTH + ((MOUTH_WIDTH - SOURCE_WIDTH) * (run - length / 2)) / total;
    widths.set(arc, Math.round(width * 10) / 10);
    run -= length;
  }
  return widths;
}

/** The middle of a line and its direction there, in degrees from 0 to 180. */
export function middleOf(line: Line): { at: Point; angle: number } {
  const half = lengthOf(line) / 2;
  let run = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const step = distance(a, b);
    if (run + step >= half) {
      const t = (half - run) / (step || 1);
      const [from, to] = [line[Math.max(0, i - 2)] as Point, line[Math.min(line.length - 1, i + 1)] as Point];
      const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], angle: Math.round((angle + 180) % 180) };
    }
    run += step;
  }
  return { at: line[0] as Point, angle: 0 };
}
