import type { InEach, Lang, Wide } from '../../../words/lang.ts';
import type { LEARN_PAGE } from './en/learn-page.ts';

/** What is said where the first turn goes on as a game. */
export type GoOnWords = Wide<typeof LEARN_PAGE>['goOn'];

const IN: InEach<{ readonly LEARN_PAGE: { readonly goOn: GoOnWords } }> = {
  en: () => import('./en/learn-page.ts'),
  fr: () => import('./fr/learn-page.ts'),
};

/** The words of the way from the first turn into the game, in a language. */
export const goOnWordsOf = async (lang: Lang): Promise<GoOnWords> => (await IN[lang]()).LEARN_PAGE.goOn;
