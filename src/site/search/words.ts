import { search as en, type SearchWords } from '../../words/en/search.ts';
import { search as fr } from '../../words/fr/search.ts';
import type { Lang } from '../../words/lang.ts';

const WORDS: Readonly<Record<Lang, SearchWords>> = { en, fr };

/** The words of the search in a language; for the server, which has all of them. */
export const searchWords = (lang: Lang): SearchWords => WORDS[lang];
