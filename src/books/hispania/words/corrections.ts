import type { Lang } from '../../../words/lang.ts';

/** The words of the form for corrections: loaded with it. */
export type CorrectionsWords = typeof import('./en/corrections.ts').CORRECTIONS_PAGE;

/** The words of the page in a language; as yet they are in English alone. */
export async function correctionsWordsOf(_lang: Lang): Promise<CorrectionsWords> {
  const { CORRECTIONS_PAGE } = await import('./en/corrections.ts');
  return CORRECTIONS_PAGE;
}
