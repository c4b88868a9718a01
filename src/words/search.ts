import type { SearchWords } from './en/search.ts';
import type { InEach, Lang } from './lang.ts';

const IN: InEach<{ readonly search: SearchWords }> = {
  en: () => import('./en/search.ts'),
  fr: () => import('./fr/search.ts'),
};

/** The words of the search, in a language. */
export const searchWordsOf = async (lang: Lang): Promise<SearchWords> => (await IN[lang]()).search;
