import type { Owner, PlaceId } from '../../../engine/data/ids.ts';
import { enemyUnits } from '../../../engine/rules/relations.ts';
import { attackLimit, limit, stacked } from '../../../engine/rules/stacking.ts';
import type { View } from '../../../engine/rules/view.ts';

/** The units of an owner that count for stacking in a place, and the most that may stand there: in an attack more (4.1, 4.4). */
export function standingRoom(
  view: View,
  owner: Owner,
  place: PlaceId,
): { readonly there: number; readonly most: number } {
  const attacks = owner === view.state.active && enemyUnits(view, place, owner) > 0;
  const most = attacks && owner !== 'neutral' ? attackLimit(view, owner, place) : limit(view, owner, place);
  return { there: stacked(view, owner, place), most };
}
