import type { Action } from '../../../kernel/contract.ts';
import { move, ride } from '../engine/actions.ts';
import { after, regionOf, roadsFrom } from '../engine/data/geography.ts';
import { LOCATIONS, type LocationId } from '../engine/data/ids.ts';
import { UNIT_IDS } from '../engine/data/play-ids.ts';
import { isOpen } from '../engine/rules/control.ts';
import { goers, mayLeave, ours, type Source, sources, unitKey } from '../engine/rules/forces.ts';
import { size } from '../engine/rules/units.ts';
import type { State, Units } from '../engine/state.ts';
import { foresee, meets } from './prospects.ts';

/** The moves of phase 4 that a computer weighs: which units set out, and where to, over several locations if need be. */

/** A move: its first step, and the position before its last one, from which its units go to where it ends. */
export interface Way {
  readonly first: Step;
  readonly to: LocationId;
  readonly before: State;
  readonly groups: readonly Source[];
  readonly steps: number;
}

/** Units that go to a location, from one or more others. */
export interface Step {
  readonly to: LocationId;
  readonly groups: readonly Source[];
}

/** The moves that are worth a look, of all units or of those in one location. */
export function waysOf(state: State, from?: LocationId): readonly Way[] {
  const { moves } = state;
  if (!moves?.region) return [];
  const ways: Way[] = [];
  for (const to of LOCATIONS) {
    const found = sources(state, moves, to);
    const all = from ? found.filter(({ at }) => at === from) : found;
    if (all.length === 0) continue;
    for (const groups of parties(state, all, meets(state.places[to]))) {
      const way: Way = { first: { to, groups }, to, before: state, groups, steps: 1 };
      ways.push(way);
      if (isHop(state, to) && isBand(groups)) onward(ways, way, [...groups.map(({ at }) => at), to]);
    }
  }
  return ways;
}

/** A step as an answer: a ride if El Cid goes with one of the groups (9-el-cid). */
export function actionOf({ to, groups }: Step): Action {
  const rider = groups.find(({ units }) => (units['el-cid'] ?? 0) > 0);
  if (!rider) return move(to, counts(groups));
  return ride(rider.at, to, counts([rider]), counts(groups.filter((one) => one !== rider)));
}

function counts(groups: readonly Source[]): { readonly [key: string]: number } {
  const all: Record<string, number> = {};
  for (const { at, units } of groups)
    for (const [unit, n] of Object.entries(units))
      if (unit !== 'el-cid' && n > 0) all[unitKey(at, unit as keyof Units)] = n;
  return all;
}

/** Units without garrisons, which stay in their region (11-roads). */
function mobileOf({ garrison: _, ...mobile }: Units): Units {
  return mobile;
}

/** The parts of what may set out that a computer considers: from one location, or from several together. */
function parties(state: State, all: readonly Source[], isEnemy: boolean): readonly (readonly Source[])[] {
  const found: (readonly Source[])[] = [];
  for (const { at, units } of all)
    for (const part of partsOf(state, { at, units }, isEnemy)) found.push([{ at, units: part }]);
  if (all.length === 1) return found;
  const parts = [(one: Source) => spare(state, one), ...(isEnemy ? [(one: Source) => one.units] : [])];
  for (const part of parts) {
    const groups = all.map((one) => ({ at: one.at, units: part(one) })).filter(({ units }) => size(units) > 0);
    if (groups.length > 1) found.push(groups);
  }
  return found;
}

/** The parts of one location’s units: all, those that leave a guard, the armies, one unit of a kind. */
function partsOf(state: State, source: Source, isEnemy: boolean): readonly Units[] {
  const { units } = source;
  const { force } = state.moves ?? {};
  const all = [
    units,
    spare(state, source),
    mobileOf(units),
    ...(force?.at === source.at ? [common(force.units, units)] : []),
    ...(isEnemy ? [] : [one(units, 'army'), one(units, 'garrison')]),
  ];
  return all.filter((part, i) => size(part) > 0 && all.findIndex((one) => isSame(one, part)) === i);
}

function isSame(a: Units, b: Units): boolean {
  return a === b || UNIT_IDS.every((unit) => a[unit] === b[unit]);
}

/** Units that leave one behind in a location that is held. */
function spare(state: State, { at, units }: Source): Units {
  const there = ours(state.places[at]);
  if (!there || there.part === 'siege' || size(there.troops.units) > size(units)) return units;
  if (units.garrison) return less(units, 'garrison');
  return without(units);
}

function without(units: Units): Units {
  return units.army ? less(units, 'army') : units.order ? less(units, 'order') : units;
}

function less(units: Units, unit: keyof Units): Units {
  const n = (units[unit] ?? 0) - 1;
  const { [unit]: _, ...others } = units;
  return n > 0 ? { ...others, [unit]: n } : others;
}

function one(units: Units, unit: keyof Units): Units {
  return units[unit] ? { [unit]: 1 } : {};
}

/** Whether a party is fit for a longer way: without garrisons, which stay in their region (11-roads). */
function isBand(groups: readonly Source[]): boolean {
  return groups.every(({ units }) => !units.garrison);
}

/** Whether units may go on from a location to another region by a road, or have come by one. */
function isHop(state: State, to: LocationId): boolean {
  if (meets(state.places[to])) return false;
  return regionOf(to) !== state.moves?.region || (roadsFrom(to).length > 0 && mayLeave(state, to));
}

/** The longest way, in steps. */
const MOST_STEPS = 4;
/** The longest way to a location without an enemy. */
const MOST_IN_PEACE = 2;

/** Adds the moves that go on from where a way ends without an enemy, to locations where it has not been. */
function onward(ways: Way[], { first, to: at, before, groups, steps }: Way, been: readonly LocationId[]): void {
  const [there] = foresee(before, at, groups).prospects;
  const moves = there?.state.moves;
  const force = moves?.force;
  if (!there || !force || steps >= MOST_STEPS) return;
  // One step reaches any location of a region, so that two of them in a row lead nowhere new.
  const isNear = groups.every((one) => regionOf(one.at) === regionOf(at));
  for (const to of isNear ? roadsFrom(at) : [...roadsFrom(at), ...after(at)]) {
    if (been.includes(to)) continue;
    if (!isOpen(there.state, regionOf(to))) continue;
    const units = common(goers(there.state, moves, at, to), force.units);
    if (size(units) === 0) continue;
    const way: Way = { first, to, before: there.state, groups: [{ at, units }], steps: steps + 1 };
    if (way.steps <= MOST_IN_PEACE || meets(there.state.places[to])) ways.push(way);
    if (isHop(there.state, to)) onward(ways, way, [...been, to]);
  }
}

function common(a: Units, b: Units): Units {
  const all: Record<string, number> = {};
  for (const unit of UNIT_IDS) {
    const n = Math.min(a[unit] ?? 0, b[unit] ?? 0);
    if (n > 0) all[unit] = n;
  }
  return all;
}
