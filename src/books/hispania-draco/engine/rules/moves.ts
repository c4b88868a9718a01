import type { Barred, Choice, Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf } from '../actions.ts';
import { isSea, neighbours } from '../data/geography.ts';
import { SEAS, type SeaId, SPACES, type SpaceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { actorNamed, movers, whyTooDear } from './actors.ts';
import { generalAt, revoltsAt } from './board.ts';
import { change, type Draft, setGeneral } from './draft.ts';
import { isBarred, isEnterable, type Route, routesOf, stepsOf, voyagesOf } from './routes.ts';

/** Moves of generals and fleets in the Roman phase (4.1), and the free move after the Hispanic one (8.2-ulterior). */

export function moveChoices(state: State): readonly Choice[] {
  return movers(state).flatMap((general) =>
    routesOf(state, general).flatMap(({ to, cost }): readonly Choice[] =>
      cost <= state.coins ? [{ kind: 'move', fixed: { general, to }, ranges: {} }] : [],
    ),
  );
}

export function sailChoices(state: State): readonly Choice[] {
  return state.fleets.flatMap((from) =>
    voyagesOf(state, from).flatMap(({ to, cost }): readonly Choice[] =>
      cost <= state.coins ? [{ kind: 'sail', fixed: { from, to }, ranges: {} }] : [],
    ),
  );
}

export function walkChoices(state: State): readonly Choice[] {
  return stepsOf(state, state.turn).map(({ to }) => ({ kind: 'walk', fixed: { general: state.turn, to }, ranges: {} }));
}

/** Moves a general for coins; the consul may command the praetors (8.2-consul). */
export function moveGeneral(draft: Draft, { fixed: { general, to } }: ActionOf<'move'>): void {
  const route = routesOf(draft.state, general).find((one) => one.to === to);
  if (!route) return;
  change(draft, { coins: draft.state.coins - route.cost, leaving: false });
  const isOwn = general === draft.state.turn || general === 'proconsul';
  follow(draft, general, route, isOwn ? '4.1' : '8.2-consul');
}

/** Moves the praetor of Ulterior free. */
export function walk(draft: Draft, { fixed: { general, to } }: ActionOf<'walk'>): void {
  const route = stepsOf(draft.state, general).find((one) => one.to === to);
  if (route) follow(draft, general, { ...route, cost: 0 }, '8.2-ulterior');
}

function follow(
  draft: Draft,
  general: ActionOf<'move'>['fixed']['general'],
  { to, cost, over, crosses }: Route,
  rule: '4.1' | '8.2-consul' | '8.2-ulterior',
): void {
  const from = draft.state.generals[general];
  if (from === null) return;
  if (crosses) {
    change(draft, { lethe: false });
    draft.facts.push({ kind: 'crossed', rule: '9.4-lethe', general });
  }
  setGeneral(draft, general, to);
  draft.facts.push({ kind: 'moved', rule, general, from, over, to, cost });
}

/** Moves a fleet with a general aboard. */
export function sail(draft: Draft, { fixed: { from, to } }: ActionOf<'sail'>): void {
  const { state } = draft;
  const voyage = voyagesOf(state, from).find((one) => one.to === to);
  if (!voyage) return;
  const aboard = generalAt(state, from) ?? null;
  change(draft, {
    coins: state.coins - voyage.cost,
    fleets: state.fleets.map((at) => (at === from ? to : at)),
  });
  if (aboard) setGeneral(draft, aboard, to);
  draft.facts.push({ kind: 'sailed', rule: '4.1-fleet', from, to, general: aboard, cost: voyage.cost });
}

/** Why a general may not move to a space. */
export function whyNoMove(state: State, fixed: { readonly [key: string]: string }): Refusal | undefined {
  const { general, refusal } = actorNamed(state, fixed['general'], movers(state));
  if (refusal) return refusal;
  const to = SPACES.find((one) => one === fixed['to']);
  if (to === undefined) return refuse('no-such-place', '1.3', {});
  const route = routesOf(state, general).find((one) => one.to === to);
  if (route) return whyTooDear(state, route.cost);
  return whyShut(state, to) ?? refuse('no-way', '4.1', { general, place: to });
}

/** Why no general may enter a space, or not stop there. */
function whyShut(state: State, to: SpaceId): Refusal | undefined {
  if (isSea(to) && revoltsAt(state, to) > 0) return refuse('pirates', '8.5', { place: to });
  if (isSea(to) && !isEnterable(state, to)) return refuse('no-fleet', '4.1-sea', { place: to });
  if (!isEnterable(state, to)) return refuse('in-revolt', '4.1-revolt', { place: to });
  if (isBarred(state, to)) return refuse('river', '9.4-lethe', { place: to });
  return generalAt(state, to) === undefined ? undefined : refuse('occupied', '4.1-pass', { place: to });
}

/** Why the free move may not lead to a space. */
export function whyNoWalk(state: State, fixed: { readonly [key: string]: string }): Refusal {
  const general = state.turn;
  const to = SPACES.find((one) => one === fixed['to']);
  if (to === undefined) return refuse('no-such-place', '1.3', {});
  return whyShut(state, to) ?? refuse('no-way', '8.2-ulterior', { general, place: to });
}

/** Why a fleet may not move to a sea. */
export function whyNoSail(state: State, fixed: { readonly [key: string]: string }): Refusal | undefined {
  const named = (name: string | undefined): SeaId | undefined => SEAS.find((one) => one === name);
  const [from, to] = [named(fixed['from']), named(fixed['to'])];
  if (from === undefined || to === undefined) return refuse('no-such-place', '1.3', {});
  if (state.leaving) return refuse('leave', '3.4', { general: state.turn });
  if (!state.fleets.includes(from)) return refuse('no-fleet', '4.1-fleet', { place: from });
  if (state.fleets.includes(to)) return refuse('fleet-there', '1.3-limits', { place: to });
  if (revoltsAt(state, to) > 0) return refuse('pirates', '8.5', { place: to });
  const voyage = voyagesOf(state, from).find((one) => one.to === to);
  return voyage ? whyTooDear(state, voyage.cost) : refuse('no-voyage', '4.1-fleet', { place: to });
}

/** Spaces beside a mover, or occupied ones, to which he may not move now. */
export function barredMoves(state: State): readonly Barred[] {
  return movers(state).flatMap((general) => {
    const from = state.generals[general];
    if (from === null) return [];
    return neighbours(from).flatMap((to): readonly Barred[] => {
      const fixed = { general, to };
      const refusal = whyNoMove(state, fixed);
      return refusal ? [{ kind: 'move', fixed, refusal }] : [];
    });
  });
}
