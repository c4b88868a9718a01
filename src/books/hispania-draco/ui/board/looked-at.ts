import type { SpaceId } from '../../engine/data/ids.ts';
import type { Marks } from './marks.ts';
import { PLACES, type Point } from './places.ts';

/** A part of the map, in its units. */
export interface Part {
  readonly from: Point;
  readonly to: Point;
}

/**
 * The part of the map that is brought into view: of what is marked, what the reader has to see first. The spaces that may be chosen are
 * the last resort, because they may lie all over the map.
 */
export function lookedAt(marks: Marks): Part | undefined {
  const { chosen = [], shown = [], path, fight, attacked = [], acting, may = [] } = marks;
  const spaces: readonly SpaceId[] | undefined = [
    fight ? [fight.from, fight.to] : [],
    path ? path.steps.flatMap(({ from, to }) => [from, to]) : [],
    chosen,
    shown,
    attacked,
    acting ? [acting] : [],
    may,
  ].find((some) => some.length > 0);
  if (!spaces) return undefined;
  const [xs, ys] = [spaces.map((at) => PLACES[at][0]), spaces.map((at) => PLACES[at][1])];
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}

/** What a frame shows of something along one axis, in pixels: from where, and how much. */
export interface Shown {
  readonly start: number;
  readonly size: number;
}

/** Where a ring and its name need room. */
const ROOM = 40;

/**
 * Where a frame scrolls to along one axis so that it shows a stretch: nowhere if it shows it already, so that a second press hits the same
 * space; otherwise the stretch comes to the middle.
 */
export function scrolled({ start, size }: Shown, from: number, to: number): number {
  const isShown = from - ROOM >= start && to + ROOM <= start + size;
  return isShown ? start : (from + to - size) / 2;
}
