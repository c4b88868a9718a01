import type { SpaceId } from '../../engine/data/ids.ts';
import type { Marks } from './marks.ts';
import { PLACES, type Point } from './places.ts';

/**
 * The point that is brought into view: of what is marked, the middle of what the reader has to see first. The spaces that may be chosen
 * are the last resort, because they may lie all over the map.
 */
export function lookedAt(marks: Marks): Point | undefined {
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
  const middle = (axis: 0 | 1): number => {
    const all = spaces.map((at) => PLACES[at][axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return [middle(0), middle(1)];
}
