import type { Action, Choice, Decision } from '../../../../kernel/contract.ts';
import { GENERALS, type GeneralId, SPACES, type SpaceId } from '../../engine/data/ids.ts';
import { type Route, routesFrom } from '../../engine/rules/routes.ts';
import type { State } from '../../engine/state.ts';
import { pathOf } from '../board/path.ts';
import type { Way } from './way.ts';

/** Several moves of a general in a row, to where no single one leads, or leads for fewer coins (4.1). One gesture gives them all. */
export interface Journey {
  readonly general: GeneralId;
  readonly to: SpaceId;
  readonly actions: readonly Action[];
  readonly way: Way;
}

interface Reached {
  readonly cost: number;
  readonly moves: readonly (Route & { readonly from: SpaceId })[];
}

/**
 * The cheapest journeys that the coins pay for, space by space. None in a Roman phase in which the river may be crossed: its ways change
 * on the way (9.4-lethe).
 */
export function journeysOf(state: State, { kind, choices }: Pick<Decision, 'kind' | 'choices'>): readonly Journey[] {
  if (kind !== 'roman' || state.lethe) return [];
  return GENERALS.filter((general) => choices.some((one) => isMoveOf(one, general))).flatMap((general) =>
    reached(state, general).map(([to, { cost, moves }]) => ({
      general,
      to,
      actions: moves.map((move) => ({ kind: 'move', fixed: { general, to: move.to }, values: {} })),
      way: {
        general,
        cost,
        over: moves.flatMap(({ over }) => over),
        steps: moves.flatMap((move) => pathOf(state, { general, ...move }).steps),
      },
    })),
  );
}

const isMoveOf = ({ kind, fixed }: Choice, general: GeneralId): boolean =>
  kind === 'move' && fixed['general'] === general;

/** The spaces to which several moves lead a general cheapest, with the moves; of equally cheap ways that of the fewest moves. */
function reached(state: State, general: GeneralId): readonly (readonly [SpaceId, Reached])[] {
  const from = state.generals[general];
  if (from === null) return [];
  const known = new Map<SpaceId, Reached>([[from, { cost: 0, moves: [] }]]);
  const open = new Set<SpaceId>([from]);
  const isLess = (a: Reached, b: Reached): boolean =>
    a.cost < b.cost || (a.cost === b.cost && a.moves.length < b.moves.length);
  while (open.size > 0) {
    const [at, here] = [...known].filter(([one]) => open.has(one)).reduce((a, b) => (isLess(b[1], a[1]) ? b : a));
    open.delete(at);
    for (const route of routesFrom(state, general, at)) {
      const next = { cost: here.cost + route.cost, moves: [...here.moves, { ...route, from: at }] };
      const last = known.get(route.to);
      if (next.cost > state.coins || (last && !isLess(next, last))) continue;
      known.set(route.to, next);
      open.add(route.to);
    }
  }
  return SPACES.flatMap((to) => {
    const way = known.get(to);
    return way && way.moves.length > 1 ? [[to, way] as const] : [];
  });
}
