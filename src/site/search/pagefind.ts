import type { Hit } from './hit.ts';
import { keyOf } from './record.ts';
import { type Fragment, type TextQuery, type TextsOfBook, textHits } from './texts.ts';

/** The used part of Pagefind's script, which the build writes beside its index. */
interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  search(words: string, options: Lookup): Promise<{ readonly results: readonly Result[] }>;
  destroy(): Promise<void>;
}
interface Lookup {
  readonly filters: { readonly record?: { readonly any: readonly string[] } };
}
interface Result {
  data(): Promise<Fragment>;
}

/** The result of a search in whole texts: the number of hits, and each batch on demand. */
export interface FoundTexts {
  readonly count: number;
  hits(from: number, to: number): Promise<readonly Hit[]>;
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const OPTIONS = {
  // The worker is as large as the script itself; such a small index needs none.
  noWorker: true,
  excerptLength: 26,
  excerptEllipsis: '…',
};

const loaded = new Map<string, Promise<Pagefind>>();

/** Searches the whole texts of some records, book by book. Rejects if Pagefind or its index cannot be loaded. */
export async function lookThrough({ terms, books }: TextQuery): Promise<FoundTexts> {
  const found = await Promise.all(books.map(async (one) => ({ one, results: await resultsOf(terms, one) })));
  const all = found.flatMap(({ one, results }) => results.map((result) => ({ one, result })));
  return {
    count: all.length,
    hits: async (from, to) => {
      const shown = all.slice(from, to).map(async ({ one, result }) => textHits([await result.data()], one));
      return (await Promise.all(shown)).flat();
    },
  };
}

async function resultsOf(terms: string, { book, records }: TextsOfBook): Promise<readonly Result[]> {
  if (records.length === 0) return [];
  const pagefind = await loadPagefind(book);
  return (await pagefind.search(terms, { filters: { record: { any: records.map(keyOf) } } })).results;
}

/** Loads Pagefind with the index of a book in the page's language, once; a failed try is dropped. */
async function loadPagefind(book: string): Promise<Pagefind> {
  const coming = loaded.get(book) ?? load(book);
  loaded.set(book, coming);
  try {
    return await coming;
  } catch (error) {
    loaded.delete(book);
    failed += 1;
    throw error;
  }
}

/** The number of tries that failed: a browser remembers a failed import by its address, and would not ask again. */
let failed = 0;

/** Each book has its own Pagefind, because each holds one index. */
async function load(book: string): Promise<Pagefind> {
  const pagefind = (await import(
    /* @vite-ignore */ `${BASE}/${book}/pagefind/pagefind.js${failed ? `?${failed}` : ''}`
  )) as Pagefind;
  await pagefind.options(OPTIONS);
  try {
    // An empty query that waits until everything is loaded.
    await pagefind.search('', { filters: {} });
  } catch (error) {
    await pagefind.destroy();
    throw error;
  }
  return pagefind;
}
