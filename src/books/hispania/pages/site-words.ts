import { complete } from '../../../words/complete.ts';
import type { Lang, Partly } from '../../../words/lang.ts';
import { type BookWords, SITE as EN } from '../words/en/site.ts';
import { SITE as FR } from '../words/fr/site.ts';

const WORDS: Readonly<Record<Lang, Partly<BookWords>>> = { en: EN, fr: FR };

/** What pages of the book say around its rules; a word that a language lacks is English, and marked while developing. */
export function bookWords(lang: Lang): BookWords {
  return complete<BookWords>(EN, WORDS[lang], import.meta.env?.DEV ?? false);
}
