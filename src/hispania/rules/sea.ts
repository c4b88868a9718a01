import { type NationId, type Owner, type PlaceId, type ProvinceId, SEA } from '../data/ids.ts';
import { reading, type View } from './view.ts';

/** Rules 3.2-sea, 5.6 and 5.6-supremacy: from where units go to sea, and where they land. */

/** Whether a nation has naval supremacy on this turn (5.6-supremacy). */
export function hasSupremacy(view: View, nation: Owner): boolean {
  return nation !== 'neutral' && view.tables.nations[nation].navalSupremacy.includes(view.state.turn);
}

/** Whether units of a nation may go to sea from a place: with supremacy, from an open anchor. */
export function maySail(view: View, nation: Owner, from: PlaceId): boolean {
  return view.tables.provinces[from as ProvinceId]?.coast === 'landing' && hasSupremacy(view, nation);
}

/** Where a nation may land on this turn: at open anchors, unless its reinforcements have their own coast (3.2-sea). */
export function landings(view: View, nation: NationId): readonly ProvinceId[] {
  const due = view.tables.nations[nation].arrivals[view.state.turn]?.find(({ at: places }) => places.includes(SEA));
  if (due?.landAt) return due.landAt;
  if (!due?.anyCoast) return view.tables.landings;
  const never = reading(view, 'crusade-coast') === 'b' ? NEVER : [];
  return view.tables.coasts.filter((place) => !never.includes(place));
}

/** Where all landing is impossible, by the other reading for those who may land on any coast too (ruling crusade-coast). */
const NEVER: readonly ProvinceId[] = ['castellon', 'granada', 'algarve'];

/** Whether a coast has no open anchor: only reinforcements that may land anywhere do so there. */
export function isClosed(view: View, place: PlaceId): boolean {
  return view.tables.provinces[place as ProvinceId]?.coast !== 'landing';
}
