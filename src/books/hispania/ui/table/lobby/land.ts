import { NATIONS, type NationId, PROVINCES, type ProvinceId } from '../../../engine/data/ids.ts';
import { holder } from '../../../engine/rules/relations.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { COLOURS } from '../../colours.ts';

/**
 * The nations that hold the provinces, as a short text: the two letters of a nation's counters for each province in the
 * order of `PROVINCES`. It is kept with every game, and drawn as a small map.
 */
export type Land = string;

/** Neutral units, no units, or a contested province. */
const NOBODY = '..';
const NATION_OF = new Map<string, NationId>(NATIONS.map((nation) => [COLOURS[nation].code, nation]));

/** Who holds the provinces in a state. */
export function landOf(state: State): Land {
  const read = view(state);
  return PROVINCES.map((province) => {
    const owner = holder(read, province);
    return owner && owner !== 'neutral' ? COLOURS[owner].code : NOBODY;
  }).join('');
}

/** The nation that holds each province of a text; provinces without one are left out, and whatever is not understood. */
export function heldIn(land: Land): ReadonlyMap<ProvinceId, NationId> {
  return new Map(
    PROVINCES.flatMap((province, i) => {
      const nation = NATION_OF.get(land.slice(2 * i, 2 * i + 2));
      return nation ? [[province, nation] as const] : [];
    }),
  );
}

/** The form of a text that `landOf` can have written. */
export const LAND = new RegExp(`^(?:[A-Z]{2}|\\.\\.){${PROVINCES.length}}$`);
