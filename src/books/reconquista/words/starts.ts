import type { InEach, Lang } from '../../../words/lang.ts';

/** What is said of the starts where one is chosen: the history of each, and notes on some. */
export interface StartWords {
  readonly START_HISTORY: readonly string[];
  readonly STARTS_PAGE: { readonly notes: { readonly [turn: number]: string } };
}

const IN: InEach<StartWords> = { en: () => import('./en/starts.ts'), fr: () => import('./fr/starts.ts') };

/** The words of the starts in a language. */
export const startWordsOf = (lang: Lang): Promise<StartWords> => IN[lang]();
