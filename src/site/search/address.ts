import { type Chosen, FACETS, type Facet, VALID } from './facets.ts';

/** What the search looks for, as it stands in the address of the page. */
export interface Query {
  readonly q: string;
  readonly chosen: Chosen;
}

/** Reads `?q=…&kind=rule,scene&nation=rome`; nothing when the address asks for no search. */
export function readQuery(search: string): Query | undefined {
  const params = new URLSearchParams(search);
  const q = params.get('q');
  if (q === null) return undefined;
  const chosen: { [facet in Facet]?: readonly string[] } = {};
  for (const facet of FACETS) {
    const values = (params.get(facet) ?? '').split(',').filter((value) => VALID[facet](value));
    if (values.length > 0) chosen[facet] = [...new Set(values)];
  }
  return { q: q.slice(0, 200), chosen };
}

/** The same page's address with the query in it, or without any; other parameters and the anchor stay. */
export function writeQuery(address: string, query: Query | undefined): string {
  const url = new URL(address);
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  };
  set('q', query?.q);
  for (const facet of FACETS) set(facet, query?.chosen[facet]?.join(',') || undefined);
  // A comma needs no disguise in a query.
  url.search = url.search.replaceAll('%2C', ',');
  return url.href;
}
