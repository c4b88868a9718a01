import type { LocationId, Side } from '../../engine/data/ids.ts';
import type { UnitId } from '../../engine/data/play-ids.ts';
import type { PlaceState, Troops, Units } from '../../engine/state.ts';
import { BOX, PLACES } from './places.ts';

/** Where the counters of a location are drawn: on its plate, beside it, and besiegers on the other side. */

/** Rows go garrison, army, Order, El Cid. */
const ORDER: readonly UnitId[] = ['garrison', 'rebel', 'army', 'hired', 'order', 'el-cid'];

/** Locations whose row is on their left. */
const ON_LEFT: readonly LocationId[] = ['barcelona', 'zaragoza', 'toledo', 'algeciras'];

/** The side of a location on which its row is: 1 for the right. */
export const sideOf = (at: LocationId): 1 | -1 => (ON_LEFT.includes(at) ? -1 : 1);

/** The distance of the first counter from the plate, with walls or teeth around it, and of one counter from the next. */
const FIRST = 60;
const WALLED = 72;
const NEXT = 39;

export interface Placed {
  readonly side: Side;
  readonly unit: UnitId;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** The counters of a location. Without a city the first one is on the plate. */
export function countersOf(at: LocationId, { city, fort, held, siege }: PlaceState): readonly Placed[] {
  const side = sideOf(at);
  const first = fort || siege ? WALLED : FIRST;
  const inside = listed(held);
  const onPlate = city ? 0 : 1;
  return [
    ...row(at, inside.slice(0, onPlate), 0, 1),
    ...row(at, inside.slice(onPlate), first, side),
    ...row(at, listed(siege), WALLED, -side),
  ];
}

function listed(troops: Troops | undefined): readonly Omit<Placed, 'x' | 'y'>[] {
  const units: Units = troops?.units ?? {};
  return ORDER.flatMap((unit) => {
    const count = units[unit] ?? 0;
    return troops && count > 0 ? [{ side: troops.side, unit, count }] : [];
  });
}

/** The least distance of the middle of a counter from the edge of the map. */
const EDGE = 22;

/** Counters from left to right, beginning or ending at this distance; or if they had no room on the map, upwards from its edge. */
function row(
  at: LocationId,
  counters: readonly Omit<Placed, 'x' | 'y'>[],
  distance: number,
  side: number,
): readonly Placed[] {
  const [x, y] = PLACES[at];
  const last = counters.length - 1;
  const outermost = x + side * (distance + NEXT * last);
  if (outermost < EDGE || outermost > BOX.width - EDGE) {
    const edge = Math.max(EDGE, Math.min(x + side * distance, BOX.width - EDGE));
    return counters.map((one, i) => ({ ...one, x: edge, y: y - NEXT * i }));
  }
  return counters.map((one, i) => ({ ...one, x: x + side * (distance + NEXT * (side > 0 ? i : last - i)), y }));
}
