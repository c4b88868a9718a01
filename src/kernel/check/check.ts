import type { Action, Choice, Decision, Fact, Game, Refusal, TwinLine } from '../contract.ts';
import type { Roller } from '../dice.ts';

/** What the suite has to know of a game beside its contract: how games of it begin, what the book itself holds of it, its words. */
export interface Check<S, F extends Fact = Fact, Options = unknown> {
  readonly game: Game<S, F, Options>;
  /** The forms in which it is played, as one may name them: scenarios and versions, alone or against one another. */
  readonly forms: readonly string[];
  /** What is chosen for a game of a form; what may differ within it is drawn. */
  options(form: string, dice: Roller): Options;
  /** What of its options a game has that is kept for good: without what changes though no rule does. Without this, all of them. */
  lasting?(options: Options): Options;
  /** Positions from which games see what no beginning holds, by name. */
  readonly positions?: { readonly [name: string]: unknown };
  /** The number of the game's turn: where it changes, whole games are compared by their hashes. */
  turn(state: S): number;
  /** More answers than any game takes. */
  readonly longest: number;
  /** Kinds of answers, and names that may stand in one: what is not offered is made of these. */
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  /** The book's own invariants: a new look at each game, which is given every answer of it. It throws where one does not hold. */
  readonly watch?: (start: S) => Watch<S, F>;
  /** The words of each language that the book declares; each throws, or says nothing, where there are none. */
  readonly says?: readonly Says<F>[];
}

/** Looks at what one answer has made of a state. */
export type Watch<S, F extends Fact> = (before: S, action: Action, after: S, facts: readonly F[]) => void;

/** What a language says, as plain text. */
export interface Says<F extends Fact> {
  readonly lang: string;
  readonly refusal: (of: Refusal) => string;
  /** All parts of a question. */
  readonly decision: (of: Decision) => string;
  /** An answer, open or filled in. */
  readonly answer: (of: Choice | Action) => string;
  readonly fact: (of: F) => string;
  readonly line: (of: TwinLine) => string;
  /** How all have ended together; for games that end so. */
  readonly verdict?: (of: TwinLine) => string;
}

/** How closely a game is looked at: of so many answers, one each. A save and undo are tried where `kept` says so. */
export interface Care {
  /** Tried damaged. */
  readonly damaged: number;
  /** Written down as a position, and opened. */
  readonly opened: number;
  /** Looked at with the eyes of each seat. */
  readonly seen: number;
  /** Whether the whole game is saved, played again and taken back. */
  readonly kept: boolean;
}

export const CLOSELY: Care = { damaged: 7, opened: 23, seen: 29, kept: true };
/** For long commands. */
export const THOROUGHLY: Care = { damaged: 7, opened: 3, seen: 11, kept: true };
export const IN_PASSING: Care = { damaged: 97, opened: 509, seen: 499, kept: false };
/** For games that are over soon. */
export const EACH: Care = { damaged: 1, opened: 1, seen: 1, kept: true };
