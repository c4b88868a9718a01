import type { SpaceId } from '../../engine/data/ids.ts';
import { PLACES } from './places.ts';

/** The directions of the arrow keys. */
const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space to which a key goes from another: the nearest in its direction. Undefined of other keys, and at the edge of the map. */
export function beyond(from: SpaceId, key: string, among: readonly SpaceId[]): SpaceId | undefined {
  const direction = ARROWS[key];
  return direction && nearest(from, direction, among);
}

/** The nearest space in a direction: distance across counts double, and nothing behind counts. */
function nearest(
  from: SpaceId,
  [dx, dy]: readonly [x: number, y: number],
  among: readonly SpaceId[],
): SpaceId | undefined {
  const [x, y] = PLACES[from];
  const far = (at: SpaceId): number => {
    const [across, down] = [PLACES[at][0] - x, PLACES[at][1] - y];
    const ahead = across * dx + down * dy;
    const beside = Math.abs(across * dy) + Math.abs(down * dx);
    return at === from || ahead <= 0 || beside > 2 * ahead ? Number.POSITIVE_INFINITY : ahead + 2 * beside;
  };
  const best = among.reduce((a, b) => (far(b) < far(a) ? b : a), from);
  return far(best) === Number.POSITIVE_INFINITY ? undefined : best;
}
