import type { Action, Fact, Seat } from './contract.ts';
import type { Laid } from './given.ts';

/** One answer, the results laid out for it, and its consequences. */
export interface Entry<S, F extends Fact = Fact> extends Laid {
  readonly action: Action;
  /** A pass that the page made itself, without asking a player. */
  readonly auto?: true;
  /** Made in one gesture with the answer before it: a page undoes both or neither. */
  readonly joined?: true;
  /** The seats, phase and rule of the decision that it answers. */
  readonly by: readonly Seat[];
  readonly phase: string;
  readonly rule: string;
  /** The number of dice that it rolled and draws that it made. */
  readonly rolled: number;
  readonly facts: readonly F[];
  /** The state after it. */
  readonly state: S;
}
