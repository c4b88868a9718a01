import type { Stretch } from './excerpt.ts';
import { type Hit, hitOf } from './hit.ts';
import { numberIn } from './number.ts';
import { keyOf, type SiteRecord } from './record.ts';
import { wordsOf } from './text.ts';

/** The records of one book that a search in whole texts may find. */
export interface TextsOfBook {
  readonly book: string;
  /** The name of the book in the hits, if they are of several. */
  readonly named?: string | undefined;
  readonly records: readonly SiteRecord[];
}

/** The query and the place of a search in whole texts. */
export interface TextQuery {
  readonly terms: string;
  readonly books: readonly TextsOfBook[];
}

/** Pagefind's data about a text that it found. */
export interface Fragment {
  /** Text with `<mark>` around the matches, and with `<` and `>` of the text itself escaped. */
  readonly excerpt: string;
  readonly filters: { readonly record?: readonly string[] };
}

/**
 * The query for Pagefind, which requires all its words in one text: without question words. Phrases that must match
 * exactly are in quotes: those that were typed so, and numbers, because otherwise longer numbers with the same
 * beginning would match. Empty: the search is not worthwhile.
 */
export function termsOf(q: string, stop: ReadonlySet<string>): string {
  const number = numberIn(q);
  if (number !== undefined) return `"${number}"`;
  const typed = q.trim();
  if (/^".*"$/.test(typed)) return wordsOf(typed).length > 0 ? typed : '';
  return wordsOf(q)
    .filter(({ stem }) => !stop.has(stem))
    .map(({ from, to }) => q.slice(from, to))
    .join(' ');
}

/** The remaining query for whole texts after the list shows these addresses: no record is listed twice. */
export function unlisted({ terms, books }: TextQuery, listed: ReadonlySet<string>): TextQuery {
  return {
    terms,
    books: books.map((one) => ({ ...one, records: one.records.filter(({ address }) => !listed.has(address)) })),
  };
}

/**
 * The rows for Pagefind's hits in a book, in its order. A hit that is not among the records, as after a new version of
 * the site, is left out.
 */
export function textHits(
  fragments: readonly Fragment[],
  { named, records }: Omit<TextsOfBook, 'book'>,
): readonly Hit[] {
  const known = new Map(records.map((record) => [keyOf(record), record]));
  return fragments.flatMap(({ excerpt, filters }) => {
    const record = known.get(filters.record?.[0] ?? '');
    if (!record) return [];
    return hitOf(record, stretches(excerpt), named);
  });
}

/** An excerpt as parts of plain text, so that no part of it is ever read as markup. */
export function stretches(excerpt: string): readonly Stretch[] {
  return excerpt
    .split(/<\/?mark>/)
    .map((text, at) => ({ text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), mark: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
