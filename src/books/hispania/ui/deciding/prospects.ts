import type { Decision } from '../../../../kernel/contract.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import { reach, type Way } from '../../engine/reach.ts';
import type { State } from '../../engine/state.ts';
import { type Stop, stopAt, stops } from '../../engine/stops.ts';
import type { Sent } from './hand.ts';
import { bestWays, NO_PROSPECTS, type Prospects } from './moving.ts';
import { type Stack, sizeOf, wholeStack } from './stacks.ts';

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

/**
 * The way of another number of a stack to the place where it had gone; undefined if they cannot go there, or the whole stack does not
 * stand again where it stood.
 */
export function wayAgain(state: State, decision: Decision, { whole, stack, to }: Sent): Way | undefined {
  if (JSON.stringify(wholeStack(decision, whole.from)) !== JSON.stringify(whole)) return undefined;
  return bestWays(prospectsOf(state, stack).ways).get(to);
}
