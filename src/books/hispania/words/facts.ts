import { complete } from '../../../words/complete.ts';
import type { Lang } from '../../../words/lang.ts';
import { FACTS } from './en/facts.ts';

/** The words for each kind of fact. */
export type FactWords = typeof FACTS;

/** The words for events, in a language. They are loaded with the code that makes events, and not with code that only shows a position. */
export function factWordsOf(lang: Lang): FactWords {
  return lang === 'en' ? FACTS : complete<FactWords>(FACTS, undefined, import.meta.env?.DEV ?? false);
}
