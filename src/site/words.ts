import { complete } from '../words/complete.ts';
import { SITE as EN, type SiteWords } from '../words/en/site.ts';
import { SITE as FR } from '../words/fr/site.ts';
import type { Lang, Partly } from '../words/lang.ts';

const WORDS: Readonly<Record<Lang, Partly<SiteWords>>> = { en: EN, fr: FR };

/** The words of the site's interface; a missing word of a language is in English, and marked in development. */
export function siteWords(lang: Lang): SiteWords {
  return complete<SiteWords>(EN, WORDS[lang], import.meta.env?.DEV ?? false);
}
