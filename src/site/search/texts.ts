import type { Stretch } from './excerpt.ts';
import { type Hit, hitOf } from './hit.ts';
import { numberIn } from './number.ts';
import { keyOf, type SiteRecord } from './record.ts';
import { wordsOf } from './text.ts';

/** The records of one book that a look through whole texts may find. */
export interface TextsOfBook {
  readonly book: string;
  /** As the hits name the book, where they are of several. */
  readonly named?: string | undefined;
  readonly records: readonly SiteRecord[];
}

/** What a look through whole texts asks for, and where. */
export interface TextQuery {
  readonly terms: string;
  readonly books: readonly TextsOfBook[];
}

/** What Pagefind tells of a text that it found. */
export interface Fragment {
  /** Text with `<mark>` around what matched, and `<` and `>` of the text itself escaped. */
  readonly excerpt: string;
  readonly filters: { readonly record?: readonly string[] };
}

/**
 * What to ask Pagefind for, which wants all words of it in one text: without the words that only ask. In quotes, what must stand
 * there as it is: what was typed so, and a number, for else what begins like it would be found. Empty: nothing worth a look.
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

/** What is still to be looked for in whole texts once the list shows these addresses: no record stands there twice. */
export function unlisted({ terms, books }: TextQuery, listed: ReadonlySet<string>): TextQuery {
  return {
    terms,
    books: books.map((one) => ({ ...one, records: one.records.filter(({ address }) => !listed.has(address)) })),
  };
}

/** The rows for what Pagefind found in a book, in its order. What is not among the records, as after a new version of the site, is left out. */
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

/** An excerpt as plain text in stretches, so that nothing of it is ever read as markup. */
export function stretches(excerpt: string): readonly Stretch[] {
  return excerpt
    .split(/<\/?mark>/)
    .map((text, at) => ({ text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), mark: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
