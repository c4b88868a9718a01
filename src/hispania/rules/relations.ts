import { type NationId, type Owner, type PlaceId, PROVINCES } from '../data/ids.ts';
import { countUnits, isUnit, unitsOf } from './units.ts';
import { at, type View } from './view.ts';

/** Rules 5.1-nation, 6: who may stand where, and who fights whom. */

/** Whether units of `b` are enemies to units of `a`: any other nation's are, even of the same player. */
export function enemies(a: Owner, b: Owner): boolean {
  return a !== b;
}

/** Units of a place that are enemies to `owner`. */
export function enemyUnits(view: View, place: PlaceId, owner: Owner): number {
  let n = 0;
  for (const c of at(view, place)) if (enemies(owner, c.owner) && isUnit(c)) n += c.count;
  return n;
}

/** Who holds a place: the only owner with units in it; nobody if it is empty or contested. */
export function holder(view: View, place: PlaceId): Owner | null {
  let found: Owner | null = null;
  for (const cohort of at(view, place)) {
    if (!isUnit(cohort)) continue;
    if (found !== null && found !== cohort.owner) return null;
    found = cohort.owner;
  }
  return found;
}

/** Whether no unit stands in a place; a ruin or a lone leader does not count. */
export function isEmpty(view: View, place: PlaceId): boolean {
  return countUnits(at(view, place)) === 0;
}

/** Whether a nation meets enemies in a place: a battle must be fought there (rule 6). */
export function isBattle(view: View, nation: NationId, place: PlaceId): boolean {
  return unitsOf(at(view, place), nation) > 0 && enemyUnits(view, place, nation) > 0;
}

/** Places where the active nation meets enemies. */
export function battlePlaces(view: View, nation: NationId): readonly PlaceId[] {
  return PROVINCES.filter((place) => isBattle(view, nation, place));
}
