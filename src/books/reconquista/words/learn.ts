import type { InEach, Lang, Wide } from '../../../words/lang.ts';

/** The words of a lesson that is played. */
export type LearnWords = Wide<typeof import('./en/learn.ts').LEARN>;

const IN: InEach<{ readonly LEARN: LearnWords }> = {
  en: () => import('./en/learn.ts'),
  fr: () => import('./fr/learn.ts'),
};

/** The words of the lessons, in a language. */
export const learnWordsOf = async (lang: Lang): Promise<LearnWords> => (await IN[lang]()).LEARN;
