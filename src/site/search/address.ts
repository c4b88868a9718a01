import { KINDS, type Kind } from './record.ts';

/** What the search looks for, as it stands in the address of the page. */
export interface Query {
  readonly q: string;
  readonly kind?: Kind;
  readonly nation?: string;
}

/** Reads `?q=…&kind=rule&nation=rome`; nothing when the address asks for no search. */
export function readQuery(search: string): Query | undefined {
  const params = new URLSearchParams(search);
  const q = params.get('q');
  if (q === null) return undefined;
  const kind = KINDS.find((k) => k === params.get('kind'));
  const nation = /^[a-z-]{2,20}$/.exec(params.get('nation') ?? '')?.[0];
  return { q: q.slice(0, 200), ...(kind && { kind }), ...(nation && { nation }) };
}

/** The same page's address with the query in it, or without any; other parameters and the anchor stay. */
export function writeQuery(address: string, query: Query | undefined): string {
  const url = new URL(address);
  for (const name of ['q', 'kind', 'nation'] as const) {
    const value = query?.[name];
    if (value === undefined || (name !== 'q' && !value)) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
