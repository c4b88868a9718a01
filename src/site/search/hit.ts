import type { Kind, RecordFilters, RecordMeta } from './record.ts';

/** What Pagefind tells of a record that it found. */
export interface Fragment {
  readonly url: string;
  /** Text with `<mark>` around what matched, and `<` and `>` of the text itself escaped. */
  readonly excerpt: string;
  readonly meta: RecordMeta;
  readonly filters: RecordFilters;
}

/** A stretch of an excerpt; a marked one matched the query. */
export interface Stretch {
  readonly text: string;
  readonly mark: boolean;
}

/** One row of the list. */
export interface Hit {
  readonly kind: Kind;
  readonly number: string | undefined;
  readonly title: string;
  readonly path: string;
  readonly address: string;
  readonly excerpt: readonly Stretch[];
}

/** Reads a hit out of what Pagefind tells. */
export function hit({ url, excerpt, meta, filters }: Fragment): Hit {
  return {
    kind: filters.kind[0] ?? 'rule',
    number: filters.number?.[0],
    title: meta.title ?? meta.question ?? '',
    path: meta.path,
    address: url,
    excerpt: stretches(excerpt),
  };
}

/** An excerpt as plain text in stretches, so that nothing of it is ever read as markup. */
export function stretches(excerpt: string): readonly Stretch[] {
  return excerpt
    .split(/<\/?mark>/)
    .map((text, at) => ({ text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), mark: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
