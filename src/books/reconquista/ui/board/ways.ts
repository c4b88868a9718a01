import { after } from '../../engine/data/geography.ts';
import { LOCATIONS, type LocationId } from '../../engine/data/ids.ts';
import { ROADS } from '../../engine/data/map.ts';
import { type Curve, curve } from './lines.ts';
import { PLACES } from './places.ts';

/** The curves between locations: the steps of a ring, and the roads. */

/** How far rings bend to the left, roads to the right, in shares of their length. */
const RING_BEND = 0.11;
const ROAD_BEND = -0.09;

/** The steps of the five rings. */
export const RINGS: readonly Curve[] = LOCATIONS.map((id) => curve(PLACES[id], PLACES[after(id)[0] ?? id], RING_BEND));

export const ROAD_CURVES: readonly Curve[] = ROADS.map(([from, to]) => curve(PLACES[from], PLACES[to], ROAD_BEND));

/** The curve of a move: along a step of a ring or a road if there is one, else straight. */
export function wayOf(from: LocationId, to: LocationId): Curve {
  const isRoad = ROADS.some(([a, b]) => a === from && b === to);
  const isBack = ROADS.some(([a, b]) => b === from && a === to);
  const bend = after(from)[0] === to ? RING_BEND : isRoad ? ROAD_BEND : isBack ? -ROAD_BEND : 0;
  return curve(PLACES[from], PLACES[to], bend);
}
