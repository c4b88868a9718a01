import type { InEach, Lang } from '../../../words/lang.ts';
import type { CommonWords } from './common.ts';
import type { OddsWords } from './odds.ts';

/** The words of the page of odds. */
export type OddsPageWords = typeof import('./en/odds-page.ts').ODDS_PAGE;

/** All that the page of odds says: loaded with it. */
export interface AtOdds {
  readonly common: CommonWords;
  readonly odds: OddsWords;
  readonly page: OddsPageWords;
}

const IN: InEach<{ readonly AT_ODDS: AtOdds }> = {
  en: () => import('./en/at-odds.ts'),
  fr: () => import('./fr/at-odds.ts'),
};

/** The words of the page of odds, in a language. */
export const oddsPageWordsOf = async (lang: Lang): Promise<AtOdds> => (await IN[lang]()).AT_ODDS;
