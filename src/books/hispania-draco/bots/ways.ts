import type { Action, Choice } from '../../../kernel/contract.ts';
import { call, move, place, sail, take } from '../engine/actions.ts';
import { isCapital, isTown, neighbours } from '../engine/data/geography.ts';
import { DISCS, type GeneralId, SEAS, type SpaceId } from '../engine/data/ids.ts';
import { MOST } from '../engine/data/level.ts';
import { actors, movers } from '../engine/rules/actors.ts';
import { armyAt, garrisonsAt, revoltsAt } from '../engine/rules/board.ts';
import { whyNoGarrison } from '../engine/rules/garrisons.ts';
import { murderChoices } from '../engine/rules/murder.ts';
import { whyNoCall } from '../engine/rules/proconsul.ts';
import { garrisonsLeft } from '../engine/rules/reserve.ts';
import { type Route, routesOf, voyagesOf } from '../engine/rules/routes.ts';
import { sidesOf } from '../engine/rules/values.ts';
import { buildChoices } from '../engine/rules/works.ts';
import type { Combat, State } from '../engine/state.ts';
import { chancesOf } from './chances.ts';

/** An answer; of a move its way. */
export type Answer = Action & { readonly route?: Route };

/** The answers of a Roman phase that may be worth their coins; its end is not among them. */
export function answersTo(state: State): readonly Answer[] {
  const answers: Answer[] = movers(state).flatMap((general) =>
    routesOf(state, general)
      .filter(({ cost }) => cost <= state.coins)
      .map((route): Answer => ({ ...move(general, route.to), route })),
  );
  if (state.leaving) return answers;
  for (const general of actors(state)) {
    const from = state.generals[general];
    if (from === null) continue;
    for (const at of neighbours(from)) if (revoltsAt(state, at) > 0) answers.push(...fights(state, general, from, at));
  }
  answers.push(...voyages(state), ...garrisons(state));
  for (const choice of [...buildChoices(state), ...murderChoices(state)]) answers.push(...filled(choice));
  if (!whyNoCall(state)) answers.push(call());
  return answers;
}

/** The position after a move, as the rule leaves it. */
export function moved(state: State, general: GeneralId, { to, cost, crosses }: Route): State {
  const lethe = state.lethe && !crosses;
  return { ...state, coins: state.coins - cost, leaving: false, lethe, generals: { ...state.generals, [general]: to } };
}

/** A fight with each number of coins that has a better chance than one coin less. */
function fights(state: State, general: GeneralId, from: SpaceId, at: SpaceId): readonly Action[] {
  const kind = armyAt(state, at) ? 'attack' : 'siege';
  const answers: Action[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let coins = 1; coins <= Math.min(MOST.combat, state.coins); coins++) {
    const combat: Combat = { by: 'roman', kind, general, from, to: at, coins, raise: 0 };
    const { roman, hispanic } = chancesOf(sidesOf(state, combat), combat);
    const lead = kind === 'attack' ? roman - hispanic : roman;
    if (roman === 0 || lead <= best) continue;
    best = lead;
    answers.push({ kind, fixed: { general, place: at }, values: { coins } });
  }
  return answers;
}

/** Voyages of the fleet that carries the general of the turn. */
function voyages(state: State): readonly Action[] {
  const at = SEAS.find((sea) => sea === state.generals[state.turn]);
  if (at === undefined || !state.fleets.includes(at)) return [];
  return voyagesOf(state, at)
    .filter(({ cost }) => cost <= state.coins)
    .map(({ to }) => sail(at, to));
}

/** Garrisons where there is none, a second one in a capital; and taken back where none is left in hand. */
function garrisons(state: State): readonly Action[] {
  const at = state.generals[state.turn];
  if (at === null || !isTown(at)) return [];
  const discs = garrisonsAt(state, at).length;
  const places = discs === 0 || (discs === 1 && isCapital(at));
  const takes = discs > 0 && garrisonsLeft(state, state.turn) === 0;
  return DISCS.flatMap((disc): readonly Action[] => [
    ...(places && !whyNoGarrison(state, 'place', disc) ? [place(disc)] : []),
    ...(takes && !whyNoGarrison(state, 'take', disc) ? [take(disc)] : []),
  ]);
}

/** A choice with each number of coins. */
export function filled({ kind, fixed, ranges }: Choice): readonly Action[] {
  const { coins } = ranges;
  if (coins?.is !== 'number') return [{ kind, fixed, values: {} }];
  const { min, max } = coins;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ kind, fixed, values: { coins: min + i } }));
}
