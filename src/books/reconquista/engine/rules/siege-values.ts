import { UNIT_IDS } from '../data/play-ids.ts';
import { CITY_BESIEGED, FORT_FACTOR, UNITS } from '../data/units.ts';
import type { PlaceState, Units } from '../state.ts';

/** Rule 14-values: what besieger and besieged add to their die. */

/** What besiegers add, El Cid among them (9-el-cid). */
export function attackModifier(units: Units): number {
  return weighed(units, 'besieging');
}

/** What those inside add, with their city; a fort doubles all of it (ruling G2). */
export function defenceModifier({ city, fort, held }: PlaceState): number {
  return (weighed(held?.units ?? {}, 'besieged') + (city ? CITY_BESIEGED : 0)) * (fort ? FORT_FACTOR : 1);
}

/** Mercenaries and Crusaders count as armies (9-mercenaries, 9-crusade). */
function weighed(units: Units, by: 'besieging' | 'besieged'): number {
  return UNIT_IDS.reduce(
    (sum, unit) => sum + (units[unit] ?? 0) * (UNITS[unit === 'hired' ? 'army' : unit][by] ?? 0),
    0,
  );
}
