import type { Lang } from '../../../words/lang.ts';
import * as EN from '../words/en/pages.ts';
import * as FR from '../words/fr/pages.ts';

/** The words of the book's pages: what every language has. */
export type PageWords = typeof FR;

const WORDS: Readonly<Record<Lang, PageWords>> = { en: EN, fr: FR };

/** The words of the book's pages in a language; only the build has all of them. */
export const pageWords = (lang: Lang): PageWords => WORDS[lang];
