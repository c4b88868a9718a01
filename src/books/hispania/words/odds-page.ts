import type { InEach, Lang } from '../../../words/lang.ts';

/** The words of the page of odds: loaded with it. */
export type OddsPageWords = typeof import('./en/odds-page.ts').ODDS_PAGE;

const IN: InEach<{ readonly ODDS_PAGE: OddsPageWords }> = {
  en: () => import('./en/odds-page.ts'),
  fr: () => import('./fr/odds-page.ts'),
};

/** The words of the page, in a language. */
export const oddsPageWordsOf = async (lang: Lang): Promise<OddsPageWords> => (await IN[lang]()).ODDS_PAGE;
