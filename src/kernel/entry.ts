import type { Action, Fact, Seat } from './contract.ts';
import type { Laid } from './given.ts';

/** One answer, what was laid out for it, and what came of it. */
export interface Entry<S, F extends Fact = Fact> extends Laid {
  readonly action: Action;
  /** A pass that the page made by itself, without asking anybody. */
  readonly auto?: true;
  /** Made in one gesture with the answer before it: a page takes back both, or neither. */
  readonly joined?: true;
  /** Of the decision it answers: its seats, its phase, its rule. */
  readonly by: readonly Seat[];
  readonly phase: string;
  readonly rule: string;
  /** How many dice it rolled and draws it made. */
  readonly rolled: number;
  readonly facts: readonly F[];
  /** The state after it. */
  readonly state: S;
}
