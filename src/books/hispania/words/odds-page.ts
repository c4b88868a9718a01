import { complete } from '../../../words/complete.ts';
import { COMPLETE, type Lang } from '../../../words/lang.ts';

/** The words of the page of odds: loaded with it. */
export type OddsPageWords = typeof import('./en/odds-page.ts').ODDS_PAGE;

/** The words of the page in a language; a word that it lacks is in English. */
export async function oddsPageWordsOf(lang: Lang): Promise<OddsPageWords> {
  const { ODDS_PAGE } = await import('./en/odds-page.ts');
  return COMPLETE.includes(lang)
    ? ODDS_PAGE
    : complete<OddsPageWords>(ODDS_PAGE, undefined, import.meta.env?.DEV ?? false);
}
