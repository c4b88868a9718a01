import type { Action, Decision, Refusal } from '../../kernel/contract.ts';
import { NATIONS, type NationId, type Owner, PLACES, type PlaceId, type RuleId } from '../data/ids.ts';
import { type CodeOf, refuse } from '../refusals.ts';
import type { Cohort, State } from '../state.ts';
import { type Phase, phaseOf, sequence } from '../turn.ts';
import { answerBattle, askBattle, goOn, settleLoneLeaders, whyNotInBattle } from './battle.ts';
import { declareCapital, whyNoCapital } from './capital.ts';
import { rebuild, rebuildChoices, whyNotRebuildSo } from './castles.ts';
import { askCombat, beginBattle } from './combat.ts';
import { answerPinning, askPinning } from './forced-passage.ts';
import { askMovement, makeStep, whyNotStep } from './movement.ts';
import { battlePlaces } from './relations.ts';
import {
  askStacking,
  askSurplus,
  hasZeal,
  remove,
  removeSurplus,
  uncrowd,
  whyNotRemove,
  whyNotSurplus,
} from './stacking.ts';
import { arrived, isMarked, isUnit, type Picked, resting } from './units.ts';
import { at, type Draft, pop, put, tell, top, type View } from './view.ts';

/** Rule 1 (and 9.1): what is asked in each phase, and how one follows another. */

/** A state never changes, so its question is found once. */
const asked = new WeakMap<State, Decision>();

/** The question of the phase, or of what interrupts it; nothing where the game goes on by itself. */
export function ask(view: View): Decision | undefined {
  const known = asked.get(view.state);
  if (known) return known;
  const question = find(view);
  if (question) asked.set(view.state, question);
  return question;
}

function find(view: View): Decision | undefined {
  const phase = phaseOf(view.state, view.tables.nations);
  const nation = view.state.active;
  if (!phase || nation === null) return undefined;
  const question = askFrame(view, nation) ?? (top(view) ? undefined : askPhase(view, phase, nation));
  return question && { ...question, phase: `${view.state.turn} ${nation} ${phase.id}` };
}

function askFrame(view: View, nation: NationId): Decision | undefined {
  const frame = top(view);
  switch (frame?.kind) {
    case 'battle':
      return askBattle(view, frame);
    case 'surplus':
      return askSurplus(view, frame);
    case 'pinning':
      return askPinning(view, nation, frame);
    default:
      return undefined;
  }
}

function askPhase(view: View, phase: Phase, nation: NationId): Decision | undefined {
  switch (phase.does) {
    case 'movement': {
      const question = askMovement(view, nation);
      const castles = rebuildChoices(view, nation);
      return question && castles.length > 0 ? { ...question, choices: [...question.choices, ...castles] } : question;
    }
    case 'stacking':
      return uncheckedBy(view, phase, nation) ? undefined : askStacking(view, nation, false);
    case 'combat':
      return askCombat(view, nation);
    case 'last-stacking':
      return askStacking(view, nation, true);
  }
}

/** The rule that lifts the first check of stacking, if one does (9.3). */
function uncheckedBy(view: View, phase: Phase, nation: NationId): RuleId | undefined {
  return phase.run === 1 && hasZeal(view, nation) ? '9.3' : undefined;
}

/** Carries out an answer that `accepts` took, and all that follows by itself up to the next question. */
export function answer(draft: Draft, action: Action): void {
  const nation = draft.state.active as NationId;
  const asked = phaseKey(draft);
  const frame = top(draft);
  switch (frame?.kind) {
    case 'battle':
      answerBattle(draft, frame, action);
      break;
    case 'pinning':
      answerPinning(draft, nation, frame, action);
      break;
    case 'surplus':
      removeSurplus(draft, frame, action.values['units'] as Picked);
      break;
    default:
      answerPhase(draft, nation, action);
  }
  carryOn(draft, asked);
}

/** One name for each phase of each nation's turn. */
function phaseKey({ state }: View): string {
  return `${state.turn} ${state.active} ${state.phase}`;
}

function answerPhase(draft: Draft, nation: NationId, action: Action): void {
  const place = action.fixed['place'] as PlaceId;
  switch (action.kind) {
    case 'step':
      makeStep(draft, nation, action);
      break;
    case 'battle':
      beginBattle(draft, nation, place);
      break;
    case 'capital':
      declareCapital(draft, nation, place);
      break;
    case 'rebuild':
      rebuild(draft, nation, action);
      break;
    case 'remove':
      remove(draft, nation, place, action.values['units'] as Picked, inPeace(draft));
      break;
    default:
      endPhase(draft);
  }
}

/** Whether the check of stacking that is asked is the one after combat. */
function inPeace(view: View): boolean {
  return phaseOf(view.state, view.tables.nations)?.does === 'last-stacking';
}

/** Goes on until somebody has to answer. `asked`: the phase in which there was something to do already. */
export function carryOn(draft: Draft, asked?: string): void {
  settleLoneLeaders(draft);
  while (draft.state.active !== null && ask(draft) === undefined) {
    const frame = top(draft);
    if (frame?.kind === 'battle') goOn(draft, frame);
    else if (frame) pop(draft);
    else {
      if (phaseKey(draft) !== asked) tellSkipped(draft);
      endPhase(draft);
    }
    settleLoneLeaders(draft);
  }
}

function tellSkipped(draft: Draft): void {
  const { turn, active } = draft.state;
  const phase = phaseOf(draft.state, draft.tables.nations);
  if (!phase || active === null) return;
  const rule = (phase.does === 'stacking' && uncheckedBy(draft, phase, active)) || phase.rule;
  tell(draft, { kind: 'phase-skipped', rule, turn, nation: active, phase: phase.id });
}

function endPhase(draft: Draft): void {
  const { active, turn } = draft.state;
  const phase = phaseOf(draft.state, draft.tables.nations);
  if (active === null || !phase) return;
  clearMarks(draft, phase.does === 'combat' || phase.does === 'last-stacking' ? resting : arrived);
  const next = draft.state.phase + 1;
  if (sequence(draft.tables.nations[active], turn)[next]) draft.state = { ...draft.state, phase: next };
  else nextNation(draft, active);
  const now = draft.state.active;
  if (now !== null && phaseOf(draft.state, draft.tables.nations)?.does === 'movement') uncrowd(draft, now);
  tellPhase(draft);
}

/** Marks of movement end with movement, those of battle with combat. */
function clearMarks(draft: Draft, clear: (cohort: Cohort) => Cohort): void {
  for (const place of PLACES) {
    const cohorts = at(draft, place);
    if (cohorts.some(isMarked)) put(draft, place, cohorts.map(clear));
  }
}

/** The next nation in the order of play that has units; after the last one, the next turn (1, 1-nations). */
function nextNation(draft: Draft, active: NationId): void {
  const alive = nationsWithUnits(draft);
  const next = alive.find((nation) => NATIONS.indexOf(nation) > NATIONS.indexOf(active));
  const { turn, lastTurn } = draft.state;
  if (next !== undefined) draft.state = { ...draft.state, active: next, phase: 0 };
  else if (turn < lastTurn && alive[0] !== undefined) {
    draft.state = { ...draft.state, active: alive[0], phase: 0, turn: turn + 1 };
  } else draft.state = { ...draft.state, active: null, phase: 0 };
}

function nationsWithUnits(view: View): readonly NationId[] {
  const owners = new Set<Owner>();
  for (const place of PLACES) for (const c of at(view, place)) if (isUnit(c)) owners.add(c.owner);
  return NATIONS.filter((nation) => owners.has(nation) && view.state.nations[nation] !== undefined);
}

/** Tells which phase begins, or that the game is over. */
function tellPhase(draft: Draft): void {
  const { active, turn } = draft.state;
  const phase = phaseOf(draft.state, draft.tables.nations);
  if (active === null || !phase) tell(draft, { kind: 'over', rule: '1', turn });
  else tell(draft, { kind: 'phase', rule: phase.rule, turn, nation: active, phase: phase.id });
}

/** Why an action is not what is asked. */
export function whyNot(view: View, action: Action): Refusal {
  const nation = view.state.active;
  const phase = phaseOf(view.state, view.tables.nations);
  if (nation === null || !phase) return refuse('over', '1', { turn: view.state.turn });
  const frame = top(view);
  switch (frame?.kind) {
    case 'battle':
      return whyNotInBattle(view, frame, action);
    case 'pinning':
      return refuse('pin-first', '5.3', { nation, place: frame.place, count: frame.count });
    case 'surplus':
      return whyNotSurplus(view, frame, action);
    default:
      return whyNotInPhase(view, phase, nation, action);
  }
}

function whyNotInPhase(view: View, phase: Phase, nation: NationId, action: Action): Refusal {
  const { does } = phase;
  const place = action.fixed['place'] as PlaceId;
  const checks = does === 'stacking' || does === 'last-stacking';
  switch (action.kind) {
    case 'step':
      return does === 'movement' ? whyNotStep(view, nation, action) : notNow(nation, phase, 'move-later');
    case 'battle':
      return does === 'combat'
        ? refuse('no-battle', '6', { nation, place })
        : notNow(nation, phase, 'fight-later', '6');
    case 'capital':
      return whyNoCapital(view, nation, place);
    case 'remove':
      return checks ? whyNotRemove(view, nation, action, inPeace(view)) : notNow(nation, phase, 'remove-later', '4.5');
    case 'rebuild':
      return checks ? notNow(nation, phase, 'not-now') : whyNotRebuildSo(view, nation, action);
    case 'end':
      if (does === 'combat') return refuse('battles-left', '6', { nation, places: battlePlaces(view, nation) });
      return checks ? refuse('remove-first', phase.rule, { nation }) : refuse('not-an-action', '1', {});
    default:
      return notNow(nation, phase, 'not-now');
  }
}

function notNow(nation: NationId, phase: Phase, code: CodeOf<'nation' | 'phase'>, rule: RuleId = '1'): Refusal {
  return refuse(code, rule, { nation, phase: phase.id });
}
