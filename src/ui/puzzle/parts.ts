import type { ComponentType } from 'preact';
import type { Rich } from '../../words/rich.ts';

/**
 * A puzzle with its answers, as the build writes it. It needs no engine on the page, because the build has asked it. A
 * book adds its own data.
 */
export interface PuzzleStart {
  readonly id: string;
  /** Answered by a place on the board, or from a list. */
  readonly on: 'board' | 'list';
  readonly options: readonly string[];
  readonly right: readonly string[];
}

/** A sentence with its rule, if it has its own. */
export interface Sentence {
  readonly text: Rich;
  readonly rule?: string;
}

/** The state of a place on the board: an answer not yet given, a right one, or a wrong one. */
export type PuzzleMark = 'open' | 'right' | 'wrong';

export interface PuzzleBoardPart<P extends PuzzleStart> {
  readonly puzzle: P;
  readonly marks: { readonly [place: string]: PuzzleMark };
  readonly onPlace: (place: string) => void;
  /** It is solved, or its answer was shown. */
  readonly over: boolean;
}

/** The words and drawings of a book for its puzzles, in the places that the common puzzle leaves for them. */
export interface PuzzleParts<P extends PuzzleStart> {
  readonly Board: ComponentType<PuzzleBoardPart<P>>;
  ask(puzzle: P): Rich;
  /** Facts that the question may depend on and the board does not show. */
  beside(puzzle: P): readonly Rich[];
  option(puzzle: P, answer: string): Rich;
  /** The comment on one answer, besides whether it is right; undefined if only the whole is explained. */
  verdict(puzzle: P, answer: string): Sentence | undefined;
  /** The rule that refuses an answer, if one does. */
  refusedBy(puzzle: P, answer: string): string | undefined;
  /** The explanation of the right answer, in sentences and as a drawing. */
  because(puzzle: P): readonly Sentence[];
  readonly Shown?: ComponentType<{ readonly puzzle: P }>;
  /** The units in a place, in a sentence that begins with its name; empty if there are none. */
  stands(puzzle: P, place: string): string;
}
