import type { InEach, Lang } from '../../../words/lang.ts';
import type { PuzzlePlayWords } from '../../../words/puzzle.ts';
import type * as EN from './en/puzzles.ts';

/** What is said of puzzles: of any, and of this book’s. */
export interface PuzzleWords
  extends Pick<typeof EN, 'askOf' | 'becauseSaid' | 'besideSaid' | 'optionOf' | 'verdictSaid'> {
  readonly PUZZLE: PuzzlePlayWords;
}

const IN: InEach<PuzzleWords> = { en: () => import('./en/at-puzzle.ts'), fr: () => import('./fr/at-puzzle.ts') };

/** The words of the puzzles in a language. */
export const puzzleWordsOf = (lang: Lang): Promise<PuzzleWords> => IN[lang]();
