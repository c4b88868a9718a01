import type { OTHER_LANGUAGE } from './en/other-language.ts';
import type { InEach, Lang } from './lang.ts';

/** The words by which a page says that it exists in another language. */
export type OtherLanguageWords = typeof OTHER_LANGUAGE;

const IN: InEach<{ readonly OTHER_LANGUAGE: OtherLanguageWords }> = {
  en: () => import('./en/other-language.ts'),
  fr: () => import('./fr/other-language.ts'),
};

/** The words of that line, in a language. */
export const otherLanguageWordsOf = async (lang: Lang): Promise<OtherLanguageWords> =>
  (await IN[lang]()).OTHER_LANGUAGE;
