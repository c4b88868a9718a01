import { after, regionOf, roadsFrom } from '../data/geography.ts';
import type { LocationId, Side } from '../data/ids.ts';
import type { RuleId } from '../data/rules.ts';
import type { State, Units } from '../state.ts';
import { hasOthers, isOpen } from './control.ts';
import { type Draft, settle } from './draft.ts';
import { size } from './units.ts';

/** Retreats out of a location, by rule or by the player's choice (12-we-lose, 12-enemy-loses). */

/** Whether a side may retreat to a location: no troops of another side are there, nor a revolt (ruling B6). */
function isFree(state: State, side: Side, at: LocationId): boolean {
  return isOpen(state, regionOf(at)) && !hasOthers(state.places[at], side);
}

/** The locations that a side may retreat to: those of the region by their numbers, else those at the end of a road. */
export function refuges(state: State, side: Side, from: LocationId): readonly LocationId[] {
  const near = after(from).filter((at) => isFree(state, side, at));
  return near.length > 0 ? near : roadsFrom(from).filter((at) => isFree(state, side, at));
}

/** Beaten troops retreat to the first such location, or are gone (12-enemy-loses). */
export function retreatByNumber(draft: Draft, side: Side, from: LocationId, units: Units): void {
  const [to] = refuges(draft.state, side, from);
  if (to) arrive(draft, side, { from, to, units }, '12-enemy-loses');
  else destroy(draft, side, from, units, '12-enemy-loses');
}

/**
 * Beaten Christians retreat to one of some locations: the player chooses, unless there is only one; without one they
 * are gone (12-we-lose, ruling B5). Returns where they went, if nothing is asked.
 */
export function retreatByChoice(
  draft: Draft,
  from: LocationId,
  to: readonly LocationId[],
  units: Units,
  force: Units = {},
): LocationId | undefined {
  const [one, other] = to;
  if (one === undefined) destroy(draft, 'christian', from, units, '12-we-lose');
  else if (other === undefined) arrive(draft, 'christian', { from, to: one, units }, '12-we-lose');
  else draft.state = { ...draft.state, asked: { is: 'retreat', from, to, units, force } };
  return other === undefined ? one : undefined;
}

/** Puts retreating units where they retreat to. */
export function arrive(
  draft: Draft,
  side: Side,
  { from, to, units }: { readonly from: LocationId; readonly to: LocationId; readonly units: Units },
  rule: RuleId,
): void {
  settle(draft, to, side, units);
  draft.facts.push({ kind: 'retreated', rule, side, from, to, units });
}

function destroy(draft: Draft, side: Side, place: LocationId, units: Units, rule: RuleId): void {
  if (size(units) === 0 && !units['el-cid']) return;
  draft.facts.push({ kind: 'nothing', rule, why: 'no-location', place }, { kind: 'removed', rule, place, side, units });
}
