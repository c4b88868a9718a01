import type { Assertion } from './assertions.ts';
import type { Action, Draws, Seat } from './contract.ts';

/** One action of a line of play, with the dice that fall and what is drawn. */
export interface Step {
  readonly action: Action;
  /** Exactly the dice that the action rolls, in order. */
  readonly dice?: readonly number[];
  /** Exactly what the draws of the action bring, by their names. */
  readonly draws?: Draws;
  /** Which of `dice` (counted from 0) the book leaves out: we chose them, and the page shows them as ours. */
  readonly ours?: readonly number[];
}

/** Something for the reader to reach, from a point of the line on, by any way that is legal. */
export interface Task {
  readonly id: string;
  /** How many steps of the line are played before it starts. */
  readonly at: number;
  /** Reached when all hold, of the facts since the start of the task and of the state. */
  readonly goal: readonly Assertion[];
  /** Once all of these hold the task can no longer be reached: the page says so and offers to start it again. */
  readonly lost?: readonly Assertion[];
  /** Ways to miss it that are known, each with the signs by which it is recognised, however it was come by. */
  readonly poor?: readonly Missed[];
  /** One way to reach it, for the tests and for *show me*. */
  readonly answer: readonly Step[];
}

/** A known way to miss a task: it is that one as soon as all of its signs hold, as those of a goal do. */
export interface Missed {
  readonly id: string;
  readonly signs: readonly Assertion[];
}

/** An answer that readers try and a rule refuses. */
export interface WrongAnswer {
  readonly id: string;
  /** How many steps of the line are played before it is tried. */
  readonly at: number;
  readonly action: Action;
  readonly code: string;
  readonly rule: string;
}

/** One playable example: a figure in the rules, a thing to play, and a test. Its words lie in `src/words`. */
export interface Scene<Written = unknown> {
  readonly id: string;
  /** The rules it shows. */
  readonly rules: readonly string[];
  /** The lines of the rulebook that it works through, and whether its line of play is our own: the rulebook has no example there. */
  readonly source: { readonly lines?: readonly [number, number]; readonly own?: true };
  readonly position: Written;
  /** Rolls from the reader's first other action on. */
  readonly seed: number;
  readonly line: readonly Step[];
  /** What must hold after the line. */
  readonly after: readonly Assertion[];
  readonly tasks: readonly Task[];
  /** Whose questions are the reader's while a task is tried; the others' are answered as `reply` does. All, unless told. */
  readonly reader?: readonly Seat[];
  readonly wrong: readonly WrongAnswer[];
}
