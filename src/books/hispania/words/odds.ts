import type { Lang } from '../../../words/lang.ts';

/** The words of the odds: loaded with their figure. */
export type OddsWords = typeof import('./en/odds.ts').ODDS;

/** The words of the odds in a language; as yet they are in English alone. */
export async function oddsWordsOf(_lang: Lang): Promise<OddsWords> {
  const { ODDS } = await import('./en/odds.ts');
  return ODDS;
}
