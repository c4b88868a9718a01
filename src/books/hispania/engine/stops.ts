import type { Refusal } from '../../../kernel/contract.ts';
import { isOffMap, isProvince, type NationId, PLACES, type PlaceId, PROVINCES, SEA } from './data/ids.ts';
import { type Excursion, excursionOf, type Halting, inOrder, whyNot } from './excursion.ts';
import { meetAtCorner } from './rules/no-step.ts';
import { wayTo } from './rules/steps.ts';
import type { Picked } from './rules/units.ts';
import type { View } from './rules/view.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/**
 * Why a stack cannot come to a place. The reason is what `explain` says to it at the first step that it cannot make on a
 * shortest way there, whichever of those ways takes it farthest. No way leads through places where all of it would be lost. A
 * query, as `reach` is.
 */

/** A place that a stack cannot come to, with the game's reason. */
export interface Stop {
  readonly place: PlaceId;
  readonly refusal: Refusal;
}

/**
 * Places beside a stack (those that touch only at a corner too), and next to those that it reaches, to which it cannot come.
 * `units` and `leaders` are named by their cohort keys in `from`.
 */
export function stops(state: State, from: PlaceId, units: Picked, leaders: Picked): readonly Stop[] {
  const { start, found, nation } = excursionOf(state, from, units, leaders);
  if (nation === null || start.stack.length === 0) return [];
  const read = view(state);
  const stands = [start, ...[...found].sort(inOrder)].filter(canGoOn);
  const near = [
    ...PROVINCES.filter((place) => atCorner(read, from, place)),
    ...stands.flatMap(({ place }) => read.tables.nextDoor[place]),
  ];
  return [...new Set(near)].flatMap((place) => stopAt(state, from, units, leaders, place) ?? []);
}

/** Why a stack cannot come to one place, however far; nothing where it can, or where there is no stack. */
export function stopAt(state: State, from: PlaceId, units: Picked, leaders: Picked, place: PlaceId): Stop | undefined {
  const all = excursionOf(state, from, units, leaders);
  if (all.nation === null || all.start.stack.length === 0 || place === from) return undefined;
  if (all.found.some((halting) => halting.place === place)) return undefined;
  const refusal = whyBlocked(all, all.nation, place);
  return refusal && { place, refusal };
}

function whyBlocked({ start, found }: Excursion, nation: NationId, to: PlaceId): Refusal | undefined {
  const read = view(start.state);
  if (touch(read, start.place, to)) return whyNot(start, to);
  const door = shutDoor(read, nation, distances(read, nation, start.place, []), to);
  if (door) return whyNot(start, to, door);
  const standing = [start, ...found].filter(canGoOn);
  const lost = found.map(({ place }) => place).filter((place) => !standing.some((one) => one.place === place));
  const far = distances(read, nation, start.place, lost);
  const next = onTheWay(read, nation, far, lost, to);
  const near = standing.filter(({ place, steps }) => next.has(place) && far.get(place) === steps);
  const most = Math.max(...near.map(({ steps }) => steps));
  for (const halting of near.filter(({ steps }) => steps === most).sort(inOrder)) {
    const refusal = whyNotOn(halting, next);
    if (refusal) return refusal;
  }
  // Every way leads through places where they would be lost: there is none.
  return whyNot(start, to);
}

/** The nearest place beside one that no nation's borders open to, from wherever its units come: what shuts it says why. */
function shutDoor(read: View, nation: NationId, far: Distances, to: PlaceId): PlaceId | undefined {
  if (far.has(to)) return undefined;
  const doors = to === SEA ? read.tables.landings : read.tables.nextDoor[to];
  return doors
    .filter((place) => far.has(place) && !wayTo(read, nation, place, to))
    .sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0))[0];
}

/** The movement goes on, and somebody of the stack is there to go. */
function canGoOn({ goesOn, stack }: Halting): boolean {
  return goesOn && stack.length > 0;
}

/** What is said of the next step of a shortest way. */
function whyNotOn(halting: Halting, ways: OnTheWay): Refusal | undefined {
  for (const next of ways.get(halting.place) ?? []) {
    const refusal = whyNot(halting, next);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Whether two places lie side by side, open to steps or not: over a border, a strait, at a corner, on the coast. */
function touch(read: View, a: PlaceId, b: PlaceId): boolean {
  const { nextDoor, coasts } = read.tables;
  if (a === SEA || b === SEA) return coasts.some((place) => place === a || place === b);
  return nextDoor[a].includes(b) || atCorner(read, a, b);
}

function atCorner(read: View, a: PlaceId, b: PlaceId): boolean {
  return isProvince(a) && isProvince(b) && meetAtCorner(read, a, b);
}

type Distances = ReadonlyMap<PlaceId, number>;

/** How many steps lead to each place at least, over borders that are open to the nation, whoever of it goes. `lost`: no way leads on from there. */
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

/** No way leads through the sea, nor beyond the Pyrenees or the straits for those who come from Hispania (5.4, 5.6). */
function leadsOn(place: PlaceId, from: PlaceId): boolean {
  return place === from || isProvince(place) || (isOffMap(place) && isOffMap(from));
}

/** The places of all shortest ways to a place but that itself, and which come next on them. */
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
