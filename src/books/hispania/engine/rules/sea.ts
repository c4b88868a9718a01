import { type NationId, type Owner, type PlaceId, type ProvinceId, type RuleId, SEA } from '../data/ids.ts';
import type { Arrival } from '../data/types.ts';
import { landOf, recordOf, type View } from './view.ts';

/** Rules 3.2-sea, 5.6 and 5.6-supremacy: places where units may put to sea, and where they may land. */

/** Whether a nation has naval supremacy on this turn (5.6-supremacy). */
export function hasSupremacy(view: View, nation: Owner): boolean {
  return nation !== 'neutral' && recordOf(view, nation).navalSupremacy.includes(view.state.turn);
}

/** Whether units of a nation may put to sea from a place: with naval supremacy, from an open anchor. */
export function maySail(view: View, nation: Owner, from: PlaceId): boolean {
  return landOf(view, from)?.coast === 'landing' && hasSupremacy(view, nation);
}

/**
 * Places where a nation may land on this turn: open anchors, unless its reinforcements have their own coast (3.2-sea).
 */
export function landings(view: View, nation: NationId): readonly ProvinceId[] {
  const due = dueAtSea(view, nation);
  if (due?.landAt) return due.landAt;
  if (!due?.anyCoast) return view.tables.landings;
  const never = view.hooks[nation]?.neverLands?.(view) ?? [];
  return view.tables.coasts.filter((place) => !never.includes(place));
}

/** The rule by which units of a nation land in a place: that of its reinforcements if there is no open anchor. */
export function ruleOfLanding(view: View, nation: NationId, place: PlaceId): RuleId {
  if (landOf(view, place)?.coast === 'landing') return '5.6';
  return dueAtSea(view, nation)?.coastRule ?? '5.6';
}

/** The reinforcements of this turn that arrive by sea. */
function dueAtSea({ state, tables }: View, nation: NationId): Arrival | undefined {
  return tables.nations[nation].arrivals[state.turn]?.find(({ at: places }) => places.includes(SEA));
}
