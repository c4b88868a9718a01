import type { ArrowShape, Point } from '../../board/arrow.ts';
import { meets } from '../../board/boxes.ts';
import type { Box } from '../../board/geometry.ts';
import type { Scale } from '../../board/view.ts';

/** The radius of the disc of an arrow, and the distance that it keeps from names and counters. */
const DISC = 11;
const CLEAR = 2;
/** The parts of the way beside which a disc may lie, and how far from it in its own radius: the best first. */
const PARTS = [0.4, 0.48, 0.32, 0.56, 0.24, 0.66, 0.12, 0.76] as const;
const ASIDE = [0, 1, -1, 1.8, -1.8, 2.5, -2.5] as const;

/** The middle of an arrow's disc: on the arrow or touching it, clear of names and counters, or else at least of names. */
export function discAt(
  { start, bend, end }: ArrowShape,
  names: readonly Box[],
  counters: readonly Box[],
  scale: Scale,
): Point {
  const radius = DISC * scale.letters;
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
  const [tx, ty] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const at = (part: number, aside: number): Point => {
    const on = (i: 0 | 1): number => start[i] * (1 - part) ** 2 + bend[i] * 2 * part * (1 - part) + end[i] * part ** 2;
    return [on(0) - ty * aside * radius, on(1) + tx * aside * radius];
  };
  const spots = ASIDE.flatMap((aside) => PARTS.map((part) => at(part, aside)));
  const clearOf = (boxes: readonly Box[], room: number): Point | undefined =>
    spots.find(([x, y]) => !boxes.some((box) => meets([x - room, y - room, 2 * room, 2 * room], box)));
  return clearOf([...names, ...counters], radius + CLEAR * scale.letters) ?? clearOf(names, radius) ?? at(PARTS[0], 0);
}
