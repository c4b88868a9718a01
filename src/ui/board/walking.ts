/** Walking over a map with the arrow keys. */

/** A point of a map, in its own units. */
export type Point = readonly [x: number, y: number];

/** The places of a map. */
export type Places<Id extends string> = { readonly [id in Id]: Point };

/** The directions of the arrow keys. */
const ARROWS: { readonly [key: string]: Point } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place to which a key goes from another: the nearest in its direction. Undefined of other keys, and at the edge of the map. */
export function beyond<Id extends string>(
  places: Places<Id>,
  from: Id,
  key: string,
  among: readonly Id[],
): Id | undefined {
  const direction = ARROWS[key];
  return direction && nearest(places, from, direction, among);
}

/** The nearest place in a direction: distance across counts double, and nothing behind counts. */
function nearest<Id extends string>(
  places: Places<Id>,
  from: Id,
  [dx, dy]: Point,
  among: readonly Id[],
): Id | undefined {
  const [x, y] = places[from];
  const far = (at: Id): number => {
    const [across, down] = [places[at][0] - x, places[at][1] - y];
    const ahead = across * dx + down * dy;
    const beside = Math.abs(across * dy) + Math.abs(down * dx);
    return at === from || ahead <= 0 || beside > 2 * ahead ? Number.POSITIVE_INFINITY : ahead + 2 * beside;
  };
  const best = among.reduce((a, b) => (far(b) < far(a) ? b : a), from);
  return far(best) === Number.POSITIVE_INFINITY ? undefined : best;
}
