import { draco } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { viewOf } from './board/view.ts';
import type { Seen } from './kinds.ts';

/** The view of a state. */
export function look(state: State): Seen {
  const decision = draco.decision(state);
  return {
    ...(decision ? { decision } : {}),
    barred: draco.barred(state),
    state,
    view: viewOf(state),
    told: draco.describe(state, '').filter(({ key }) => key === 'place'),
  };
}
