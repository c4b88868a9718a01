import type { Assertion } from './assertions.ts';
import type { Action, Draws, Seat } from './contract.ts';

/** One action of a line of play, with its dice and draws. */
export interface Step {
  readonly action: Action;
  /** The exact dice that the action rolls, in order. */
  readonly dice?: readonly number[];
  /** The exact results of the action's draws, by name. */
  readonly draws?: Draws;
  /** Indices of `dice` that the rulebook does not print: we chose them, and the page marks them as ours. */
  readonly ours?: readonly number[];
}

/** A goal for the reader, from a point of the line on, by any legal moves. */
export interface Task {
  readonly id: string;
  /** The number of steps of the line that are played before it starts. */
  readonly at: number;
  /** The goal is reached when all assertions hold, about the facts since the start of the task and the state. */
  readonly goal: readonly Assertion[];
  /** Once all of these hold, the goal can no longer be reached: the page says so and offers to start again. */
  readonly lost?: readonly Assertion[];
  /** Known ways to fail, each with the signs of its result, whatever moves led to it. */
  readonly poor?: readonly Missed[];
  /** One way to reach the goal, for the tests and for *show me*. */
  readonly answer: readonly Step[];
}

/** A known way to fail a task. It is recognised as soon as all of its signs hold. */
export interface Missed {
  readonly id: string;
  readonly signs: readonly Assertion[];
}

/** An answer that readers try and a rule refuses. */
export interface WrongAnswer {
  readonly id: string;
  /** The number of steps of the line that are played before it is tried. */
  readonly at: number;
  readonly action: Action;
  readonly code: string;
  readonly rule: string;
}

/** One playable example: a figure in the rules, a position to play, and a test. Its words are in the book's `words`. */
export interface Scene<Written = unknown> {
  readonly id: string;
  /** The rules it shows. */
  readonly rules: readonly string[];
  /**
   * The lines of the rulebook that it shows. `own`: the line of play is ours, because the rulebook has no example
   * there.
   */
  readonly source: { readonly lines?: readonly [number, number]; readonly own?: true };
  readonly position: Written;
  /** Rolls from the reader's first other action on. */
  readonly seed: number;
  readonly line: readonly Step[];
  /** Assertions that hold after the line. */
  readonly after: readonly Assertion[];
  readonly tasks: readonly Task[];
  /** The seats that the reader answers for during a task; `reply` answers for the others. All seats by default. */
  readonly reader?: readonly Seat[];
  readonly wrong: readonly WrongAnswer[];
}
