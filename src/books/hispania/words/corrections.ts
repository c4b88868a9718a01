import { complete } from '../../../words/complete.ts';
import { COMPLETE, type Lang } from '../../../words/lang.ts';

/** The words of the form for corrections: loaded with it. */
export type CorrectionsWords = typeof import('./en/corrections.ts').CORRECTIONS_PAGE;

/** The words of the page in a language; a word that it lacks is in English. */
export async function correctionsWordsOf(lang: Lang): Promise<CorrectionsWords> {
  const { CORRECTIONS_PAGE } = await import('./en/corrections.ts');
  return COMPLETE.includes(lang)
    ? CORRECTIONS_PAGE
    : complete<CorrectionsWords>(CORRECTIONS_PAGE, undefined, import.meta.env?.DEV ?? false);
}
