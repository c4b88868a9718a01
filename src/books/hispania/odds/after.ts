import type { Action } from '../../../kernel/contract.ts';
import type { PlaceId } from '../engine/data/ids.ts';
import { hispania } from '../engine/game.ts';
import { battleOf } from '../engine/rules/view.ts';
import type { State } from '../engine/state.ts';
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
 * The odds of the battle in a place after these answers, if no other units follow. Undefined if one of them is refused,
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
    now && (battleOf({ state: now })?.place === place ? oddsOf(now, chosen, alive) : oddsAt(now, place, chosen, alive))
  );
}
