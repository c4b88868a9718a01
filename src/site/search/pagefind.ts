import type { Query } from './address.ts';
import { type Fragment, type Hit, hit } from './hit.ts';
import { numberIn } from './number.ts';

/** What is used of Pagefind's script, which the build puts beside its index. */
interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  search(words: string | null, options: Lookup): Promise<{ readonly results: readonly Result[] }>;
  destroy(): Promise<void>;
}
interface Lookup {
  readonly filters: Readonly<Record<string, string>>;
  readonly sort?: Readonly<Record<string, 'asc'>>;
}
interface Result {
  readonly id: string;
  data(): Promise<Fragment>;
}

/** What was found: how much, and each stretch of it when it is asked for. */
export interface Found {
  readonly count: number;
  /** The rule or chapter whose number was typed; it is the first hit. */
  readonly exact: string | undefined;
  hits(from: number, to: number): Promise<readonly Hit[]>;
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const OPTIONS = {
  baseUrl: `${BASE}/`,
  // The worker is as large as the script itself; an index as small as this needs none.
  noWorker: true,
  excerptLength: 26,
  excerptEllipsis: '…',
  // Whoever types a name wants what bears it, then what speaks of it; that a rule is short makes it no better an answer.
  ranking: { pageLength: 0, metaWeights: { title: 8, aliases: 4, question: 1, path: 0.2 } },
};

let loaded: Promise<Pagefind> | undefined;

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

/**
 * Looks a query up: what its number names comes first, then what speaks of it or of its words, by worth. Without words but
 * with a filter, everything that passes, in the order of the site; with neither, nothing.
 */
export async function find({ q, kind, nation }: Query): Promise<Found> {
  const pagefind = await loadPagefind();
  const filters = { ...(kind && { kind }), ...(nation && { nation }) };
  const number = numberIn(q);
  const all = async (more: Readonly<Record<string, string>>): Promise<readonly Result[]> =>
    (await pagefind.search(null, { filters: { ...filters, ...more }, sort: { place: 'asc' } })).results;
  let results: readonly Result[] = [];
  let named: readonly Result[] = [];
  if (q) {
    named = number === undefined ? [] : await all({ number });
    // In quotes, or a number that nobody speaks of would find what begins like it.
    const spoken = (await pagefind.search(number === undefined ? q : `"${number}"`, { filters })).results;
    results = [...named, ...spoken.filter(({ id }) => !named.some((one) => one.id === id))];
  } else if (kind || nation) results = await all({});
  return {
    count: results.length,
    exact: named.length > 0 ? number : undefined,
    hits: async (from, to) => (await Promise.all(results.slice(from, to).map((one) => one.data()))).map(hit),
  };
}
