import { accepts, isAction } from '../../../kernel/choices.ts';
import type { Action, Applied, Barred, Choice, Game, Refusal } from '../../../kernel/contract.ts';
import { ACTIONS, type ActionKind, type ActionOf } from './actions.ts';
import { SPACES } from './data/ids.ts';
import type { RuleId } from './data/rules.ts';
import { decision } from './decision.ts';
import { describe, imagine } from './describe.ts';
import type { DracoFact } from './facts.ts';
import { position } from './position.ts';
import { queries } from './queries.ts';
import { refuse } from './refusals.ts';
import type { Draft } from './rules/draft.ts';
import { begin } from './rules/hispanic.ts';
import { answerHispano } from './rules/hispano.ts';
import { walk, whyNoWalk } from './rules/moves.ts';
import { returnTo, whyNoPut } from './rules/returning.ts';
import { actRoman, barredRoman, choicesOf, isRoman, whyNotRoman } from './rules/roman.ts';
import { seats } from './rules/seats.ts';
import {
  beginStarting,
  chooseArmy,
  chooseRevolt,
  layRoad,
  nextGeneral,
  putGeneral,
  whyNotStarting,
} from './rules/starting.ts';
import { endTurn, goOn } from './rules/turn.ts';
import { outcome } from './rules/victory.ts';
import { type Options, setup } from './setup.ts';
import type { Pending, State } from './state.ts';

/** Joins the rules into the game for the kernel. */

/** The rule of each kind of action. */
const RULE_OF: { readonly [kind in ActionKind]: RuleId } = {
  proceed: '3.3',
  end: '4',
  hand: '2.1',
  pass: '8.7',
  revolt: '8.7-setup',
  army: '8.7-setup',
  lay: '2.6',
  keep: '8.1',
  put: '3.4',
  move: '4.1',
  walk: '8.2-ulterior',
  sail: '4.1-fleet',
  place: '4.2',
  take: '4.2',
  siege: '4.3',
  attack: '4.4',
  build: '8.1',
  call: '8.3',
  murder: '8.6-murder',
  raise: '8.7-raise',
  reroll: '8.7-reroll',
  choose: '8.7-choose',
  strike: '8.7-attack',
};

/** The choices of a state that an action may be one of: in a Roman phase only those of its kind. */
function choicesFor(state: State, { kind }: Action): readonly Choice[] {
  const of = ACTIONS.find((one) => one === kind);
  if (of && state.phase === 'roman' && !state.pending) return isRoman(of) ? choicesOf(state, of) : [];
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
  const { phase, pending, starting } = state;
  if (!isAction(action)) return refuse('not-an-action', '3.3', {});
  if (phase === 'over') return refuse('over', '3.2', {});
  const kind = ACTIONS.find((one) => one === action.kind);
  if (kind === undefined) return refuse('not-an-action', '3.3', {});
  if (pending) return whyNotAsked(state, pending, kind, action);
  if (starting && (kind === 'revolt' || kind === 'army' || kind === 'lay' || kind === 'keep'))
    return whyNotStarting(kind, action.fixed);
  const coming = phase === 'return' ? state.turn : phase === 'starting' ? nextGeneral(state) : undefined;
  if (kind === 'put' && coming && action.fixed['general'] === coming)
    return whyNoPut(state, coming, action.fixed['to']);
  if (kind === 'walk' && phase === 'after') return whyNoWalk(state, action.fixed);
  if (isRoman(kind) && phase === 'roman') return whyNotRoman(state, kind, action);
  return refuse('not-now', RULE_OF[kind], { phase });
}

function whyNotAsked(state: State, { is }: Pending, kind: ActionKind, { fixed }: Action): Refusal {
  const answers: { readonly [asked in Pending['is']]: ActionKind } = {
    revolt: 'reroll',
    raise: 'raise',
    dice: 'reroll',
    ways: 'choose',
    strike: 'strike',
  };
  const answer = answers[is];
  const rule = RULE_OF[answer];
  if (kind !== answer) return refuse('asked-first', rule, { asked: is });
  const at = SPACES.find((one) => one === (fixed['to'] ?? fixed['place']));
  return at ? refuse('not-offered-there', rule, { place: at }) : refuse('bad-count', rule, { left: state.hispano });
}

function apply(state: State, action: Action): Applied<State, DracoFact> {
  if (!isOffered(state, action)) return { refusal: whyNot(state, action) };
  const draft: Draft = { state, facts: [] };
  carryOut(draft, action);
  goOn(draft);
  return { state: draft.state, facts: draft.facts };
}

function carryOut(draft: Draft, action: ActionOf): void {
  const { pending, phase } = draft.state;
  switch (action.kind) {
    case 'proceed':
      if (phase === 'starting') beginStarting(draft);
      else begin(draft);
      return;
    case 'revolt':
      chooseRevolt(draft, action.fixed.place);
      return;
    case 'army':
      chooseArmy(draft, action.fixed.place);
      return;
    case 'lay':
      layRoad(draft, action.fixed);
      return;
    case 'keep':
      layRoad(draft, null);
      return;
    case 'put': {
      const { general, to } = action.fixed;
      if (phase === 'return') returnTo(draft, to);
      else if (general !== 'proconsul') putGeneral(draft, general, to);
      return;
    }
    case 'walk':
      walk(draft, action);
      endTurn(draft);
      return;
    case 'pass':
      if (!pending) endTurn(draft);
      else answerHispano(draft, pending, action);
      return;
    case 'raise':
    case 'reroll':
    case 'choose':
    case 'strike':
      if (pending) answerHispano(draft, pending, action);
      return;
    default:
      actRoman(draft, action);
  }
}

/** What the player may expect in a Roman phase and cannot do. */
function barred(state: State): readonly Barred[] {
  return state.phase === 'roman' && !state.pending ? barredRoman(state) : [];
}

/** Hispania by Draco Ideas on the kernel's contract. */
export const draco: Game<State, DracoFact, Options> = {
  id: 'hispania-draco',
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
