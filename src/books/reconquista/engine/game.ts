import { accepts, isAction } from '../../../kernel/choices.ts';
import type { Action, Applied, Barred, Choice, Decision, Game, Refusal, Seated } from '../../../kernel/contract.ts';
import { ACTIONS, type ActionKind, type ActionOf } from './actions.ts';
import { LOCATIONS } from './data/ids.ts';
import type { RuleId } from './data/rules.ts';
import { describe, imagine } from './describe.ts';
import type { ReconquistaFact } from './facts.ts';
import { position } from './position.ts';
import { queries } from './queries.ts';
import { refuse } from './refusals.ts';
import type { Draft } from './rules/draft.ts';
import { putPiece } from './rules/events.ts';
import { askMoves, barredMoves, moveBy, movesTo, retreatTo, whyNoMove } from './rules/moves.ts';
import { askPlague, takeChosen } from './rules/plague.ts';
import { outcome } from './rules/score.ts';
import { askSpending, barredPurchases, buy, purchasesAt, whyNoPurchase } from './rules/spending.ts';
import { askProceed, goOn, proceed } from './rules/turn.ts';
import { type Options, setup } from './setup.ts';
import type { Asked, PhaseId, State } from './state.ts';

/** Joins the rules into the game for the kernel. */

/** The phase and the rule of each kind of action; `asked` answers an interruption of any phase. */
const WHEN: { readonly [kind in ActionKind]: readonly [PhaseId | 'automatic' | 'asked', RuleId] } = {
  proceed: ['automatic', '7'],
  end: ['spending', '7'],
  put: ['asked', '9-orders'],
  plague: ['asked', '17-plague'],
  retreat: ['asked', '12-we-lose'],
  raise: ['spending', '10-troops'],
  build: ['spending', '10'],
  convert: ['spending', '10-conversion'],
  corrupt: ['spending', '9-corruption'],
  hire: ['spending', '9-mercenaries'],
  crusade: ['spending', '9-crusade'],
  region: ['moves', '11'],
  move: ['moves', '11'],
  ride: ['moves', '9-el-cid'],
  sally: ['moves', '11-force'],
};

function decision(state: State): Decision | undefined {
  if (state.asked) return askChoice(state, state.asked);
  if (state.phase === 'spending') return askSpending(state);
  return state.moves ? askMoves(state, state.moves) : askProceed(state);
}

/** A choice of the player that interrupts a phase. */
function askChoice(state: State, asked: Asked): Decision {
  if (asked.is === 'plague') return askPlague(state, asked);
  const common = { by: ['christian'], kind: asked.is, phase: `${state.turn} ${state.phase}` };
  if (asked.is === 'retreat')
    return {
      ...common,
      rule: '12-we-lose',
      params: { from: asked.from, units: { ...asked.units } },
      choices: asked.to.map((to) => ({ kind: 'retreat', fixed: { to }, ranges: {} })),
    };
  return {
    ...common,
    rule: asked.is === 'order' ? '9-orders' : '9-el-cid',
    params: {},
    choices: asked.at.map((place) => ({ kind: 'put', fixed: { place }, ranges: {} })),
  };
}

/** The choices of a state that an action may be one of: of moves and purchases only those of its own location. */
function choicesFor(state: State, { kind, fixed }: Action): readonly Choice[] {
  const { asked, moves, phase } = state;
  const to = LOCATIONS.find((one) => one === fixed['to']);
  if (!asked && moves?.region && to && (kind === 'move' || kind === 'ride')) return movesTo(state, moves, to);
  const place = LOCATIONS.find((one) => one === fixed['place']);
  if (!asked && phase === 'spending' && place) return purchasesAt(state, place);
  return decision(state)?.choices ?? [];
}

/** Whether an action is one of those offered; this narrows its type. */
function isOffered(state: State, action: Action): action is ActionOf {
  return isAction(action) && choicesFor(state, action).some((choice) => accepts(choice, action));
}

function explain(state: State, action: Action): Refusal | undefined {
  return isOffered(state, action) ? undefined : whyNot(state, action);
}

/** The reason why an action is not offered. */
function whyNot(state: State, action: Action): Refusal {
  const { phase, asked } = state;
  if (!isAction(action)) return refuse('not-an-action', '7', {});
  if (phase === 'over') return refuse('over', '15', {});
  const kind = ACTIONS.find((one) => one === action.kind);
  if (kind === undefined) return refuse('not-an-action', '7', {});
  if (asked) return whyNotAsked(asked, kind, action);
  const [when, rule] = WHEN[kind];
  const isEnd = kind === 'end' && (phase === 'spending' || phase === 'moves');
  if (when === 'automatic' && phase !== 'spending' && phase !== 'moves') return refuse('not-an-action', '7', {});
  if (when !== phase && !isEnd) return refuse('not-now', rule, { phase });
  return state.moves ? whyNoMove(state, state.moves, action) : whyNoPurchase(state, action);
}

function whyNotAsked(asked: Asked, kind: ActionKind, { fixed }: Action): Refusal {
  const rule = asked.is === 'order' ? '9-orders' : asked.is === 'el-cid' ? '9-el-cid' : WHEN[asked.is][1];
  const answer = asked.is === 'order' || asked.is === 'el-cid' ? 'put' : asked.is;
  if (kind !== answer) return refuse('asked-first', rule, { asked: asked.is });
  if (asked.is === 'plague') return refuse('bad-count', rule, {});
  const place = LOCATIONS.find((one) => one === (fixed['to'] ?? fixed['place']));
  return place ? refuse('not-offered-there', rule, { place }) : refuse('no-such-place', '2', {});
}

function apply(state: State, action: Action): Applied<State, ReconquistaFact> {
  if (!isOffered(state, action)) return { refusal: whyNot(state, action) };
  const draft: Draft = { state, facts: [] };
  playOn(draft, action);
  return { state: draft.state, facts: draft.facts };
}

/** Carries out an offered answer, and what the rules play until the next question. */
export function playOn(draft: Draft, action: ActionOf): void {
  carryOut(draft, action);
  goOn(draft, action.kind === 'end');
}

function carryOut(draft: Draft, action: ActionOf): void {
  const { asked, moves } = draft.state;
  switch (action.kind) {
    case 'end':
      return;
    case 'proceed':
      proceed(draft);
      return;
    case 'put':
      if (asked?.is === 'order' || asked?.is === 'el-cid') putPiece(draft, asked.is, action.fixed.place);
      return;
    case 'plague':
      if (asked?.is === 'plague') takeChosen(draft, asked, action.values.pieces);
      return;
    case 'retreat':
      retreatTo(draft, action.fixed.to);
      return;
    case 'region':
    case 'move':
    case 'ride':
    case 'sally':
      if (moves) moveBy(draft, moves, action);
      return;
    default:
      buy(draft, action);
  }
}

/** Purchases and moves that the player may expect and cannot make. */
function barred(state: State): readonly Barred[] {
  if (state.asked) return [];
  if (state.phase === 'spending')
    return barredPurchases(state).map(({ action, refusal }) => ({ kind: action.kind, fixed: action.fixed, refusal }));
  if (!state.moves?.region) return [];
  return barredMoves(state, state.moves).map(({ to, refusal }) => ({ kind: 'move', fixed: { to }, refusal }));
}

/** One seat against the rules. */
function seats(): readonly Seated[] {
  return [
    { seat: 'christian', side: 'christian' },
    { seat: 'muslim', side: 'muslim', automatic: true },
  ];
}

/** Reconquista on the kernel's contract. */
export const reconquista: Game<State, ReconquistaFact, Options> = {
  id: 'reconquista',
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
