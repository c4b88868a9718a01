import type { Action, Seat } from '../../../kernel/contract.ts';
import { hispania } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { evaluate } from './evaluate.ts';
import { Outlook } from './outlook.ts';
import type { Personality } from './personality.ts';

/** Answers questions by comparing the positions after each answer: most of the rare questions. */

/** An answer and the value of the position after it, in half points. */
export interface Weighed {
  readonly action: Action;
  readonly value: number;
}

/** Answers with their values, the best first. */
export function weighed(
  state: State,
  seat: Seat,
  personality: Personality,
  actions: readonly Action[],
): readonly Weighed[] {
  const all = actions.flatMap((action): readonly Weighed[] => {
    const { state: next } = hispania.apply(state, action);
    return next ? [{ action, value: evaluate(new Outlook(next, seat, personality)) }] : [];
  });
  // Equal answers keep their order, so the preset comes first.
  return all.sort((a, b) => b.value - a.value);
}
