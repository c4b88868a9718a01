import type { Query } from './address.ts';
import type { Counts } from './facets.ts';
import type { Found } from './find.ts';
import type { Hit } from './hit.ts';
import type { TextQuery } from './texts.ts';

/** A searched book. */
export interface BookSearched {
  readonly id: string;
  readonly about: { readonly title: string };
  readonly find: (query: Query) => Found;
}

/** The hits in one book or in several. */
export interface Searched extends Pick<Found, 'count' | 'exact' | 'counts' | 'hits'> {
  inTexts(): TextQuery;
}

/**
 * Searches each of these books and merges their hits: the best of each, then the next of each, in the order of the
 * books, because the weights of different books are not comparable. A rule whose number was typed comes before all
 * others. With several books each hit names its own.
 */
export function together(books: readonly BookSearched[], query: Query): Searched {
  const found = books.map(({ id, about, find }) => ({
    id,
    named: books.length > 1 ? about.title : undefined,
    ...find(query),
  }));
  const order = found
    .flatMap(({ count, exact }, book) =>
      Array.from({ length: count }, (_, at) => ({ book, at, turn: at === 0 && exact !== undefined ? -1 : at })),
    )
    .sort((a, b) => a.turn - b.turn || a.book - b.book);
  return {
    count: order.length,
    exact: found.find(({ exact }) => exact !== undefined)?.exact,
    counts: sums(found.map(({ counts }) => counts)),
    hits: (from, to) =>
      order.slice(from, to).flatMap(({ book, at }): readonly Hit[] => {
        const its = found[book];
        return (its?.hits(at, at + 1) ?? []).map((one) => ({ ...one, book: its?.named }));
      }),
    inTexts() {
      const asked = found.map(({ id, named, inTexts }) => ({ book: id, named, ...inTexts() }));
      return {
        terms: asked.find(({ terms }) => terms !== '')?.terms ?? '',
        books: asked.map(({ book, named, records }) => ({ book, named, records })),
      };
    },
  };
}

/** The sums of the numbers of several books, for the facets that all of them have. */
function sums(all: readonly Counts[]): Counts {
  const [first = {}] = all;
  const shared = Object.keys(first).filter((facet) => all.every((one) => facet in one));
  return Object.fromEntries(
    shared.map((facet) => {
      const sum = new Map<string, number>();
      for (const one of all)
        for (const [value, count] of one[facet] ?? []) sum.set(value, (sum.get(value) ?? 0) + count);
      return [facet, sum];
    }),
  );
}
