import type { Action, Seat } from '../../../kernel/contract.ts';
import { hispania } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { evaluate } from './evaluate.ts';
import { Outlook } from './outlook.ts';
import type { Personality } from './personality.ts';

/** Questions that are best answered by looking at what each answer leads to: most of those that come up but rarely. */

/** An answer and what the position after it comes to, in half points. */
export interface Weighed {
  readonly action: Action;
  readonly value: number;
}

/** Answers with what they lead to, the best first. */
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
  // The order of equals is that of the answers: the game's own comes first.
  return all.sort((a, b) => b.value - a.value);
}
