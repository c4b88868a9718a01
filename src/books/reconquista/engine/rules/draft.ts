import { draw, roll } from '../../../../kernel/dice.ts';
import { numbered, regionOf } from '../data/geography.ts';
import { type Face, LOCATIONS, type LocationId, type RegionId, type Religion, type Side } from '../data/ids.ts';
import { LOCATION_TABLE } from '../data/map.ts';
import type { RuleId } from '../data/rules.ts';
import type { DieFor, ReconquistaFact } from '../facts.ts';
import type { PlaceState, State, Troops, Units } from '../state.ts';
import { minus, plus, size } from './units.ts';

/** A position during an action. Each change replaces the objects it changes, so that the old state stays intact. */
export interface Draft {
  state: State;
  readonly facts: ReconquistaFact[];
}

/** Replaces a part of what is in a location. A part that is undefined is removed, and so are troops without units. */
export function change(
  draft: Draft,
  at: LocationId,
  parts: { readonly [part in keyof PlaceState]?: PlaceState[part] | undefined },
): void {
  const all: { -readonly [part in keyof PlaceState]?: PlaceState[part] | undefined } = {
    ...draft.state.places[at],
    ...parts,
  };
  const place: { -readonly [part in keyof PlaceState]: PlaceState[part] } = {};
  if (all.city) place.city = all.city;
  if (all.fort) place.fort = all.fort;
  if (all.held && isAny(all.held)) place.held = all.held;
  if (all.siege && isAny(all.siege)) place.siege = all.siege;
  draft.state = { ...draft.state, places: { ...draft.state.places, [at]: place } };
}

function isAny({ units }: Troops): boolean {
  return size(units) > 0 || (units['el-cid'] ?? 0) > 0;
}

/** Whether a city of a religion is foreign to a side: Rebels have none and hold any city (5, ruling B6). */
export function isForeign(side: Side, religion: Religion): boolean {
  return side !== 'rebel' && side !== religion;
}

/**
 * Puts units into a location without a battle: around a city or fort that another side controls, else among those who
 * hold the location (5, ruling C1).
 */
export function settle(draft: Draft, at: LocationId, side: Side, units: Units): void {
  const { held, siege, city } = draft.state.places[at];
  const isShut = held ? held.side !== side : city !== undefined && isForeign(side, city);
  const there = isShut ? siege : held;
  const all = { side, units: plus(there?.side === side ? there.units : {}, units) };
  change(draft, at, isShut ? { siege: all } : { held: all });
}

/** Besiegers of walls that nobody holds any more, and that are not foreign to them, hold them (5, ruling C1). */
export function occupy(draft: Draft, at: LocationId): void {
  const { city, held, siege } = draft.state.places[at];
  if (!siege || held || (city && isForeign(siege.side, city))) return;
  change(draft, at, { held: siege, siege: undefined });
}

/** New units in a location, with the fact. */
export function add(draft: Draft, at: LocationId, { side, units }: Troops, rule: RuleId): void {
  settle(draft, at, side, units);
  draft.facts.push({ kind: 'placed', rule, place: at, side, units });
}

/** Takes units away from those who hold or besiege a location; they leave the game. */
export function remove(draft: Draft, at: LocationId, part: 'held' | 'siege', units: Units, rule: RuleId): void {
  const troops = draft.state.places[at][part];
  if (!troops || Object.keys(units).length === 0) return;
  take(draft, at, part, units);
  draft.facts.push({ kind: 'removed', rule, place: at, side: troops.side, units });
}

/** Takes units out of a location; they go on elsewhere. */
export function take(draft: Draft, at: LocationId, part: 'held' | 'siege', units: Units): void {
  const troops = draft.state.places[at][part];
  if (troops) change(draft, at, { [part]: { side: troops.side, units: minus(troops.units, units) } });
}

/** Rolls one die, again until it fits, and returns its number. All dice are one fact. Some number must fit. */
export function rollFor(
  draft: Draft,
  purpose: DieFor,
  rule: RuleId,
  fits: (result: Face) => boolean = () => true,
): Face {
  const first = draft.state.dice.rolled + 1;
  const results: Face[] = [];
  for (;;) {
    const [result = 1] = rollDice(draft, 1);
    results.push(result);
    if (!fits(result)) continue;
    draft.facts.push({ kind: 'rolled', rule, for: purpose, results, first });
    return result;
  }
}

/** Rolls dice without a fact. */
export function rollDice(draft: Draft, count: number): readonly Face[] {
  const { dice, results } = roll(draft.state.dice, count, 6);
  draft.state = { ...draft.state, dice };
  return results as readonly Face[];
}

/** Rolls two dice until they fit (9, 9-bands). */
export function rollPair(
  draft: Draft,
  purpose: DieFor,
  rule: RuleId,
  fits: (a: Face, b: Face) => boolean = () => true,
): readonly [Face, Face] {
  for (;;) {
    const first = draft.state.dice.rolled + 1;
    const results = rollDice(draft, 2);
    const [a = 1, b = 1] = results;
    draft.facts.push({ kind: 'rolled', rule, for: purpose, results, first });
    if (fits(a, b)) return [a, b];
  }
}

/**
 * A random location of a region among those that fit: the die of the region, rolled again until it shows one (2).
 * Undefined if none fits; a single one needs no die.
 */
export function randomPlace(
  draft: Draft,
  region: RegionId,
  rule: RuleId,
  fits: (at: LocationId) => boolean,
): LocationId | undefined {
  const all = LOCATIONS.filter((at) => regionOf(at) === region && fits(at));
  const [one] = all;
  if (one === undefined) return undefined;
  const place =
    all.length === 1
      ? one
      : numbered(
          region,
          rollFor(draft, 'location', rule, (n) => all.some((at) => LOCATION_TABLE[at].dice.includes(n))),
        );
  draft.facts.push({ kind: 'located', rule, region, place });
  return place;
}

/** A random one of some locations that no die has numbers for: the far ends of roads. A single one needs no draw. */
export function drawRoad(draft: Draft, from: readonly LocationId[], rule: RuleId): LocationId | undefined {
  const [one, other] = from;
  if (one === undefined || other === undefined) return one;
  const { dice, drawn } = draw(draft.state.dice, 'road', from);
  draft.state = { ...draft.state, dice };
  draft.facts.push({ kind: 'drew', rule, for: 'road', to: drawn, first: dice.rolled });
  return drawn;
}
