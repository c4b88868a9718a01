import { accepts, isAction } from '../../../kernel/choices.ts';
import type { Action, Applied, Barred, Choice, Decision, Game, Outcome, Refusal } from '../../../kernel/contract.ts';
import { seeded } from '../../../kernel/dice.ts';
import { barred } from './barred.ts';
import { PLACES } from './data/ids.ts';
import { describe } from './describe.ts';
import type { HispaniaFact } from './facts.ts';
import { position } from './position.ts';
import { queries } from './queries.ts';
import { refuse } from './refusals.ts';
import { standings } from './rules/final-score.ts';
import { answer, ask, asked, carryOn, choicesFor, whyNot } from './rules/phases.ts';
import { seatsIn } from './rules/players.ts';
import { draftOf, isPlace, stateOf, type View } from './rules/view.ts';
import { dealtAnew } from './secrets.ts';
import { type Options, setup } from './setup.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** Joins the rules, what single nations do otherwise, and the tables into the game that the kernel plays. */

/** A position in which something is asked, or the game is over: found once, and handed down to whoever needs it. */
interface Situation {
  readonly view: View;
  /** The question, where it had to be found to know that there is one. */
  readonly question: Decision | boolean;
  /** What has happened by itself up to there. */
  readonly facts: readonly HispaniaFact[];
}

const NONE: readonly HispaniaFact[] = [];

/** Where a state stands. What `setup` and `position` give may have to go on by itself first, up to the first question. */
function situation(state: State): Situation {
  const read = view(state);
  const question = state.stage !== 'over' && asked(read);
  if (question || state.stage === 'over') return { view: read, question, facts: NONE };
  const draft = draftOf(read, [], PLACES);
  carryOn(draft);
  return { view: view(stateOf(draft)), question: draft.state.stage !== 'over', facts: draft.facts };
}

function decision(state: State): Decision | undefined {
  const { view: read, question } = situation(state);
  return question === true ? ask(read) : question || undefined;
}

/** The state in which the first question is asked and what has happened up to there, for a page to show before the first answer. */
export function settled(state: State): { readonly state: State; readonly facts: readonly HispaniaFact[] } {
  const { view: read, facts } = situation(state);
  return { state: read.state, facts };
}

/** The ranks of the players (15); of none in a position that was written down. */
function outcome(state: State): Outcome | undefined {
  const ended = settled(state).state;
  return ended.stage === 'over' ? { is: 'ranking', rule: '15', results: standings(ended) } : undefined;
}

function apply(state: State, action: Action): Applied<State, HispaniaFact> {
  const before = situation(state);
  const refusal = whyRefused(before, action);
  if (refusal) return { refusal };
  const draft = draftOf(before.view, before.facts);
  answer(draft, action);
  return { state: stateOf(draft), facts: draft.facts };
}

function whyRefused({ view: read, question }: Situation, action: Action): Refusal | undefined {
  if (!isAction(action)) return refuse('not-an-action', '1', {});
  const places = Object.hasOwn(PLACES_OF, action.kind) ? (PLACES_OF[action.kind] ?? []) : [];
  const isGround = (name: string | undefined) =>
    isPlace(read, name) || (name === 'band' && TO_BAND.includes(action.kind));
  if (!places.every((key) => isGround(action.fixed[key]))) return refuse('no-such-place', '5', {});
  const choices = question === true ? choicesFor(read, action) : question ? question.choices : [];
  return choices.some((choice) => mayBe(choice, action) && accepts(choice, action)) ? undefined : whyNot(read, action);
}

/** A first look: of a hundred choices `accepts` reads those few that are about the same places. */
function mayBe({ kind, fixed }: Choice, action: Action): boolean {
  if (kind !== action.kind) return false;
  for (const name in fixed) if (fixed[name] !== action.fixed[name]) return false;
  return true;
}

/** What may lead to the band off the map. */
const TO_BAND: readonly string[] = ['retreat', 'retreat-leader'];

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
  disband: ['place'],
  place: ['to'],
  arrive: ['to'],
  cull: ['place'],
  pile: ['place'],
  withdraw: ['from', 'to'],
  'give-up': ['place'],
  survive: ['place'],
  found: ['place'],
  swap: ['place'],
  castle: ['place'],
  march: ['to'],
  hire: ['place'],
  engage: ['to'],
  enter: ['to'],
};

/** Hispania on the kernel's contract. */
export const hispania: Game<State, HispaniaFact, Options> = {
  id: 'hispania',
  version: 2,
  setup,
  position,
  decision,
  apply,
  explain: (state, action) => whyRefused(situation(state), action),
  // Each player plays for himself.
  seats: (state) => seatsIn(state).map((seat) => ({ seat, side: seat })),
  outcome,
  describe,
  imagine: (state, seat, seed) => ({
    ...dealtAnew(state, seat, ~seed),
    dice: { ...seeded(seed), rolled: state.dice.rolled },
  }),
  barred: (state): readonly Barred[] => barred(situation(state).view),
  dice: { of: (state) => state.dice, with: (state, dice) => ({ ...state, dice }) },
  queries,
};
