import { tiny } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import type { Seen } from './kinds.ts';

/** What there is to see of a state: when the site is built, and while it is played. */
export function look(state: State): Seen {
  const decision = tiny.decision(state);
  return {
    ...(decision ? { decision } : {}),
    barred: tiny.barred(state),
    places: state.places,
    told: tiny.describe(state, '').filter(({ key }) => ['round', 'card', 'place'].includes(key)),
  };
}
