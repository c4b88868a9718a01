import { distance, type Line, lengthOf, type Point, seeded } from './plane.ts';

const STEP = 6.5;
const SHARE = 0.075;
const MOST = 6.8;

/** Cuts the corners that cells of one province leave in its border; the ends stay. */
function roundCorners(line: Line): Point[] {
  if (line.length < 3) return [...line];
  const out: Point[] = [line[0] as Point];
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    if (i > 0) out.push(at(0.25));
    if (i < line.length - 2) out.push(at(0.75));
  }
  out.push(line[line.length - 1] as Point);
  return out;
}

/** The point at each of `count` equal parts of the line, with the unit normal there. */
function parts(line: Line, count: number): { at: Point; normal: Point }[] {
  const total = lengthOf(line);
  const out: { at: Point; normal: Point }[] = [];
  let [i, before] = [0, 0];
  for (let k = 0; k <= count; k++) {
    const want = (total * k) / count;
    while (i < line.length - 2 && before + distance(line[i] as Point, line[i + 1] as Point) < want) {
      before += distance(line[i] as Point, line[i + 1] as Point);
      i++;
    }
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const length = distance(a, b) || 1;
    const t = (want - before) / length;
    out.push({
      at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
      normal: [-(b[1] - a[1]) / length, (b[0] - a[0]) / length],
    });
  }
  return out;
}

/**
 * A border as if drawn by hand: rounded corners, then midpoint displacement. The numbers depend only on the seed, so
 * that both neighbours share the line and every run draws the same one.
 */
export function soften(line: Line, seed: string): Point[] {
  const round = roundCorners(roundCorners(line));
  const length = lengthOf(round);
  if (length <= 10) return [...line];
  const levels = Math.max(1, Math.min(5, Math.round(Math.log2(length / STEP))));
  const count = 2 ** levels;
  const random = seeded(seed);
  const shift = new Array<number>(count + 1).fill(0);
  for (let span = count; span > 1; span /= 2) {
    const most = Math.min(MOST, (SHARE * length * span) / count);
    for (let i = span / 2; i < count; i += span) {
      const side = random() < 0.5 ? -1 : 1;
      const between = ((shift[i - span / 2] as number) + (shift[i + span / 2] as number)) / 2;
      shift[i] = between + side * most * (0.3 + 0.7 * random());
    }
  }
  return parts(round, count).map(({ at, normal }, i) => {
    const by = shift[i] as number;
    return [at[0] + normal[0] * by, at[1] + normal[1] * by];
  });
}
