import type { InEach, Lang } from '../../../words/lang.ts';

/** The words of the odds: loaded with their figure. */
export type OddsWords = typeof import('./en/odds.ts').ODDS;

const IN: InEach<{ readonly ODDS: OddsWords }> = {
  en: () => import('./en/odds.ts'),
  fr: () => import('./fr/odds.ts'),
};

/** The words of the odds, in a language. */
export const oddsWordsOf = async (lang: Lang): Promise<OddsWords> => (await IN[lang]()).ODDS;
