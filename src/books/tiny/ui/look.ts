import { tiny } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import type { Seen } from './kinds.ts';

/** The view of a state, at build time and during play. */
export function look(state: State): Seen {
  const decision = tiny.decision(state);
  return {
    ...(decision ? { decision } : {}),
    barred: tiny.barred(state),
    places: state.places,
    told: tiny.describe(state, '').filter(({ key }) => ['round', 'card', 'place'].includes(key)),
  };
}
