import type { Choice } from '../../../../kernel/contract.ts';
import { isSea, neighbours } from '../../engine/data/geography.ts';
import type { GeneralId, SeaId, SpaceId } from '../../engine/data/ids.ts';
import { generalAt } from '../../engine/rules/board.ts';
import { siteBetween } from '../../engine/rules/roads.ts';
import { routesOf, stepsOf, voyagesOf } from '../../engine/rules/routes.ts';
import type { State } from '../../engine/state.ts';
import type { PathMarks } from '../board/marks.ts';
import { pathOf } from '../board/path.ts';

/** The way of a move, and what an answer costs (4.1, 4.1-fleet, 8.1). */

export interface Way extends PathMarks {
  /** Coins. */
  readonly cost: number;
  /** Spaces of other generals that it passes (4.1-pass). */
  readonly over: readonly SpaceId[];
}

/** The way of an answer that moves a general or a fleet; undefined of other answers. */
export function wayOf(state: State, { kind, fixed }: Pick<Choice, 'kind' | 'fixed'>): Way | undefined {
  if (kind === 'sail') return sailing(state, fixed['from'] as SeaId, fixed['to'] as SeaId);
  if (kind !== 'move' && kind !== 'walk') return undefined;
  const general = fixed['general'] as GeneralId;
  const from = state.generals[general];
  const route = (kind === 'walk' ? stepsOf : routesOf)(state, general).find(({ to }) => to === fixed['to']);
  if (!route || from === null || from === undefined) return undefined;
  const { steps } = pathOf(state, { general, from, ...route });
  return kind === 'walk'
    ? { general, over: [], cost: 0, steps: steps.map((one) => ({ ...one, coins: 0 })) }
    : { general, over: route.over, cost: route.cost, steps };
}

/** The way of a fleet: through seas with fleets, in the colour of the general aboard. */
function sailing(state: State, from: SeaId, to: SeaId): Way | undefined {
  const voyage = voyagesOf(state, from).find((one) => one.to === to);
  if (!voyage) return undefined;
  const before = new Map<SeaId, SeaId | null>([[from, null]]);
  // A map that is walked takes in what is added meanwhile.
  for (const at of before.keys()) {
    if (at !== from && !state.fleets.includes(at)) continue;
    for (const next of neighbours(at)) if (isSea(next) && !before.has(next)) before.set(next, at);
  }
  const steps: PathMarks['steps'][number][] = [];
  for (let at: SeaId = to, last = before.get(at); last; at = last, last = before.get(at))
    steps.unshift({ from: last, to: at, coins: 1 });
  return { general: generalAt(state, from) ?? 'proconsul', over: [], cost: voyage.cost, steps };
}

/** The coins of an answer that names no number: of a way, or of a road. */
export function costOf(state: State, choice: Pick<Choice, 'kind' | 'fixed'>): number {
  const { kind, fixed } = choice;
  if (kind === 'build') {
    const from = state.generals[fixed['general'] as GeneralId];
    return (from && siteBetween(state, from, fixed['to'] ?? '')?.segments) || 0;
  }
  return wayOf(state, choice)?.cost ?? 0;
}

/** A step as it is paid. */
export interface Leg {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly coins: number;
  /** Along roads. */
  readonly roads: boolean;
}

/** The steps as they are paid: a chain of roads is one, for one coin (4.1-road). */
export function legsOf(
  steps: readonly { readonly from: SpaceId; readonly to: SpaceId; readonly coins: number }[],
): readonly Leg[] {
  const legs: Leg[] = [];
  for (const { from, to, coins } of steps) {
    const last = legs.at(-1);
    if (coins === 0 && last) legs[legs.length - 1] = { ...last, to, roads: true };
    else legs.push({ from, to, coins, roads: false });
  }
  return legs;
}
