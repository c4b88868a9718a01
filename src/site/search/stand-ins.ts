import type { QueryWords } from '../../words/query-words.ts';
import { keyOf, type SiteRecord } from './record.ts';

/** The records of an incomplete language: its own, followed by the English ones of all that it lacks. */
export function withStandIns(own: readonly SiteRecord[], english: readonly SiteRecord[]): readonly SiteRecord[] {
  const there = new Set(own.map(keyOf));
  return [...own, ...english.filter((record) => !there.has(keyOf(record)))];
}

/**
 * The understood words if English records are included: the words of the language, and their equivalents in the book's
 * words that English pages understand. A word of both languages, such as `or`, counts as one of the language: it is
 * then no English question word.
 */
export function standInWords(own: QueryWords, english: QueryWords): QueryWords {
  const translated = Object.entries({ ...english.means, ...english.foreign?.means });
  const phrase = ([said]: readonly [string, string]): boolean => /[\s’-]/.test(said);
  const telling = new Set(translated.map(([said]) => said));
  const asking = `${english.stop} ${english.foreign?.asks ?? ''}`.split(/\s+/).filter((word) => !telling.has(word));
  const like: Record<string, string> = { ...english.like };
  const single = translated.filter((one) => !phrase(one));
  for (const [said, meant] of [...single, ...Object.entries(own.like)]) like[said] = `${like[said] ?? ''} ${meant}`;
  return {
    stop: `${own.stop} ${asking.join(' ')}`,
    like,
    means: { ...Object.fromEntries(translated.filter(phrase)), ...own.means },
  };
}
