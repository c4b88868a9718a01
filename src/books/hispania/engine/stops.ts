import type { Refusal } from '../../../kernel/contract.ts';
import { isOffMap, isProvince, type NationId, PLACES, type PlaceId, PROVINCES, SEA } from './data/ids.ts';
import { type Excursion, excursionOf, type Halting, inOrder, whyNot } from './excursion.ts';
import { meetAtCorner } from './rules/no-step.ts';
import { wayTo } from './rules/steps.ts';
import type { Picked } from './rules/units.ts';
import type { View } from './rules/view.ts';
import type { State } from './state.ts';

/**
 * The reasons why a stack cannot reach a place: the refusal by `explain` of the first impossible step on a shortest
 * path there, on the path that takes it farthest. No path leads through places where the whole stack would be lost. A
 * query, like `reach`.
 */

/** A place that a stack cannot reach, with the game's reason. */
export interface Stop {
  readonly place: PlaceId;
  readonly refusal: Refusal;
  /** The place to which the stack comes on the way there, and the next one, which it cannot enter. */
  readonly at: PlaceId;
  readonly next: PlaceId;
}

/** A refused step, with both its ends. */
type Refused = Omit<Stop, 'place'>;

/**
 * Unreachable places that are adjacent to a stack (also at a corner only) or to places that it reaches. `units` and
 * `leaders` are named by their cohort keys in `from`.
 */
export function stops(state: State, from: PlaceId, units: Picked, leaders: Picked): readonly Stop[] {
  const { start, found, nation } = excursionOf(state, from, units, leaders);
  if (nation === null || start.stack.length === 0) return [];
  const read = start.position.view;
  const stands = [start, ...[...found].sort(inOrder)].filter(canGoOn);
  const near = [
    ...PROVINCES.filter((place) => atCorner(read, from, place)),
    ...stands.flatMap(({ place }) => read.tables.nextDoor[place]),
  ];
  return [...new Set(near)].flatMap((place) => stopAt(state, from, units, leaders, place) ?? []);
}

/** The reason why a stack cannot reach one place, at any distance; undefined if it can, or if there is no stack. */
export function stopAt(state: State, from: PlaceId, units: Picked, leaders: Picked, place: PlaceId): Stop | undefined {
  const all = excursionOf(state, from, units, leaders);
  if (all.nation === null || all.start.stack.length === 0 || place === from) return undefined;
  if (all.found.some((halting) => halting.place === place)) return undefined;
  const refused = whyBlocked(all, all.nation, place);
  return refused && { place, ...refused };
}

function whyBlocked({ start, found }: Excursion, nation: NationId, to: PlaceId): Refused | undefined {
  const read = start.position.view;
  if (touch(read, start.place, to)) return refused(start, to);
  const door = shutDoor(read, nation, distances(read, nation, start.place, []), to);
  if (door) return refusedAt(start, to, door);
  const standing = [start, ...found].filter(canGoOn);
  const lost = found.map(({ place }) => place).filter((place) => !standing.some((one) => one.place === place));
  const far = distances(read, nation, start.place, lost);
  const next = onTheWay(read, nation, far, lost, to);
  const near = standing.filter(({ place, steps }) => next.has(place) && far.get(place) === steps);
  const most = Math.max(...near.map(({ steps }) => steps));
  for (const halting of near.filter(({ steps }) => steps === most).sort(inOrder)) {
    const stop = whyNotOn(halting, next);
    if (stop) return stop;
  }
  // Every path leads through places where the units would be lost, so there is none.
  return refused(start, to);
}

function refused(halting: Halting, next: PlaceId): Refused | undefined {
  return refusedAt(halting, next, halting.place);
}

/** The refusal of a step from another place than the stack's, to which it need not come. */
function refusedAt(halting: Halting, next: PlaceId, from: PlaceId): Refused | undefined {
  const refusal = whyNot(halting, next, from);
  return refusal && { refusal, at: halting.place, next };
}

/** The nearest place adjacent to one that is closed to the nation from all sides; its border gives the reason. */
function shutDoor(read: View, nation: NationId, far: Distances, to: PlaceId): PlaceId | undefined {
  if (far.has(to)) return undefined;
  const doors = to === SEA ? read.tables.landings : read.tables.nextDoor[to];
  return doors
    .filter((place) => far.has(place) && !wayTo(read, nation, place, to))
    .sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0))[0];
}

/** The movement continues, and units of the stack are there to move. */
function canGoOn({ goesOn, stack }: Halting): boolean {
  return goesOn && stack.length > 0;
}

/** The refusal of the next step of a shortest path. */
function whyNotOn(halting: Halting, ways: OnTheWay): Refused | undefined {
  for (const next of ways.get(halting.place) ?? []) {
    const stop = refused(halting, next);
    if (stop) return stop;
  }
  return undefined;
}

/** Whether two places are adjacent, open to steps or not: at a border, a strait, a corner, or the coast. */
function touch(read: View, a: PlaceId, b: PlaceId): boolean {
  const { nextDoor, coasts } = read.tables;
  if (a === SEA || b === SEA) return coasts.some((place) => place === a || place === b);
  return nextDoor[a].includes(b) || atCorner(read, a, b);
}

function atCorner(read: View, a: PlaceId, b: PlaceId): boolean {
  return isProvince(a) && isProvince(b) && meetAtCorner(read, a, b);
}

type Distances = ReadonlyMap<PlaceId, number>;

/**
 * The minimum number of steps to each place over borders that are open to any unit of the nation. `lost`: no path leads
 * on from there.
 */
function distances(read: View, nation: NationId, from: PlaceId, lost: readonly PlaceId[]): Distances {
  const far = new Map<PlaceId, number>([[from, 0]]);
  for (const place of far.keys()) {
    if (!leadsOn(place, from) || lost.includes(place)) continue;
    for (const to of PLACES) {
      if (!far.has(to) && wayTo(read, nation, place, to)) far.set(to, (far.get(place) ?? 0) + 1);
    }
  }
  return far;
}

/** For units from Hispania, no path leads through the sea or beyond the Pyrenees or the straits (5.4, 5.6). */
function leadsOn(place: PlaceId, from: PlaceId): boolean {
  return place === from || isProvince(place) || (isOffMap(place) && isOffMap(from));
}

/** The places on all shortest paths to a place, without it, and the next places after each. */
type OnTheWay = ReadonlyMap<PlaceId, readonly PlaceId[]>;

function onTheWay(read: View, nation: NationId, far: Distances, lost: readonly PlaceId[], to: PlaceId): OnTheWay {
  const [from = to] = far.keys();
  const next = new Map<PlaceId, PlaceId[]>();
  const seen = new Set<PlaceId>([to]);
  for (const place of seen) {
    for (const [other, steps] of far) {
      const leads = leadsOn(other, from) && !lost.includes(other) && steps + 1 === far.get(place);
      if (!leads || !wayTo(read, nation, other, place)) continue;
      next.set(other, [...(next.get(other) ?? []), place]);
      seen.add(other);
    }
  }
  return next;
}
