import type { InEach, Lang } from '../../../words/lang.ts';
import type { FactWords } from './en/fact-words.ts';

export type { FactWords };

const IN: InEach<{ readonly FACTS: FactWords }> = {
  en: () => import('./en/facts.ts'),
  fr: () => import('./fr/facts.ts'),
};

/** The words for events, in a language. They are fetched with the code that makes events, and not to show a position. */
export const factWordsOf = async (lang: Lang): Promise<FactWords> => (await IN[lang]()).FACTS;
