import { complete } from '../../../words/complete.ts';
import type { Lang, Partly } from '../../../words/lang.ts';
import { type BookWords, SITE as EN } from '../words/en/site.ts';
import { SITE as FR } from '../words/fr/site.ts';

const WORDS: Readonly<Record<Lang, Partly<BookWords>>> = { en: EN, fr: FR };

/** The words of the book's pages around its rules; a word that a language lacks is in English, and marked during development. */
export function bookWords(lang: Lang): BookWords {
  return complete<BookWords>(EN, WORDS[lang], import.meta.env?.DEV ?? false);
}
