import type { InEach, Lang } from '../../../words/lang.ts';
import type { CommonWords } from './en/common.ts';

export type { CommonWords };

const IN: InEach<{ readonly COMMON: CommonWords }> = {
  en: () => import('./en/bare.ts'),
  fr: () => import('./fr/bare.ts'),
};

/** The common words of a language: all that a live part needs if it plays no game. */
export const commonWordsOf = async (lang: Lang): Promise<CommonWords> => (await IN[lang]()).COMMON;
