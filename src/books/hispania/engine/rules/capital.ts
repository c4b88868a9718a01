import type { Refusal } from '../../../../kernel/contract.ts';
import type { ChoiceOf } from '../actions.ts';
import { isProvince, type NationId, type Owner, type PlaceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import { holder } from './relations.ts';
import { change, type Draft, push, tell, type View } from './view.ts';

/**
 * Rule 4.3: one province of a nation is its capital, where its stacking limit is 1 higher. It may be moved at any time.
 */

/** The capital of an owner, if it has declared one. */
export function capitalOf(view: View, owner: Owner): PlaceId | null {
  return owner === 'neutral' ? null : (view.state.nations[owner]?.capital ?? null);
}

/** The choices to declare one of `places` the capital: those that the nation controls, except its capital. */
export function capitalChoice(view: View, nation: Owner, places: readonly PlaceId[]): readonly ChoiceOf<'capital'>[] {
  return places
    .filter((place) => isHeld(view, nation, place) && capitalOf(view, nation) !== place)
    .map((place) => ({ kind: 'capital', fixed: { place }, ranges: {} }));
}

/** Whether a place is a province that the nation controls. */
function isHeld(view: View, nation: Owner, place: PlaceId): boolean {
  return nation !== 'neutral' && holder(view, place) === nation && isProvince(place);
}

/** The reason why a nation cannot declare a place its capital, or undefined. */
function whyNotCapital(view: View, nation: Owner, place: PlaceId): Refusal | undefined {
  if (!isHeld(view, nation, place)) return refuse('capital-not-held', '4.3', { nation, place });
  return capitalOf(view, nation) === place ? refuse('capital-already', '4.3', { nation, place }) : undefined;
}

/**
 * The reason why a nation is not offered a place as its capital now: it cannot declare it, or the declaration would
 * have no effect.
 */
export function whyNoCapital(view: View, nation: Owner, place: PlaceId): Refusal {
  return whyNotCapital(view, nation, place) ?? refuse('capital-no-use', '4.3', { nation, place });
}

/** Declares a capital. Excess units in the former one are removed at once. */
export function declareCapital(draft: Draft, nation: NationId, place: PlaceId): void {
  const was = capitalOf(draft, nation);
  change(draft, nation, { capital: place });
  tell(draft, { kind: 'capital', rule: '4.3', nation, place, was });
  if (was !== null) push(draft, { kind: 'surplus', nation, place: was });
}
