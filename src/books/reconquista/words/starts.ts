import type { InEach, Lang } from '../../../words/lang.ts';
import type { PAR } from './en/par.ts';

/** What the table says of the starts: the history of each, notes on some, and their par. */
export interface StartWords {
  readonly PAR: typeof PAR;
  readonly START_HISTORY: readonly string[];
  readonly STARTS_PAGE: { readonly notes: { readonly [turn: number]: string } };
}

const IN: InEach<StartWords> = { en: () => import('./en/begin.ts'), fr: () => import('./fr/begin.ts') };

/** The words of the starts in a language. */
export const startWordsOf = (lang: Lang): Promise<StartWords> => IN[lang]();
