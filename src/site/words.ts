import { SITE as EN, type SiteWords } from '../words/en/site.ts';
import { SITE as FR } from '../words/fr/site.ts';
import type { Lang, Partly } from '../words/lang.ts';

const WORDS: Readonly<Record<Lang, Partly<SiteWords>>> = { en: EN, fr: FR };

/** The words of the site's furniture; one that a language lacks is English, and marked while developing. */
export function siteWords(lang: Lang): SiteWords {
  return withFallback<SiteWords>(EN, WORDS[lang], import.meta.env?.DEV ?? false);
}

/**
 * Words of one language completed by those of another. With `mark`, a word taken from the other stands between ‹! and ›,
 * so that it is seen.
 */
export function withFallback<T>(full: T, part: Partly<T> | undefined, mark: boolean): T {
  const missing = (word: unknown): unknown => (mark && typeof word === 'string' ? `‹!${word}›` : word);
  if (full === null || typeof full !== 'object') return (part ?? missing(full)) as T;
  const has = (part ?? {}) as Record<string, Partly<unknown> | undefined>;
  return Object.fromEntries(
    Object.entries(full).map(([key, word]) => [key, withFallback(word as unknown, has[key], mark)]),
  ) as T;
}
