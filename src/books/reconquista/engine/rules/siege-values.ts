import { UNITS, type UnitId } from '../data/ids.ts';
import { SIEGE_ATTACK, SIEGE_CITY, SIEGE_DEFENCE, SIEGE_FORT } from '../data/tables.ts';
import type { PlaceState, Units } from '../state.ts';

/** Rule 14-values: what besieger and besieged add to their die. */

/** What besiegers add, El Cid among them (9-el-cid). */
export function attackModifier(units: Units): number {
  return weighed(units, SIEGE_ATTACK);
}

/** What those inside add, with their city; a fort doubles all of it (ruling G2). */
export function defenceModifier({ city, fort, held }: PlaceState): number {
  return (weighed(held?.units ?? {}, SIEGE_DEFENCE) + (city ? SIEGE_CITY : 0)) * (fort ? SIEGE_FORT : 1);
}

function weighed(units: Units, by: { readonly [unit in UnitId]: number }): number {
  return UNITS.reduce((sum, unit) => sum + (units[unit] ?? 0) * by[unit], 0);
}
