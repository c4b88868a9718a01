import { isProvince, NATIONS, type NationId, type Owner, type PlaceId, type ProvinceId } from '../data/ids.ts';
import { countUnits, isUnit, unitsOf } from './units.ts';
import { at, type View } from './view.ts';
import { placesOf } from './where.ts';

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
  let n = 0;
  for (const c of at(view, place)) {
    if (c.owner !== owner && isUnit(c) && isProvince(place) && enemies(view, owner, c.owner)) n += c.count;
  }
  return n;
}

/** The only owner of units in a place; null if it is empty or contested. */
export function holder(view: View, place: PlaceId): Owner | null {
  let found: Owner | null = null;
  for (const cohort of at(view, place)) {
    if (!isUnit(cohort)) continue;
    if (found !== null && found !== cohort.owner) return null;
    found = cohort.owner;
  }
  return found;
}

/** The provinces with units of only this owner. */
export function held(view: View, owner: Owner): readonly ProvinceId[] {
  return placesOf(view, owner)
    .filter(isProvince)
    .filter((place) => holder(view, place) === owner);
}

/** Whether a new nation is taking a province: no other units may move there (6.6-transformation). */
export function isGivenAway({ state }: View, place: PlaceId): boolean {
  return state.frames.some((frame) => frame.kind === 'founding' && frame.lands.some((land) => land === place));
}

/** Whether a place has no unit; a ruin or a lone leader does not count. */
export function isEmpty(view: View, place: PlaceId): boolean {
  return countUnits(at(view, place)) === 0;
}

/** Whether a place has units of a nation and enemy units: a battle must be fought there (6). */
export function isBattle(view: View, nation: NationId, place: PlaceId): boolean {
  return unitsOf(at(view, place), nation) > 0 && enemyUnits(view, place, nation) > 0;
}

/** Places with units of the active nation and enemy units. */
export function battlePlaces(view: View, nation: NationId): readonly PlaceId[] {
  return placesOf(view, nation).filter((place) => isProvince(place) && isBattle(view, nation, place));
}
