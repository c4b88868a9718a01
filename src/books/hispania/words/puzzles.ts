import type { InEach, Lang } from '../../../words/lang.ts';
import type { PuzzleWords } from './en/puzzles.ts';

export type { PuzzleWords };

const IN: InEach<{ readonly PUZZLE_WORDS: PuzzleWords }> = {
  en: () => import('./en/puzzles.ts'),
  fr: () => import('./fr/puzzles.ts'),
};

/** The words of the puzzles, in a language. */
export const puzzleWordsOf = async (lang: Lang): Promise<PuzzleWords> => (await IN[lang]()).PUZZLE_WORDS;
