import { complete } from '../../../words/complete.ts';
import type { Lang } from '../../../words/lang.ts';
import { FACTS } from './en/facts.ts';

/** What is said of each kind of fact. */
export type FactWords = typeof FACTS;

/** The words for what happens, in a language. They come with what makes it happen, and with nothing that only shows a position. */
export function factWordsOf(lang: Lang): FactWords {
  return lang === 'en' ? FACTS : complete<FactWords>(FACTS, undefined, import.meta.env?.DEV ?? false);
}
