import { after, locationsOf, regionOf, roadsFrom } from '../data/geography.ts';
import { LOCATIONS, type LocationId, type RegionId } from '../data/ids.ts';
import { UNIT_IDS, type UnitId } from '../data/play-ids.ts';
import type { Force, Moves, PlaceState, State, Troops, Units } from '../state.ts';
import { has, isOpen } from './control.ts';
import { least, minus, only, plus, size, sum } from './units.ts';

/** Rule 11: the units that may move, and where to. */

/** Units that a move may take out of a location. */
export interface Source {
  readonly at: LocationId;
  readonly units: Units;
}

/** The key of units of a location and a kind in an answer, and back. */
export const unitKey = (at: LocationId, unit: UnitId): string => `${at} ${unit}`;

/** Counts by key as groups by location. Keys that name no unit are left out. */
export function groupsOf(counts: { readonly [key: string]: number }): readonly Source[] {
  return LOCATIONS.flatMap((at): readonly Source[] => {
    const units: Record<string, number> = {};
    for (const unit of UNIT_IDS) {
      const n = counts[unitKey(at, unit)] ?? 0;
      if (n > 0) units[unit] = n;
    }
    return Object.keys(units).length > 0 ? [{ at, units }] : [];
  });
}

/** The Christian troops of a location and the part that they are: they hold it or besiege it, never both. */
export function ours({
  held,
  siege,
}: PlaceState): { readonly part: 'held' | 'siege'; readonly troops: Troops } | undefined {
  if (held?.side === 'christian') return { part: 'held', troops: held };
  return siege?.side === 'christian' ? { part: 'siege', troops: siege } : undefined;
}

/** Christian units of a location that have not moved, if it is in the chosen region (11, 11-force). */
export function fresh(state: State, moves: Moves, at: LocationId): Units {
  const troops = ours(state.places[at])?.troops;
  if (!troops || regionOf(at) !== moves.region) return {};
  return minus(troops.units, moves.moved[at] ?? {});
}

/** The parts of the force whose move is not closed, the one that moved last first. */
export function openParts({ force, apart = [] }: Moves): readonly Force[] {
  return force ? [force, ...apart] : apart;
}

/** Units of the open force in a location. */
export function openAt(moves: Moves, at: LocationId): Units {
  return sum(openParts(moves).flatMap((part) => (part.at === at ? [part.units] : [])));
}

/** The locations of the open force, each once. */
export const openPlaces = (moves: Moves): LocationId[] => [...new Set(openParts(moves).map(({ at }) => at))];

/**
 * The moves once units have left their locations, and have arrived nowhere yet. Where some of the open force go on, those that
 * stay may do so later; where none do, its move is closed (11-force).
 */
export function leaving(moves: Moves, going: readonly Source[]): Moves {
  const { region } = moves;
  const gone = (at: LocationId): Units => {
    const units = going.find((one) => one.at === at)?.units ?? {};
    return least(openAt(moves, at), units);
  };
  const moved = { ...moves.moved };
  for (const { at } of going) moved[at] = minus(moved[at] ?? {}, gone(at));
  if (going.every(({ at }) => size(gone(at)) === 0)) return { region, moved, force: null };
  const apart = openPlaces(moves)
    .map((at): Force => ({ at, units: minus(openAt(moves, at), gone(at)) }))
    .filter(({ units }) => size(units) > 0);
  return { region, moved, force: null, ...(apart.length > 0 ? { apart } : {}) };
}

/** Units of a location that may set out: fresh ones, and the force that is there. Besieged units may not (ruling M4). */
export function movable(state: State, moves: Moves, at: LocationId): Units {
  const open = openAt(moves, at);
  if ((regionOf(at) !== moves.region && size(open) === 0) || isShut(state.places[at])) return {};
  return plus(fresh(state, moves, at), open);
}

/** Whether Christians in a location are besieged. */
export function isShut({ held, siege }: PlaceState): boolean {
  return held?.side === 'christian' && siege !== undefined;
}

/** Where units may set out for a location: from its region, or by a road (11, 11-roads). El Cid is among them. */
export function sources(state: State, moves: Moves, to: LocationId): readonly Source[] {
  if (!isOpen(state, regionOf(to))) return [];
  return [...after(to), ...roadsFrom(to)]
    .map((at): Source => ({ at, units: goers(state, moves, at, to) }))
    .filter(({ units }) => size(units) > 0)
    .sort((a, b) => rank(a.at) - rank(b.at));
}

/** Units that may go from a location to another of its region, or at the end of a road; they may end in a revolt. */
export function goers(state: State, moves: Moves, at: LocationId, to: LocationId): Units {
  const all = movable(state, moves, at);
  return regionOf(at) === regionOf(to) ? all : crossing(state, at, all);
}

function rank(at: LocationId): number {
  return LOCATIONS.indexOf(at);
}

/** Units that may leave a region by a road from a location: no garrisons, and none that guard a Muslim city there. */
function crossing(state: State, at: LocationId, all: Units): Units {
  if (size(all) === 0 || !mayLeave(state, at)) return {};
  const units = only(all, ['army', 'order', 'hired', 'el-cid']);
  const { city, held } = state.places[at];
  if (city !== 'muslim' || !held) return units;
  const guards = only(held.units, ['garrison', 'army', 'hired']);
  if (size(guards) > size(only(units, ['army', 'hired']))) return units;
  const last: UnitId = units.army ? 'army' : 'hired';
  return minus(units, { [last]: 1 });
}

/** Whether the region of a location may be left by it: no Muslim troops, and each Muslim city guarded (11-roads). */
export function mayLeave({ places }: State, from: LocationId): boolean {
  return locationsOf(regionOf(from)).every((at) => {
    const place = places[at];
    if (has(place, 'muslim')) return false;
    if (place.city !== 'muslim') return true;
    const guards = place.held?.side === 'christian' ? only(place.held.units, ['garrison', 'army', 'hired']) : {};
    return size(guards) > 0;
  });
}

/** Whether anything in a region may move or fight its way out. */
export function canMove(state: State, region: RegionId): boolean {
  const moves: Moves = { region, moved: {}, force: null };
  return isOpen(state, region) && locationsOf(region).some((at) => size(fresh(state, moves, at)) > 0);
}
