import type { Action } from '../../../kernel/contract.ts';
import type { ActionOf } from '../engine/actions.ts';
import { PLACES } from '../engine/data/ids.ts';
import { draftOf, stateOf } from '../engine/rules/draft.ts';
import { answer, ask, carryOn } from '../engine/rules/phases.ts';
import type { Draft } from '../engine/rules/view.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';

/**
 * The state after an answer that ends a nation's turn, before the automatic start of the next turn, which follows the
 * checks of 6.8 and 7 and may change the position (11-navarre-sancho). Undefined if no turn ends, or if no other nation
 * follows on the same game turn, because its end transforms nations. `action` must be offered.
 */
export function atTurnsEnd(state: State, action: Action): State | undefined {
  const read = view(state);
  let left: State | undefined;
  const look = (draft: Draft) => {
    const { active, turn } = draft.state;
    if (state.active === null || active === state.active || turn !== state.turn) return;
    left ??= stateOf(draft);
  };
  const handlers = { ...read.handlers, phaseBegins: [look, ...read.handlers.phaseBegins] };
  const isAsked = ask(read) !== undefined;
  const draft = draftOf({ ...read, handlers }, [], isAsked ? [] : PLACES);
  // A position written by hand may first need automatic steps up to a question.
  if (!isAsked) carryOn(draft);
  // It is offered, so it has the type of an answer.
  answer(draft, action as ActionOf);
  return left;
}
