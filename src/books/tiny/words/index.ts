import { complete } from '../../../words/complete.ts';
import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/plain.ts';
import type { Rich } from '../../../words/rich.ts';
import type { Words } from './en/index.ts';
import { nameOf } from './marks.ts';

/** The words of the book, one language at a time. */

export type { Words };

/** The words of a language; missing ones are English, and marked in development. */
export async function wordsOf(lang: Lang): Promise<Words> {
  const { WORDS } = await import('./en/index.ts');
  if (lang === 'en') return WORDS;
  const { WORDS: part } = await import('./fr/index.ts');
  return complete<Words>(WORDS, part, import.meta.env?.DEV ?? false);
}

/** A sentence as plain text. */
export function text({ names }: Pick<Words, 'names'>, rich: Rich): string {
  return plain(
    rich,
    nameOf(names),
    ({ value }) => `${value}`,
    (rule) => rule,
  );
}
