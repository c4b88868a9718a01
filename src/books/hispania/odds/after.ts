import type { Action } from '../../../kernel/contract.ts';
import type { PlaceId } from '../engine/data/ids.ts';
import { hispania } from '../engine/game.ts';
import { enemyUnits } from '../engine/rules/relations.ts';
import { attackLimit, isUnchecked, removal, stacked } from '../engine/rules/stacking.ts';
import { first, take } from '../engine/rules/units.ts';
import { at, battleOf } from '../engine/rules/view.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';
import type { Odds } from './figures.ts';
import { oddsAt, oddsOf } from './odds.ts';
import type { Chosen } from './policy.ts';

/** A position after some answers; undefined if one of them is refused. */
export function played(state: State, actions: readonly Action[]): State | undefined {
  let now: State | undefined = state;
  for (const action of actions) now = now && hispania.apply(now, action).state;
  return now;
}

/**
 * The odds of the battle in a place after these answers, if no other units follow and the units over the limit of attackers
 * are removed (4.5). Undefined if one of them is refused,
 * or the place has no enemy units.
 */
export function oddsAfter(
  state: State,
  actions: readonly Action[],
  place: PlaceId,
  chosen: Chosen = {},
  alive?: () => void,
): Odds | undefined {
  const now = played(state, actions);
  // The last move of a phase may end it, and begin the battle.
  return (
    now &&
    (battleOf({ state: now })?.place === place
      ? oddsOf(now, chosen, alive)
      : oddsAt(withinLimit(now, place), place, chosen, alive))
  );
}

/** A position in movement as it is after the stacking check of a place: the units over the limit of attackers are gone. */
function withinLimit(state: State, place: PlaceId): State {
  const { active, phase } = state;
  const read = view(state);
  const isBefore = phase !== null && (phase.endsWith('movement') || phase.endsWith('stacking'));
  if (active === null || !isBefore || isUnchecked(read, active) || enemyUnits(read, place, active) === 0) return state;
  const over = stacked(read, active, place) - attackLimit(read, active, place);
  const { units } = removal(read, active, place, over).ranges;
  if (over <= 0 || units?.is !== 'counts') return state;
  const { rest } = take(at(read, place), active, first(units.of, over));
  return { ...state, places: { ...state.places, [place]: rest } };
}
