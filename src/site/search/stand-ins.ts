import { address, type Lang } from '../../words/lang.ts';
import type { QueryWords } from '../../words/query-words.ts';
import { keyOf, type SiteRecord } from './record.ts';

/**
 * The records of a language that is not whole yet: its own, and after them the English ones of all that it lacks. Those lead to
 * the page that stands in, in English below the furniture of the language, and keep English as theirs.
 */
export function withStandIns(
  lang: Lang,
  own: readonly SiteRecord[],
  english: readonly SiteRecord[],
): readonly SiteRecord[] {
  const there = new Set(own.map(keyOf));
  return [
    ...own,
    ...english
      .filter((record) => !there.has(keyOf(record)))
      .map((record) => ({ ...record, address: address(lang, record.address) })),
  ];
}

/**
 * What is understood where English records stand in: the words of the language, and those of the book for them, as far as English
 * pages understand them already. A word that is both, as `or`, is that of the language: it is no word that only asks.
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
