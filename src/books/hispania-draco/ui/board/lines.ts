import { isSea } from '../../engine/data/geography.ts';
import type { SpaceId } from '../../engine/data/ids.ts';
import { BOWS, PLACES, type Point } from './places.ts';

/** The lines between spaces: straight, or a bow round the coast. */

/** How far from the middle of a space a line ends: a town, a sea. */
const TOWN_END = 19.5;
const SEA_END = 25;

/** A line; with a third point it bends towards it. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly by?: Point;
}

/** The line between two spaces from rim to rim. `gap`: how much farther from the rims it ends. */
export function lineOf(a: SpaceId, b: SpaceId, gap = 0): Line {
  const by = bowOf(a, b);
  const from = towards(PLACES[a], by ?? PLACES[b], endOf(a) + gap);
  const to = towards(PLACES[b], by ?? PLACES[a], endOf(b) + gap);
  return by ? { from, to, by } : { from, to };
}

const endOf = (at: SpaceId): number => (isSea(at) ? SEA_END : TOWN_END);

/** The point towards which the connection of two spaces bends. */
function bowOf(a: SpaceId, b: SpaceId): Point | undefined {
  return BOWS.find(([one, other]) => (one === a && other === b) || (one === b && other === a))?.[2];
}

/** The point at this distance from a point in the direction of another. */
export function towards([x, y]: Point, [x2, y2]: Point, distance: number): Point {
  const length = Math.hypot(x2 - x, y2 - y) || 1;
  return [x + ((x2 - x) * distance) / length, y + ((y2 - y) * distance) / length];
}

/** The point of a line at a share of its way, 0 to 1. */
export function pointOf({ from, to, by }: Line, share: number): Point {
  const rest = 1 - share;
  const at = (a: number, b: number, c: number | undefined): number =>
    c === undefined ? a * rest + b * share : a * rest * rest + 2 * c * rest * share + b * share * share;
  return [at(from[0], to[0], by?.[0]), at(from[1], to[1], by?.[1])];
}

/** The length of a line in units; of a bow along its chords. */
export function lengthOf(line: Line): number {
  const steps = line.by ? 16 : 1;
  let length = 0;
  for (let i = 1; i <= steps; i++) {
    const [[x1, y1], [x2, y2]] = [pointOf(line, (i - 1) / steps), pointOf(line, i / steps)];
    length += Math.hypot(x2 - x1, y2 - y1);
  }
  return length;
}

/** The line as a path. */
export function pathOf({ from, to, by }: Line): string {
  return by ? `M${pair(from)}Q${pair(by)} ${pair(to)}` : `M${pair(from)}L${pair(to)}`;
}

/** The line beside a straight line, at a distance to its left (negative: to its right). */
export function beside({ from, to }: Line, distance: number): Line {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [(dy / length) * distance, (-dx / length) * distance];
  return { from: [from[0] + x, from[1] + y], to: [to[0] + x, to[1] + y] };
}

/** The direction of a line at its end, in degrees. */
export function turnOf({ from, to, by }: Line): number {
  const [x, y] = by ?? from;
  return tenth((Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI);
}

/** A number or a point as it is written: in tenths of a unit. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
export const pair = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;
