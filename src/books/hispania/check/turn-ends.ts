import type { Action } from '../../../kernel/contract.ts';
import { PLACES } from '../engine/data/ids.ts';
import { answer, ask, carryOn } from '../engine/rules/phases.ts';
import { type Draft, draftOf } from '../engine/rules/view.ts';
import type { State } from '../engine/state.ts';
import { view } from '../engine/view.ts';

/**
 * The state in which an answer leaves the nation whose turn it ends, before the next one has begun anything: what that one does
 * by itself, as who comes to Pamplona drives others out (11-navarre-sancho), comes after the limits of rules 6.8 and 7. Nothing
 * where no turn ends, or no other nation's follows on the same game turn: its end transforms nations. `action`: one that is
 * offered.
 */
export function atTurnsEnd(state: State, action: Action): State | undefined {
  const read = view(state);
  let left: State | undefined;
  const look = (draft: Draft) => {
    const { active, turn } = draft.state;
    if (state.active === null || active === state.active || turn !== state.turn) return;
    // The draft goes on writing to its places.
    left ??= { ...draft.state, places: { ...draft.state.places } };
  };
  const parts = { ...read.parts, phaseBegins: [look, ...read.parts.phaseBegins] };
  const isAsked = ask(read) !== undefined;
  const draft = draftOf({ ...read, parts }, [], isAsked ? [] : PLACES);
  // In a position that was written down the game may first have to go on to a question.
  if (!isAsked) carryOn(draft);
  answer(draft, action);
  return left;
}
