import type { InEach, Lang } from '../../../words/lang.ts';
import type { RulingWords } from './en/rulings.ts';

export type { RulingWords };

const IN: InEach<{ readonly RULING_WORDS: RulingWords }> = {
  en: () => import('./en/rulings.ts'),
  fr: () => import('./fr/rulings.ts'),
};

/** The questions of the rulings and their readings, in a language: many, so they are fetched when they are opened. */
export const rulingWordsOf = async (lang: Lang): Promise<RulingWords> => (await IN[lang]()).RULING_WORDS;
