import type { PlaceId } from '../../engine/data/ids.ts';
import { reach } from '../../engine/reach.ts';
import type { State } from '../../engine/state.ts';
import { type Stop, stopAt, stops } from '../../engine/stops.ts';
import { NO_PROSPECTS, type Prospects } from './moving.ts';
import { type Stack, sizeOf } from './stacks.ts';

/** The places that a stack can reach, and its obstacles. It plays the game, so it is loaded when a first stack is taken (`later.ts`). */

export function prospectsOf(state: State, stack: Stack): Prospects {
  if (sizeOf(stack) === 0) return NO_PROSPECTS;
  const { from, units, leaders } = stack;
  const ways = reach(state, from, units, leaders);
  return { ways, stops: stops(state, from, units, leaders) };
}

/** The reason why a stack cannot come to a place at any distance; undefined if it can. */
export function whyNotTo(state: State, { from, units, leaders }: Stack, place: PlaceId): Stop | undefined {
  return stopAt(state, from, units, leaders, place);
}
