import { accepts, isAction } from '../../../kernel/choices.ts';
import type { Action, Applied, Barred, Decision, Game, Refusal, Seated } from '../../../kernel/contract.ts';
import type { ActionKind, ActionOf } from './actions.ts';
import * as answers from './actions.ts';
import { PLACES, RAIDERS, type RuleId, UNIT_KINDS } from './data/ids.ts';
import { NEXT } from './data/tables.ts';
import { describe, imagine } from './describe.ts';
import type { TinyFact } from './facts.ts';
import { position } from './position.ts';
import { queries } from './queries.ts';
import { refuse } from './refusals.ts';
import type { Draft } from './rules/draft.ts';
import { askMove, move, whyNoMove } from './rules/move.ts';
import { askPledge, pledge, whyNoPledge } from './rules/pledge.ts';
import { outcome } from './rules/points.ts';
import { hasRaiders } from './rules/raiders.ts';
import { askRecruit, recruit, whyNoRecruits } from './rules/recruit.ts';
import { goOn } from './rules/rounds.ts';
import { type Options, setup } from './setup.ts';
import type { PhaseId, State } from './state.ts';

/** Joins the rules into the game for the kernel. */

/** The phase and the rule of each kind of action. */
const WHEN: { readonly [kind in ActionKind]: readonly [PhaseId, RuleId] } = {
  pledge: ['pledge', '2'],
  recruit: ['recruit', '3'],
  skip: ['recruit', '3'],
  move: ['move', '4'],
  stay: ['move', '4'],
};

function decision(state: State): Decision | undefined {
  if (state.phase === 'pledge') return askPledge(state);
  if (state.active === null) return undefined;
  return state.phase === 'recruit' ? askRecruit(state, state.active) : askMove(state, state.active);
}

/** Whether an action is one of those offered; this narrows its type. */
function isOffered(state: State, action: Action): action is ActionOf {
  return isAction(action) && (decision(state)?.choices.some((choice) => accepts(choice, action)) ?? false);
}

function explain(state: State, action: Action): Refusal | undefined {
  return isOffered(state, action) ? undefined : whyNot(state, action);
}

/** The reason why an action is not offered. */
function whyNot(state: State, action: Action): Refusal {
  const { phase, active } = state;
  if (!isAction(action)) return refuse('not-an-action', '1', {});
  if (phase === 'over') return refuse('over', '1', {});
  const [when, rule] = Object.hasOwn(WHEN, action.kind) ? WHEN[action.kind as ActionKind] : [];
  if (when !== phase) return refuse('not-now', rule ?? '1', { phase });
  if (action.kind === 'skip' || action.kind === 'stay') return refuse('not-an-action', '1', {});
  if (active === null) return whyNoPledge(state, action);
  return phase === 'recruit' ? whyNoRecruits(state, active, action) : whyNoMove(state, active, action);
}

function apply(state: State, action: Action): Applied<State, TinyFact> {
  if (!isOffered(state, action)) return { refusal: whyNot(state, action) };
  const draft: Draft = { state, facts: [] };
  carryOut(draft, action);
  goOn(draft);
  return { state: draft.state, facts: draft.facts };
}

function carryOut(draft: Draft, action: ActionOf): void {
  const { active } = draft.state;
  if (action.kind === 'pledge') pledge(draft, action);
  else if (active !== null && action.kind === 'recruit') recruit(draft, active, action);
  else if (active !== null && action.kind === 'move') move(draft, active, action);
}

/** Places where the seat cannot recruit or move, although a player may expect it. */
function barred(state: State): readonly Barred[] {
  return tries(state).flatMap((action) => {
    const refusal = explain(state, action);
    return refusal ? [{ kind: action.kind, fixed: action.fixed, refusal }] : [];
  });
}

/** Moves of one unit to each place that a player is likely to try. */
function tries({ phase, places, active }: State): readonly Action[] {
  return PLACES.flatMap((place): readonly Action[] => {
    const army = places[place];
    if (!army || army.owner !== active) return [];
    if (phase === 'recruit') return UNIT_KINDS.map((unit) => answers.recruit(place, unit, 1));
    const unit = UNIT_KINDS.find((kind) => army.units[kind] !== undefined) ?? 'infantry';
    return NEXT[place].map((to) => answers.move(place, to, { [unit]: 1 }));
  });
}

/** With raiders all players are on one side; without them each plays for itself. */
function seats(state: State): readonly Seated[] {
  const against = hasRaiders(state);
  const players = state.seats.map((seat): Seated => ({ seat, side: against ? 'players' : seat }));
  return against ? [...players, { seat: RAIDERS, side: RAIDERS, automatic: true }] : players;
}

/** The small game on the kernel's contract. */
export const tiny: Game<State, TinyFact, Options> = {
  id: 'tiny',
  version: 1,
  setup,
  position,
  decision,
  apply,
  explain,
  seats,
  outcome,
  describe,
  imagine,
  barred,
  dice: { of: (state) => state.dice, with: (state, dice) => ({ ...state, dice }) },
  queries,
};
