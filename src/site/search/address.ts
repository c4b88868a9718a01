import { type Chosen, isChosen, isValue, KIND } from './facets.ts';

/** The query of the search in the address of the page. */
export interface Query {
  readonly q: string;
  readonly chosen: Chosen;
  /** In all books, and not only in the current one. */
  readonly everywhere?: boolean;
}

const IN = 'in';
const ALL = 'all';

/** Whether an address asks for a search. */
export const asks = (search: string): boolean => new URLSearchParams(search).has('q');

/**
 * Reads `?q=…&kind=rule,scene&nation=rome`; undefined if the address asks for no search. `facets`: the book's facets
 * besides the kind; other parameters of the address do not belong to the search.
 */
export function readQuery(search: string, facets: readonly string[]): Query | undefined {
  const params = new URLSearchParams(search);
  const q = params.get('q');
  if (q === null) return undefined;
  const chosen: { [facet: string]: readonly string[] } = {};
  for (const facet of [KIND, ...facets]) {
    const values = (params.get(facet) ?? '').split(',').filter(isValue);
    if (values.length > 0) chosen[facet] = [...new Set(values)];
  }
  return { q: q.slice(0, 200), chosen, ...(params.get(IN) === ALL && { everywhere: true }) };
}

/** The same page's address with the query in it, or without any; other parameters and the anchor remain. */
export function writeQuery(address: string, query: Query | undefined, facets: readonly string[]): string {
  const url = new URL(address);
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  };
  set('q', query?.q);
  set(IN, query?.everywhere ? ALL : undefined);
  for (const facet of [KIND, ...facets]) set(facet, query?.chosen[facet]?.join(',') || undefined);
  // A comma needs no escape in a query.
  url.search = url.search.replaceAll('%2C', ',');
  return url.href;
}

/** Whether a query asks for anything. */
export const isAsked = ({ q, chosen }: Query): boolean => q.trim() !== '' || isChosen(chosen);
