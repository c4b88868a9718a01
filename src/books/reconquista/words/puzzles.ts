import type { InEach, Lang } from '../../../words/lang.ts';
import type * as EN from './en/puzzles.ts';

/** What is said of puzzles. */
export type PuzzleWords = Pick<typeof EN, 'askOf' | 'becauseSaid' | 'besideSaid' | 'optionOf' | 'verdictSaid'>;

const IN: InEach<PuzzleWords> = { en: () => import('./en/puzzles.ts'), fr: () => import('./fr/puzzles.ts') };

/** The words of the puzzles in a language. */
export const puzzleWordsOf = (lang: Lang): Promise<PuzzleWords> => IN[lang]();
