import type { InEach, Lang, Wide } from '../../../words/lang.ts';

/** The words of the form for corrections: loaded with it. */
export type CorrectionsWords = Wide<typeof import('./en/corrections.ts').CORRECTIONS_PAGE>;

const IN: InEach<{ readonly CORRECTIONS_PAGE: CorrectionsWords }> = {
  en: () => import('./en/corrections.ts'),
  fr: () => import('./fr/corrections.ts'),
};

/** The words of the form, in a language. */
export const correctionsWordsOf = async (lang: Lang): Promise<CorrectionsWords> => (await IN[lang]()).CORRECTIONS_PAGE;
