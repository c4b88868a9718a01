import type { ComponentType } from 'preact';
import type { Rich } from '../../words/rich.ts';

/** A puzzle with its answers, as the site is built with it: it is answered without an engine, which was asked then. A book adds its own. */
export interface PuzzleStart {
  readonly id: string;
  /** Answered by a place of the board, or from a list. */
  readonly on: 'board' | 'list';
  readonly options: readonly string[];
  readonly right: readonly string[];
}

/** A sentence with the rule that it is by, if it is by one of its own. */
export interface Sentence {
  readonly text: Rich;
  readonly rule?: string;
}

/** What a place of the board is: an answer that was not given yet, one that is right, or one that is wrong. */
export type PuzzleMark = 'open' | 'right' | 'wrong';

export interface PuzzleBoardPart<P extends PuzzleStart> {
  readonly puzzle: P;
  readonly marks: { readonly [place: string]: PuzzleMark };
  readonly onPlace: (place: string) => void;
}

/** What a book says and draws of its puzzles, in the places that the puzzle of all books leaves for it. */
export interface PuzzleParts<P extends PuzzleStart> {
  readonly Board: ComponentType<PuzzleBoardPart<P>>;
  ask(puzzle: P): Rich;
  /** What the board does not show and the question may turn on. */
  beside(puzzle: P): readonly Rich[];
  option(puzzle: P, answer: string): Rich;
  /** What is said of one answer, beside whether it is right; nothing where only the whole is explained. */
  verdict(puzzle: P, answer: string): Sentence | undefined;
  /** The rule that refuses an answer, if one does. */
  refusedBy(puzzle: P, answer: string): string | undefined;
  /** What explains the right answer. */
  because(puzzle: P): readonly Sentence[];
  /** What stands in a place, in a sentence that begins with its name; empty where nothing does. */
  stands(puzzle: P, place: string): string;
}
