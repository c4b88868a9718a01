import { complete } from '../../../../words/complete.ts';
import type { Lang } from '../../../../words/lang.ts';
import { sheetMoments } from '../../words/en/sheet-moments.ts';
import { type ScoreWords, sheetScores } from '../../words/en/sheet-scores.ts';

/** What sheets say of simulated games, in a language; what is not translated is English, and marked while developing. */
export function scoreWords(lang: Lang): ScoreWords {
  return lang === 'en' ? sheetScores : complete<ScoreWords>(sheetScores, undefined, import.meta.env?.DEV ?? false);
}

/** What to try in the great moments of nations; in English only so far. */
export const momentWords = sheetMoments;

/** The language that all of these are in. */
export const SCORE_LANG: Lang = 'en';
