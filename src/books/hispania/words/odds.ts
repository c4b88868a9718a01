import { complete } from '../../../words/complete.ts';
import { COMPLETE, type Lang } from '../../../words/lang.ts';

/** The words of the odds: loaded with their figure. */
export type OddsWords = typeof import('./en/odds.ts').ODDS;

/** The words of the odds in a language; a word that it lacks is in English. */
export async function oddsWordsOf(lang: Lang): Promise<OddsWords> {
  const { ODDS } = await import('./en/odds.ts');
  return COMPLETE.includes(lang) ? ODDS : complete<OddsWords>(ODDS, undefined, import.meta.env?.DEV ?? false);
}
