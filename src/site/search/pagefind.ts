import type { Hit } from './hit.ts';
import { keyOf } from './record.ts';
import { type Fragment, type TextQuery, textHits } from './texts.ts';

/** What is used of Pagefind's script, which the build puts beside its index. */
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

/** What was found in whole texts: how much, and each stretch of it when it is asked for. */
export interface FoundTexts {
  readonly count: number;
  hits(from: number, to: number): Promise<readonly Hit[]>;
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const OPTIONS = {
  // The worker is as large as the script itself; an index as small as this needs none.
  noWorker: true,
  excerptLength: 26,
  excerptEllipsis: '…',
};

let loaded: Promise<Pagefind> | undefined;

/** Looks through the whole texts of some records. Rejects if Pagefind or its index cannot be loaded. */
export async function lookThrough({ terms, records }: TextQuery): Promise<FoundTexts> {
  if (records.length === 0) return { count: 0, hits: async () => [] };
  const pagefind = await loadPagefind();
  const { results } = await pagefind.search(terms, { filters: { record: { any: records.map(keyOf) } } });
  return {
    count: results.length,
    hits: async (from, to) => textHits(await Promise.all(results.slice(from, to).map((one) => one.data())), records),
  };
}

/** Loads Pagefind with the index of the page's language, once; a failed try is forgotten. */
async function loadPagefind(): Promise<Pagefind> {
  loaded ??= load();
  try {
    return await loaded;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

async function load(): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ `${BASE}/pagefind/pagefind.js`)) as Pagefind;
  await pagefind.options(OPTIONS);
  try {
    // Asks nothing, but waits until everything is there.
    await pagefind.search('', { filters: {} });
  } catch (error) {
    await pagefind.destroy();
    throw error;
  }
  return pagefind;
}
