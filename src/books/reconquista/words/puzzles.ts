import type { Lang } from '../../../words/lang.ts';
import * as EN from './en/puzzles.ts';

/** What is said of puzzles. */
export type PuzzleWords = typeof EN;

/** The words of the puzzles in a language. */
export async function puzzleWordsOf(_lang: Lang): Promise<PuzzleWords> {
  return EN;
}
