import { SEARCHED } from '../../ui/kept/site-keys.ts';
import { type Query, readQuery, writeQuery } from './address.ts';

/** The last query of this visit; undefined if the browser stores nothing. */
export function lastQuery(facets: readonly string[]): Query | undefined {
  try {
    return readQuery(sessionStorage.getItem(SEARCHED) ?? '', facets);
  } catch {
    return undefined;
  }
}

/** Stores the query until the visit ends, or deletes it. */
export function remember(query: Query | undefined, facets: readonly string[]): void {
  try {
    sessionStorage.setItem(SEARCHED, query ? new URL(writeQuery(location.href, query, facets)).search : '');
  } catch {
    // Storage may be forbidden; the field is then empty on the next page.
  }
}
