import type { Lang } from '../../../../words/lang.ts';
import { sheetMoments as enMoments } from '../../words/en/sheet-moments.ts';
import { sheetScores as enScores, type ScoreWords } from '../../words/en/sheet-scores.ts';
import { sheetMoments as frMoments } from '../../words/fr/sheet-moments.ts';
import { sheetScores as frScores } from '../../words/fr/sheet-scores.ts';

const SCORES: Readonly<Record<Lang, ScoreWords>> = { en: enScores, fr: frScores };
const MOMENTS: Readonly<Record<Lang, typeof enMoments>> = { en: enMoments, fr: frMoments };

/** The words of sheets on simulated games, in a language. */
export const scoreWords = (lang: Lang): ScoreWords => SCORES[lang];

/** Advice for the great moments of nations, in a language. */
export const momentWords = (lang: Lang): typeof enMoments => MOMENTS[lang];
