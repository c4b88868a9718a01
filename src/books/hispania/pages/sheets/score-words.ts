import { complete } from '../../../../words/complete.ts';
import type { Lang } from '../../../../words/lang.ts';
import { sheetMoments } from '../../words/en/sheet-moments.ts';
import { type ScoreWords, sheetScores } from '../../words/en/sheet-scores.ts';

/** The words of sheets on simulated games, in a language; words without a translation are in English, and marked during development. */
export function scoreWords(lang: Lang): ScoreWords {
  return lang === 'en' ? sheetScores : complete<ScoreWords>(sheetScores, undefined, import.meta.env?.DEV ?? false);
}

/** Advice for the great moments of nations; in English only so far. */
export const momentWords = sheetMoments;

/** The language that all of these are in. */
export const SCORE_LANG: Lang = 'en';
