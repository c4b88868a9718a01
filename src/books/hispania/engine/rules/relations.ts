import { isProvince, NATIONS, type NationId, type Owner, type PlaceId, type ProvinceId } from '../data/ids.ts';
import type { Garrison } from './garrisons.ts';
import { isUnit, unitsOf } from './units.ts';
import { garrisonsOf, type View } from './view.ts';

/** Rules 5.1-nation, 6, 9.6-allies: control of places, overlords and subjects, allies and enemies. */

/** The nation that another is subject to, if any. */
export function overlordOf(view: View, nation: Owner): NationId | undefined {
  return nation === 'neutral' ? undefined : view.state.nations[nation]?.overlord;
}

/** The subjects of a nation. */
export function subjectsOf(view: View, nation: Owner): readonly NationId[] {
  if (!view.hasSubjects) return [];
  return NATIONS.filter((other) => view.state.nations[other]?.overlord === nation);
}

/** Whether one of two nations is the other's overlord (9.6-allies). Subjects of one overlord are not allies. */
export function allies(view: View, a: Owner, b: Owner): boolean {
  return a !== b && view.hasSubjects && (overlordOf(view, a) === b || overlordOf(view, b) === a);
}

/** Whether a nation has an overlord or subjects. */
export function hasAllies(view: View, nation: NationId): boolean {
  return view.hasSubjects && (overlordOf(view, nation) !== undefined || subjectsOf(view, nation).length > 0);
}

/**
 * Whether units of `b` are enemy units for `a`: those of any other nation are, even of the same player, except allies.
 */
export function enemies(view: View, a: Owner, b: Owner): boolean {
  return a !== b && !allies(view, a, b);
}

/** Enemy units of `owner` in a province; outside Hispania there are no battles (ruling off-map). */
export function enemyUnits(view: View, place: PlaceId, owner: Owner): number {
  return enemyUnitsIn(view, view.garrisons.at(place), owner);
}

/** The same in a garrison. */
export function enemyUnitsIn(view: View, { place, cohorts, units, holder: only }: Garrison, owner: Owner): number {
  if (units === 0 || only === owner || !isProvince(place)) return 0;
  let n = 0;
  for (const c of cohorts) if (isUnit(c) && enemies(view, owner, c.owner)) n += c.count;
  return n;
}

/** The only owner of units in a place; null if it is empty or contested. */
export function holder(view: View, place: PlaceId): Owner | null {
  return view.garrisons.at(place).holder;
}

/** The provinces with units of only this owner. */
export function held(view: View, owner: Owner): readonly ProvinceId[] {
  const lands: ProvinceId[] = [];
  for (const { place, holder: only } of garrisonsOf(view, owner))
    if (only === owner && isProvince(place)) lands.push(place);
  return lands;
}

/** Whether a new nation is taking a province: no other units may move there (6.6-transformation). */
export function isGivenAway({ state }: View, place: PlaceId): boolean {
  return state.frames.some((frame) => frame.kind === 'founding' && frame.lands.some((land) => land === place));
}

/** Whether a place has no unit; a ruin or a lone leader does not count. */
export function isEmpty(view: View, place: PlaceId): boolean {
  return view.garrisons.at(place).units === 0;
}

/** Whether a place has units of a nation and enemy units: a battle must be fought there (6). */
export function isBattle(view: View, nation: NationId, place: PlaceId): boolean {
  return isBattleIn(view, nation, view.garrisons.at(place));
}

function isBattleIn(view: View, nation: NationId, garrison: Garrison): boolean {
  const { units, holder: only, cohorts } = garrison;
  return units > 0 && only === null && unitsOf(cohorts, nation) > 0 && enemyUnitsIn(view, garrison, nation) > 0;
}

/** Places with units of the active nation and enemy units. */
export function battlePlaces(view: View, nation: NationId): readonly PlaceId[] {
  const places: PlaceId[] = [];
  for (const garrison of garrisonsOf(view, nation)) if (isBattleIn(view, nation, garrison)) places.push(garrison.place);
  return places;
}
