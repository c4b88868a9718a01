import type { Lang } from '../../../words/lang.ts';

/** The words of the page of odds: loaded with it. */
export type OddsPageWords = typeof import('./en/odds-page.ts').ODDS_PAGE;

/** The words of the page in a language; as yet they are in English alone. */
export async function oddsPageWordsOf(_lang: Lang): Promise<OddsPageWords> {
  const { ODDS_PAGE } = await import('./en/odds-page.ts');
  return ODDS_PAGE;
}
