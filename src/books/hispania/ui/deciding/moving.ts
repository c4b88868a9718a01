import type { PlaceId } from '../../engine/data/ids.ts';
import type { Way } from '../../engine/reach.ts';
import type { Stop } from '../../engine/stops.ts';
import type { Mark, Route } from '../board/types.ts';
import { marksFor } from './pointing.ts';
import type { Seen } from './seen.ts';
import type { Stack } from './stacks.ts';

/** The choice of a stack and its target: the view of the steps that a movement offers (5). It needs no engine (`prospects.ts`). */

/** The places that a stack can reach, and the others with the reason. */
export interface Prospects {
  readonly ways: readonly Way[];
  readonly stops: readonly Stop[];
}

export const NO_PROSPECTS: Prospects = { ways: [], stops: [] };

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

/** The marks of a board: of a question, or the reach of the stack in the hand. Until the engine has found that, its first steps. */
export function handMarks(
  seen: Seen,
  stack: Stack | undefined,
  { ways }: Prospects,
): { readonly [place in PlaceId]?: Mark } {
  return stack && ways.length > 0 ? wayMarks(stack, ways) : marksFor(seen, stack?.from);
}

/** The places of a way in order, with its start. */
export function placesOf(from: PlaceId, { path }: Pick<Way, 'path'>): readonly PlaceId[] {
  return [from, ...path.flatMap(({ kind, fixed }) => (kind === 'step' ? [fixed['to'] as PlaceId] : []))];
}

/** The places between the start of a way and its end. */
export const throughOf = (from: PlaceId, way: Pick<Way, 'path'>): readonly PlaceId[] =>
  placesOf(from, way).slice(1, -1);

/** The drawing of the way to a place; if the stack cannot reach it, of the way as far as it comes. */
export function routeOf(
  { from }: Stack,
  { ways }: Prospects,
  place: PlaceId,
  stop: Stop | undefined,
): Route | undefined {
  const best = bestWays(ways);
  const way = best.get(place);
  if (way) return { places: placesOf(from, way) };
  if (!stop) return undefined;
  const { at, next } = stop;
  const far = best.get(at);
  return { places: far ? placesOf(from, far) : [from], stops: next };
}
