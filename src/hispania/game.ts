import { accepts } from '../kernel/choices.ts';
import type { Action, Applied, Barred, Decision, Game, Refusal } from '../kernel/contract.ts';
import { seeded } from '../kernel/dice.ts';
import { barred } from './barred.ts';
import { NATIONS, type NationId, type PlaceId, type RulingId, type ScenarioId } from './data/ids.ts';
import { SCENARIO_TABLE } from './data/scenarios.ts';
import { PUBLISHED, tables } from './data/sets.ts';
import { describe } from './describe.ts';
import type { HispaniaFact } from './facts.ts';
import { NATION_HOOKS } from './nations/index.ts';
import { position } from './position.ts';
import { queries } from './queries.ts';
import { answer, ask, carryOn, whyNot } from './rules/phases.ts';
import { type Draft, isPlace, type View } from './rules/view.ts';
import type { Cohort, State } from './state.ts';

/** Joins the rules, what single nations do otherwise, and the tables into the game that the kernel plays. */

/** What a new game is played with. */
export interface Options {
  readonly scenario: ScenarioId;
  readonly rulings?: Readonly<Partial<Record<RulingId, 'b'>>>;
  /** Who plays a nation; the nation itself unless told. */
  readonly seats?: Readonly<Partial<Record<NationId, string>>>;
}

/** A state as the rules read it. */
export function view(state: State): View {
  return { state, tables: tables(state.set, state.corrections ?? null), hooks: NATION_HOOKS };
}

/** The starting position of a scenario: the units of its first turn, and its first nation about to move. */
function setup({ scenario, rulings = {}, seats = {} }: Options, seed: number): State {
  const [turn, lastTurn] = SCENARIO_TABLE[scenario].turns;
  const setUp = tables(PUBLISHED).setUps[turn as 1 | 4];
  const places: Partial<Record<PlaceId, Cohort[]>> = {};
  const nations: { [nation in NationId]?: { seat: string; points: number; capital: null } } = {};
  for (const owner of NATIONS) {
    for (const [place, quota] of Object.entries(setUp[owner] ?? {}) as [PlaceId, Record<string, number>][]) {
      nations[owner] = { seat: seats[owner] ?? owner, points: 0, capital: null };
      places[place] = Object.entries(quota).map(([kind, count]) => ({ owner, kind: kind as Cohort['kind'], count }));
    }
  }
  const active = NATIONS.find((nation) => nations[nation]) ?? null;
  const dice = seeded(seed);
  return {
    game: 'hispania',
    set: PUBLISHED,
    rulings,
    turn,
    lastTurn,
    active,
    phase: 0,
    frames: [],
    places,
    nations,
    dice,
  };
}

/** The question asked now. Where nothing is asked in a position that was written down, the game first goes on to one. */
function decision(state: State): Decision | undefined {
  return ask(view(settled(state).state));
}

/** A state in which something is asked, or the game is over: what `position` gives may have to go on by itself first. */
function settled(state: State): { readonly state: State; readonly facts: readonly HispaniaFact[] } {
  const draft: Draft = { ...view(state), facts: [] };
  if (state.active === null || ask(draft)) return { state, facts: [] };
  carryOn(draft);
  return { state: draft.state, facts: draft.facts };
}

function apply(state: State, action: Action): Applied<State, HispaniaFact> {
  const before = settled(state);
  const draft: Draft = { ...view(before.state), facts: [...before.facts] };
  const refusal = refuse(draft, action);
  if (refusal) return { refusal };
  answer(draft, action);
  return { state: draft.state, facts: draft.facts };
}

function explain(state: State, action: Action): Refusal | undefined {
  return refuse(view(settled(state).state), action);
}

function refuse(read: View, action: Action): Refusal | undefined {
  if (!isAction(action)) return { code: 'not-an-action', rule: '1', params: {} };
  for (const key of PLACES_OF[action.kind] ?? []) {
    const name = action.fixed[key];
    if (!isPlace(read, name)) return { code: 'no-such-place', rule: '5', params: { place: String(name).slice(0, 40) } };
  }
  const question = ask(read);
  return question?.choices.some((choice) => accepts(choice, action)) ? undefined : whyNot(read, action);
}

/** Where an action of each kind takes place: without these it means nothing. */
const PLACES_OF: { readonly [kind: string]: readonly string[] } = {
  step: ['from', 'to'],
  pin: ['place'],
  remove: ['place'],
  capital: ['place'],
  rebuild: ['place'],
  battle: ['place'],
  retreat: ['to'],
  'retreat-leader': ['to'],
};

/** Whether something that came from outside has the form of an action. */
function isAction(action: unknown): action is Action {
  if (typeof action !== 'object' || action === null) return false;
  const { kind, fixed, values } = action as Record<string, unknown>;
  return typeof kind === 'string' && isObject(fixed) && isObject(values);
}

function isObject(x: unknown): x is object {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

/** Hispania on the kernel's contract. */
export const hispania: Game<State, HispaniaFact, Options> = {
  id: 'hispania',
  version: 1,
  setup,
  position,
  decision,
  apply,
  explain,
  describe,
  // Nothing is hidden yet but the dice to come.
  imagine: (state, _seat, seed) => ({ ...state, dice: { ...seeded(seed), rolled: state.dice.rolled } }),
  barred: (state): readonly Barred[] => barred(view(settled(state).state)),
  dice: { of: (state) => state.dice, with: (state, dice) => ({ ...state, dice }) },
  queries,
};
