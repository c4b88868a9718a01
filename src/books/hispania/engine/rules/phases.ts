import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
import { type NationId, type RuleId, ruleOfNation } from '../data/ids.ts';
import { type CodeOf, refuse } from '../refusals.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Frame } from '../state/frame.ts';
import { FRESH, type Fresh, type Unplaced } from '../state.ts';
import type { Phase } from '../turn.ts';
import { whyNoCapital } from './capital.ts';
import type { FrameHandler } from './hooks.ts';
import { advance, nextNation } from './turns.ts';
import { arrived, resting, unmarked } from './units.ts';
import { type Draft, enterPhase, put, tell, top, type View } from './view.ts';

/**
 * Rule 1 (9.1, 9.2): the question of each phase, and the sequence of phases. The effect of a phase is in the file of
 * its rule.
 */

/** The question of the phase or of its interruption; undefined if the game continues automatically. */
export function ask(view: View): Question | undefined {
  const frame = top(view);
  const question = frame ? handlerOf(view, frame).ask(view, frame) : askPhase(view);
  if (question) question.phase = phaseName(view);
  return question;
}

function phaseName({ state }: View): string {
  return state.active === null ? `${state.turn} ${state.stage}` : `${state.turn} ${state.active} ${state.phase}`;
}

/** The handler of a frame. Every kind that rules push has one in the table. */
function handlerOf(view: View, frame: Frame): FrameHandler {
  return view.handlers.frames[frame.kind] as FrameHandler;
}

/** Whether anything is asked, or the question itself if it had to be computed. */
export function asked(view: View): Question | boolean {
  const { phase, state } = view;
  const frame = top(view);
  if (frame) return handlerOf(view, frame).asks?.(view, frame) ?? ask(view) ?? false;
  if (!phase || state.active === null || state.fresh !== undefined) return false;
  return view.handlers.phases[phase.does]?.asks?.(view, state.active, phase) ?? ask(view) ?? false;
}

/** The choices that could match an answer, if these are faster to compute than the question; none if nothing is asked. */
export function choicesFor(view: View, action: Formed): readonly ChoiceOf[] | undefined {
  const { phase, state } = view;
  if (!phase || state.active === null || state.fresh !== undefined || state.frames.length > 0) return undefined;
  return view.handlers.phases[phase.does]?.choicesFor?.(view, state.active, action, phase);
}

function askPhase(view: View): Question | undefined {
  const { phase, state } = view;
  const { active, fresh } = state;
  if (!phase || active === null || fresh !== undefined) return undefined;
  return view.handlers.phases[phase.does]?.ask?.(view, active, phase);
}

/** Carries out an answer that `accepts` took, and all automatic steps up to the next question: see `carryOn`. */
export function answer(draft: Draft, action: ActionOf): Question | boolean {
  const { turn, active, phase } = draft.state;
  const frame = top(draft);
  if (frame) handlerOf(draft, frame).answer(draft, frame, action);
  else answerPhase(draft, action);
  return carryOn(draft, { turn, active, phase });
}

function answerPhase(draft: Draft, action: ActionOf): void {
  const { phase } = draft;
  const { active } = draft.state;
  if (!phase || active === null) return;
  if (action.kind === 'end') endPhase(draft, phase, active);
  else draft.handlers.phases[phase.does]?.answer?.(draft, active, action, phase);
}

/** A phase of a nation's turn. */
type Moment = Pick<Unplaced, 'turn' | 'active' | 'phase'>;

function isIn({ state }: View, moment: Moment): boolean {
  return state.phase === moment.phase && state.active === moment.active && state.turn === moment.turn;
}

/**
 * Continues until there is a question or the game is over. Returns whether there is a question, or the question itself
 * if it had to be computed. `played` is the phase in which something has already happened.
 */
export function carryOn(draft: Draft, played?: Moment): Question | boolean {
  settle(draft);
  while (draft.state.stage !== 'over') {
    const question = asked(draft);
    if (question) return question;
    const frame = top(draft);
    if (frame) handlerOf(draft, frame).goOn(draft, frame);
    else goOn(draft, played);
    settle(draft);
  }
  return false;
}

/** Continues within the turn of a nation, or between two of them. */
function goOn(draft: Draft, played: Moment | undefined): void {
  const { phase } = draft;
  const { active, fresh } = draft.state;
  if (!phase || active === null) {
    advance(draft);
    if (draft.state.active !== null) beginNation(draft);
  } else if (fresh !== undefined) begin(draft, phase, active, fresh);
  else {
    if (!played || !isIn(draft, played)) tellSkipped(draft, phase, active);
    endPhase(draft, phase, active);
  }
}

/** Restores the invariants after every change, until nothing more follows. Each consequence is a fact. */
function settle(draft: Draft): void {
  if (draft.changed.size === 0) return;
  for (let told = -1; told < draft.facts.length; ) {
    told = draft.facts.length;
    for (const put of draft.handlers.settle) put(draft);
  }
  draft.changed.clear();
}

/** A nation's turn begins with the first phase of its sequence. */
function beginNation(draft: Draft): void {
  const { active } = draft.state;
  if (active === null) return;
  const { turn } = draft.state;
  tell(draft, { kind: 'nation', rule: ruleOfNation(active), turn, nation: active });
  const first = draft.phases[0] as Phase;
  enterPhase(draft, first);
  tellPhase(draft, first, active);
}

/** A phase begins: first possible interruptions, then its automatic part. */
function begin(draft: Draft, phase: Phase, active: NationId, fresh: Fresh): void {
  if (fresh === FRESH.closing) {
    leavePhase(draft, phase, active);
    return;
  }
  if (fresh === FRESH.before) {
    draft.state.fresh = FRESH.opening;
    for (const joins of draft.handlers.phaseBegins) joins(draft, active, phase);
    if (draft.state.frames.length > 0 || draft.changed.size > 0) return;
  }
  draft.state.fresh = undefined;
  draft.handlers.phases[phase.does]?.begin?.(draft, active, phase);
}

/** Records that a phase was skipped, if it had no question and no automatic effect. */
function tellSkipped(draft: Draft, phase: Phase, nation: NationId): void {
  const last = draft.facts.at(-1);
  if (last && !(last.kind === 'phase' && last.phase === phase.id)) return;
  const rule = draft.handlers.phases[phase.does]?.idle?.(draft, nation, phase) ?? phase.rule;
  tell(draft, { kind: 'phase-skipped', rule, turn: draft.state.turn, nation, phase: phase.id });
}

function endPhase(draft: Draft, phase: Phase, active: NationId): void {
  draft.handlers.phases[phase.does]?.end?.(draft, active, phase);
  for (const joins of draft.handlers.phaseEnds) joins(draft, active, phase);
  // A question at the end may change the sequence.
  if (draft.state.frames.length > 0) draft.state.fresh = FRESH.closing;
  else leavePhase(draft, phase, active);
}

/** The next phase follows, or the next nation. */
function leavePhase(draft: Draft, phase: Phase, active: NationId): void {
  draft.state.fresh = undefined;
  const clear = marksLeft(phase);
  if (clear) clearMarks(draft, clear);
  const next = draft.phases[draft.phases.indexOf(phase) + 1];
  if (next) {
    enterPhase(draft, next);
    tellPhase(draft, next, active);
  } else {
    nextNation(draft, active);
    if (draft.state.active !== null) beginNation(draft);
  }
}

/**
 * Clears marks at the end of a phase: marks of movement after movement, marks of battle after combat, the mark of a
 * stack after its second combat. Other phases have none to clear.
 */
function marksLeft({ id, does }: Phase): ((cohort: Cohort) => Cohort) | undefined {
  switch (does) {
    case 'movement':
    case 'march':
      return arrived;
    case 'combat':
    case 'last-stacking':
      return id === 'second-combat' || id === 'last-stacking' ? unmarked : resting;
    default:
      return undefined;
  }
}

function clearMarks(draft: Draft, clear: (cohort: Cohort) => Cohort): void {
  for (const { place, cohorts } of draft.garrisons.withMarks()) put(draft, place, cohorts.map(clear));
}

function tellPhase(draft: Draft, phase: Phase, nation: NationId): void {
  tell(draft, { kind: 'phase', rule: phase.rule, turn: draft.state.turn, nation, phase: phase.id });
}

/** The reason why an action does not fit the question. */
export function whyNot(view: View, action: Formed): Refusal {
  const { phase, state } = view;
  const { active: nation, turn } = state;
  const frame = top(view);
  if (frame) return handlerOf(view, frame).whyNot(view, frame, action);
  if (!phase || nation === null) return refuse('over', '1', { turn });
  const own = view.handlers.phases[phase.does]?.whyNot?.(view, nation, action, phase);
  if (own) return own;
  switch (action.kind) {
    case 'step':
      return notNow(nation, phase, 'move-later');
    case 'battle':
      return notNow(nation, phase, 'fight-later', '6');
    case 'capital':
      return whyNoCapital(view, nation, action.fixed.place);
    case 'remove':
      return notNow(nation, phase, 'remove-later', '4.5');
    case 'hire':
      return view.handlers.phases.mission?.whyNot?.(view, nation, action, phase) ?? notNow(nation, phase, 'not-now');
    default:
      return notNow(nation, phase, 'not-now');
  }
}

function notNow(nation: NationId, phase: Phase, code: CodeOf<'nation' | 'phase'>, rule: RuleId = '1'): Refusal {
  return refuse(code, rule, { nation, phase: phase.id });
}
