import { complete } from '../../../words/complete.ts';
import type { Lang } from '../../../words/lang.ts';
import { COMMON, type CommonWords } from './en/common.ts';

export type { CommonWords };

/** The common words of a language: all that a live part needs if it plays no game. */
export async function commonWordsOf(lang: Lang): Promise<CommonWords> {
  if (lang === 'en') return COMMON;
  const { WORDS } = await import('./fr/index.ts');
  return complete<CommonWords>(COMMON, WORDS, import.meta.env?.DEV ?? false);
}
