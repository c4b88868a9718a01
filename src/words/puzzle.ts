import type { PuzzlePlayWords } from './en/puzzle.ts';
import type { InEach, Lang } from './lang.ts';

export type { PuzzlePlayWords };

const PUZZLES: InEach<{ readonly PUZZLE: PuzzlePlayWords }> = {
  en: () => import('./en/puzzle.ts'),
  fr: () => import('./fr/puzzle.ts'),
};

/** The words of a puzzle in any book, in a language. */
export const puzzlePlayWordsOf = async (lang: Lang): Promise<PuzzlePlayWords> => (await PUZZLES[lang]()).PUZZLE;
