import { isTown, townsNear, waysFrom } from '../../engine/data/geography.ts';
import type { GeneralId, SpaceId, TownId } from '../../engine/data/ids.ts';
import { hasRoad } from '../../engine/rules/roads.ts';
import { isBarred, isEnterable } from '../../engine/rules/routes.ts';
import type { State } from '../../engine/state.ts';
import type { PathMarks, PathStep } from './marks.ts';

/** A move: from where, over spaces of other generals, to where. A fact of a move has it, and a route with the general's space. */
interface Move {
  readonly general: GeneralId;
  readonly from: SpaceId;
  readonly over: readonly SpaceId[];
  readonly to: SpaceId;
}

/** The way of a move, connection by connection (4.1). `state`: the position before the move. */
export function pathOf(state: State, { general, from, over, to }: Move): PathMarks {
  const stops = [from, ...over, to];
  return { general, steps: stops.slice(1).flatMap((next, i) => legOf(state, stops[i] ?? from, next)) };
}

/** A leg: along a connection for its segments, or along a chain of roads for one coin (4.1-road). */
function legOf(state: State, from: SpaceId, to: SpaceId): readonly PathStep[] {
  const direct = waysFrom(from).find((one) => one.to === to)?.segments;
  const roads = isTown(from) && isTown(to) ? chainOf(state, from, to) : undefined;
  if (direct !== undefined && (direct === 1 || !roads)) return [{ from, to, coins: direct }];
  return (roads ?? []).map((step, i) => ({ ...step, coins: i === 0 ? 1 : 0 }));
}

/** The shortest chain of roads between two towns. */
function chainOf(state: State, from: TownId, to: TownId): readonly Omit<PathStep, 'coins'>[] | undefined {
  const before = new Map<TownId, TownId | null>([[from, null]]);
  // A map that is walked takes in what is added meanwhile.
  for (const [at] of before) {
    for (const next of townsNear(at))
      if (!before.has(next) && hasRoad(state, at, next) && isEnterable(state, next) && !isBarred(state, next))
        before.set(next, at);
  }
  const steps: Omit<PathStep, 'coins'>[] = [];
  for (let at: TownId | null | undefined = to; at; at = before.get(at)) {
    const last = before.get(at);
    if (last) steps.unshift({ from: last, to: at });
  }
  return steps.length > 0 ? steps : undefined;
}
