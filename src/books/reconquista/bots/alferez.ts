import type { Action, Choice, Decision } from '../../../kernel/contract.ts';
import { end, sally } from '../engine/actions.ts';
import { LOCATIONS, type LocationId, type RegionId } from '../engine/data/ids.ts';
import { reconquista } from '../engine/game.ts';
import { fresh, isShut } from '../engine/rules/forces.ts';
import { size, sum } from '../engine/rules/units.ts';
import type { State } from '../engine/state.ts';
import { siegeChances } from './chances.ts';
import { type Foreseen, foresee } from './prospects.ts';
import { firstOf, shoppings } from './shopping.ts';
import type { Thought, Why } from './thought.ts';
import { actionOf, type Way, waysOf } from './ways.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { Judge } from './worth.ts';

/**
 * Plays by rule of thumb: it judges what comes of each answer, battles and sieges at their exact odds, and plays nothing
 * ahead. The Alférez bore the king’s banner.
 */

/** An answer with the worth of what comes of it. */
export interface Option {
  readonly action: Action;
  readonly worth: number;
  readonly why: Why;
}

/** An answer to the decision of a state. */
export function alferez(state: State, decision: Decision, weights: Weights = WEIGHTS): Thought {
  const options = optionsOf(state, decision, weights);
  const [best] = options;
  if (!best) throw new Error(`nothing can be answered: ${decision.kind}`);
  return { action: best.action, why: best.why, looked: options.length };
}

/** Answers that are worth a look, the best first. */
export function optionsOf(state: State, decision: Decision, weights: Weights = WEIGHTS): readonly Option[] {
  const [only, other] = decision.choices;
  if (only && !other && Object.keys(only.ranges).length === 0)
    return [{ action: { kind: only.kind, fixed: only.fixed, values: {} }, worth: 0, why: { kind: 'only' } }];
  const judge = new Judge(state, weights);
  switch (decision.kind) {
    case 'spending':
      return spend(state, judge);
    case 'region':
      return chooseRegion(state, decision, judge);
    case 'moves':
      return moves(state, judge);
    default:
      return weigh(state, decision, judge);
  }
}

/** A gain that is less is not worth an answer. */
const LEAST_GAIN = 0.05;

function byWorth(options: readonly Option[]): readonly Option[] {
  return [...options].sort((a, b) => b.worth - a.worth);
}

function spend(state: State, judge: Judge): readonly Option[] {
  const before = judge.worth(state);
  const options = shoppings(state, judge).flatMap((shopping): readonly Option[] => {
    const action = firstOf(shopping);
    if (!action) return [];
    const { worth } = shopping;
    return [{ action, worth, why: { kind: 'buys', place: action.fixed.place, gain: worth - before } }];
  });
  return options.length > 0 ? options : [{ action: end(), worth: before, why: { kind: 'rests' } }];
}

/** The regions by what the moves in them promise. */
function chooseRegion(state: State, { choices }: Decision, judge: Judge): readonly Option[] {
  const before = judge.worth(state);
  const options = choices.flatMap(({ kind, fixed }): readonly Option[] => {
    if (kind !== 'region' || !state.moves) return [];
    const region = fixed['region'] as RegionId;
    const gain = planned({ ...state, moves: { ...state.moves, region } }, judge);
    if (gain < LEAST_GAIN) return [];
    return [{ action: { kind, fixed, values: {} }, worth: before + gain, why: { kind: 'region', region, gain } }];
  });
  return byWorth([...options, { action: end(), worth: before, why: { kind: 'rests' } }]);
}

/** What the best move in the chosen region gains, and a part of what the best one to another location does. */
function planned(state: State, judge: Judge): number {
  const before = judge.worth(state);
  const ways = weighedWays(state, judge);
  const best = bestOf(ways);
  if (!best || best.worth - before < LEAST_GAIN) return 0;
  const from = best.way.groups.map(({ at }) => at);
  const second = bestOf(
    ways.filter(({ way }) => way.to !== best.way.to && !way.groups.some(({ at }) => from.includes(at))),
  );
  return best.worth - before + SECOND * Math.max(0, (second?.worth ?? before) - before);
}

const SECOND = 0.7;

interface Weighed {
  readonly way: Way;
  readonly foreseen: Foreseen;
  readonly worth: number;
}

/** All moves with what they are worth; while a force is on the way its own, as long as one of them is worth it. */
function weighedWays(state: State, judge: Judge): readonly Weighed[] {
  const { moves } = state;
  if (!moves) return [];
  if (!moves.force) return Object.keys(moves.moved).length > 0 ? weighedFrom(state, judge) : opening(state, judge);
  const own = weighedFrom(state, judge, moves.force.at);
  const best = bestOf(own);
  return best && best.worth - judge.worth(state) >= LEAST_GAIN ? own : weighedFrom(state, judge);
}

/** The moves with which a region begins, remembered: they are weighed before it is chosen, and again after. */
const openings = new WeakMap<State['places'], Map<string, readonly Weighed[]>>();

function opening(state: State, judge: Judge): readonly Weighed[] {
  const known = openings.get(state.places) ?? new Map<string, readonly Weighed[]>();
  openings.set(state.places, known);
  const key = `${judge.name} ${state.moves?.region}`;
  const weighed = known.get(key) ?? weighedFrom(state, judge);
  known.set(key, weighed);
  return weighed;
}

function weighedFrom(state: State, judge: Judge, from?: LocationId): readonly Weighed[] {
  return waysOf(state, from).map((way) => {
    const foreseen = foresee(way.before, way.to, way.groups);
    return { way, foreseen, worth: expected(foreseen, judge) - STEP * way.steps };
  });
}

/** Of equal ways the shorter is taken. */
const STEP = 0.001;

function bestOf(ways: readonly Weighed[]): Weighed | undefined {
  let best: Weighed | undefined;
  for (const one of ways) if (!best || one.worth > best.worth) best = one;
  return best;
}

function expected({ prospects }: Foreseen, judge: Judge): number {
  return prospects.reduce((sum, { chance, state }) => sum + chance * judge.worth(state), 0);
}

/** The number of moves that are made answers of. */
const MOST_OPTIONS = 16;

/** The best moves and the end of moves; of several with the same first step the best. */
function moves(state: State, judge: Judge): readonly Option[] {
  const before = judge.worth(state);
  const best = [...weighedWays(state, judge)].sort((a, b) => b.worth - a.worth).slice(0, MOST_OPTIONS);
  const all: readonly Option[] = [
    ...best.map((one) => ({ ...optionOf(one, before), action: actionOf(one.way.first) })),
    ...sallies(state, judge).map((one) => ({ ...optionOf(one, before), action: sally(one.way.to) })),
    { action: end(), worth: before + LEAST_GAIN, why: { kind: 'rests' } },
  ];
  const found = new Map<string, Option>();
  for (const option of byWorth(all)) {
    const key = JSON.stringify(option.action);
    if (!found.has(key)) found.set(key, option);
  }
  return [...found.values()];
}

function optionOf({ way, foreseen, worth }: Weighed, before: number): Omit<Option, 'action'> {
  return { worth, why: whyOf(way, foreseen, worth - before) };
}

/** Besieged Christians may fight their way out (ruling M4). */
function sallies(state: State, judge: Judge): readonly Weighed[] {
  const { moves } = state;
  if (!moves) return [];
  const shut = LOCATIONS.filter((at) => isShut(state.places[at]) && size(fresh(state, moves, at)) > 0);
  return shut.map((to): Weighed => {
    const groups = [{ at: to, units: fresh(state, moves, to) }];
    const way: Way = { first: { to, groups }, to, before: state, groups, steps: 1 };
    const foreseen = foresee(state, to, groups);
    return { way, foreseen, worth: expected(foreseen, judge) };
  });
}

function whyOf({ to, groups }: Way, { by, prospects }: Foreseen, gain: number): Why {
  const units = size(sum(groups.map((one) => one.units)));
  if (!by) return { kind: 'marches', to, units, gain };
  const chance = prospects.reduce((all, one) => all + one.chance * holds(one.state, to), 0);
  return { kind: 'attacks', to, units, by, chance, gain };
}

/** The chance that Christians hold a location after its siege. */
function holds(state: State, at: LocationId): number {
  const place = state.places[at];
  if (place.siege?.side !== 'christian') return place.held?.side === 'christian' ? 1 : 0;
  const { stands, razed } = siegeChances(state, at, place, place.siege);
  return stands + razed;
}

/** Compares the positions after the answers: where to place or to retreat, and what a plague takes. */
function weigh(state: State, { choices }: Decision, judge: Judge): readonly Option[] {
  const actions = choices.flatMap(answersTo);
  const options = actions.flatMap((action): readonly Option[] => {
    const { state: next } = reconquista.apply(state, action);
    if (!next) return [];
    const after = next.turn === state.turn && next.phase === state.phase ? judge : new Judge(next);
    return [{ action, worth: after.worth(next), why: { kind: 'weighed', of: actions.length } }];
  });
  return byWorth(options);
}

/** The answers of a choice: each range filled from one of its keys on. */
function answersTo({ kind, fixed, ranges }: Choice): readonly Action[] {
  const [named] = Object.entries(ranges);
  if (!named) return [{ kind, fixed, values: {} }];
  const [name, range] = named;
  if (range.is === 'number') return [{ kind, fixed, values: { [name]: range.max } }];
  const keys = Object.keys(range.of);
  return keys.map((_, i) => {
    const values: Record<string, number> = {};
    let left = range.max;
    for (const key of [...keys.slice(i), ...keys.slice(0, i)]) {
      const n = Math.min(left, range.of[key] ?? 0);
      if (n > 0) values[key] = n;
      left -= n;
    }
    return { kind, fixed, values };
  });
}
