import type { Lang } from '../../../words/lang.ts';
import * as EN from '../words/en/pages.ts';

/** The words of the book's pages. */
export type PageWords = typeof EN;

const WORDS: Readonly<Record<Lang, PageWords>> = { en: EN, fr: EN };

/** The words of the book's pages in a language; only the build has all of them. */
export const pageWords = (lang: Lang): PageWords => WORDS[lang];
