import type { Action, Choice, Decision, Fact, Game, Refusal, TwinLine } from '../contract.ts';
import type { Roller } from '../dice.ts';

/**
 * What the suite needs to know of a game beside its contract: the start of its games, the book's own invariants, its
 * words.
 */
export interface Check<S, F extends Fact = Fact, Options = unknown> {
  readonly game: Game<S, F, Options>;
  /** The names of the forms of the game: scenarios and versions, solitaire or with opponents. */
  readonly forms: readonly string[];
  /** The options of a game of a form; free options are drawn at random. */
  options(form: string, dice: Roller): Options;
  /** The options that a recorded game keeps, without those that may change though no rule does. Undefined keeps all. */
  lasting?(options: Options): Options;
  /** Named positions for games that cover what no regular start leads to. */
  readonly positions?: { readonly [name: string]: unknown };
  /** The number of the game turn. Whole games are compared by their hashes at each change of it. */
  turn(state: S): number;
  /** An upper bound for the number of answers in a game. */
  readonly longest: number;
  /** Kinds of answers and names that may occur in one, for making answers that are not offered. */
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  /**
   * The book's own invariants: makes a check for one game, which is called with every answer and throws if an invariant
   * fails.
   */
  readonly watch?: (start: S) => Watch<S, F>;
  /**
   * The words of each language that the book declares. A function throws or returns an empty text if words are missing.
   */
  readonly says?: readonly Says<F>[];
}

/** Checks the result of one answer. */
export type Watch<S, F extends Fact> = (before: S, action: Action, after: S, facts: readonly F[]) => void;

/** The words of a language, as plain text. */
export interface Says<F extends Fact> {
  readonly lang: string;
  readonly refusal: (of: Refusal) => string;
  /** All texts of a question. */
  readonly decision: (of: Decision) => string;
  /** An answer, with its ranges open or filled in. */
  readonly answer: (of: Choice | Action) => string;
  readonly fact: (of: F) => string;
  readonly line: (of: TwinLine) => string;
  /** The common verdict, for games that end with one. */
  readonly verdict?: (of: TwinLine) => string;
}

/**
 * How thoroughly a game is checked: each number n means one check every n answers. `kept` turns on checks of saves and
 * undo.
 */
export interface Care {
  /** Damaged answers are tried. */
  readonly damaged: number;
  /** The state is written as a position and opened. */
  readonly opened: number;
  /** The same, at one of so many changes of phase. */
  readonly phases: number;
  /** The view of each seat is checked. */
  readonly seen: number;
  /** Whether the whole game is saved, replayed and undone. */
  readonly kept: boolean;
}

export const CLOSELY: Care = { damaged: 7, opened: 23, phases: 1, seen: 29, kept: true };
/** For long commands. */
export const THOROUGHLY: Care = { damaged: 7, opened: 3, phases: 1, seen: 11, kept: true };
export const IN_PASSING: Care = { damaged: 97, opened: 509, phases: 23, seen: 499, kept: false };
/** For short games. */
export const EACH: Care = { damaged: 1, opened: 1, phases: 1, seen: 1, kept: true };
