import { accepts, isAction } from '../kernel/choices.ts';
import type { Action, Applied, Barred, Choice, Decision, Game, Refusal } from '../kernel/contract.ts';
import { seeded } from '../kernel/dice.ts';
import { barred } from './barred.ts';
import { NATIONS, type NationId, PLACES, type PlaceId, type RulingId, type ScenarioId } from './data/ids.ts';
import { SCENARIO_TABLE } from './data/scenarios.ts';
import { PUBLISHED, tables } from './data/sets.ts';
import { describe } from './describe.ts';
import type { HispaniaFact } from './facts.ts';
import { position } from './position.ts';
import { queries } from './queries.ts';
import { refuse } from './refusals.ts';
import { answer, ask, carryOn, whyNot } from './rules/phases.ts';
import { merged } from './rules/units.ts';
import { draftOf, isPlace, type View } from './rules/view.ts';
import type { Cohort, State } from './state.ts';
import { view } from './view.ts';

/** Joins the rules, what single nations do otherwise, and the tables into the game that the kernel plays. */

/** What a new game is played with. */
export interface Options {
  readonly scenario: ScenarioId;
  readonly rulings?: Readonly<Partial<Record<RulingId, 'b'>>>;
  /** Who plays a nation; the nation itself unless told. */
  readonly seats?: Readonly<Partial<Record<NationId, string>>>;
}

/** The starting position of a scenario: the units of its first turn, and its first nation about to move. */
function setup({ scenario, rulings = {}, seats = {} }: Options, seed: number): State {
  const [turn, lastTurn] = SCENARIO_TABLE[scenario].turns;
  const setUp = tables(PUBLISHED).setUps[turn as 1 | 4];
  const places: Partial<Record<PlaceId, readonly Cohort[]>> = {};
  const nations: { [nation in NationId]?: { seat: string; points: number; capital: null } } = {};
  for (const owner of NATIONS) {
    for (const [place, quota] of Object.entries(setUp[owner] ?? {}) as [PlaceId, Record<string, number>][]) {
      nations[owner] = { seat: seats[owner] ?? owner, points: 0, capital: null };
      const units = Object.entries(quota).map(([kind, count]) => ({ owner, kind: kind as Cohort['kind'], count }));
      places[place] = merged(units);
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
  const read = view(state);
  if (state.active === null || ask(read)) return { state, facts: [] };
  const draft = draftOf(read, [], PLACES);
  carryOn(draft);
  return { state: draft.state, facts: draft.facts };
}

function apply(state: State, action: Action): Applied<State, HispaniaFact> {
  const before = settled(state);
  const draft = draftOf(view(before.state), before.facts);
  const refusal = whyRefused(draft, action);
  if (refusal) return { refusal };
  answer(draft, action);
  return { state: draft.state, facts: draft.facts };
}

function explain(state: State, action: Action): Refusal | undefined {
  return whyRefused(view(settled(state).state), action);
}

function whyRefused(read: View, action: Action): Refusal | undefined {
  if (!isAction(action)) return refuse('not-an-action', '1', {});
  const places = Object.hasOwn(PLACES_OF, action.kind) ? (PLACES_OF[action.kind] ?? []) : [];
  if (!places.every((key) => isPlace(read, action.fixed[key]))) return refuse('no-such-place', '5', {});
  const question = ask(read);
  return question?.choices.some((choice) => mayBe(choice, action) && accepts(choice, action))
    ? undefined
    : whyNot(read, action);
}

/** A first look: of a hundred choices `accepts` reads those few that are about the same places. */
function mayBe({ kind, fixed }: Choice, action: Action): boolean {
  if (kind !== action.kind) return false;
  for (const name in fixed) if (fixed[name] !== action.fixed[name]) return false;
  return true;
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
