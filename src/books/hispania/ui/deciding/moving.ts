import type { PlaceId } from '../../engine/data/ids.ts';
import { reach, type Way } from '../../engine/reach.ts';
import type { State } from '../../engine/state.ts';
import { type Stop, stopAt, stops } from '../../engine/stops.ts';
import type { Mark } from '../board/types.ts';
import { type Stack, sizeOf } from './stacks.ts';

/** The choice of a stack and its target: the table's view of the steps that a movement offers (5). */

/** The places that a stack can reach, and the others with the reason. */
export interface Prospects {
  readonly ways: readonly Way[];
  readonly stops: readonly Stop[];
}

export function prospectsOf(state: State, stack: Stack): Prospects {
  if (sizeOf(stack) === 0) return { ways: [], stops: [] };
  const { from, units, leaders } = stack;
  const ways = reach(state, from, units, leaders);
  return { ways, stops: stops(state, from, units, leaders) };
}

/** The reason why a stack cannot come to a place at any distance; undefined if it can. */
export function whyNotTo(state: State, { from, units, leaders }: Stack, place: PlaceId): Stop | undefined {
  return stopAt(state, from, units, leaders, place);
}

/** The best way to each place, which a tap on the board takes. */
export function bestWays(ways: readonly Way[]): ReadonlyMap<PlaceId, Way> {
  const best = new Map<PlaceId, Way>();
  for (const way of ways) if (!best.has(way.to)) best.set(way.to, way);
  return best;
}

/** The marks of the board for a stack that is about to move. */
export function wayMarks(stack: Stack, ways: readonly Way[]): { readonly [place in PlaceId]?: Mark } {
  const marks: { [place in PlaceId]?: Mark } = {};
  for (const [place, { battle, ends, steps }] of bestWays(ways)) {
    if (battle) marks[place] = { kind: 'battle', steps, ...(ends ? { ends } : {}) };
    else marks[place] = { kind: ends ? 'reach-end' : 'reach', steps };
  }
  marks[stack.from] = { kind: 'chosen' };
  return marks;
}
