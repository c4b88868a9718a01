import { SEARCHED } from '../../ui/kept/site-keys.ts';
import { type Query, readQuery, writeQuery } from './address.ts';

/** What was asked last on this visit; nothing where the browser keeps nothing. */
export function lastQuery(facets: readonly string[]): Query | undefined {
  try {
    return readQuery(sessionStorage.getItem(SEARCHED) ?? '', facets);
  } catch {
    return undefined;
  }
}

/** Keeps what is asked until the visit ends, or forgets it. */
export function remember(query: Query | undefined, facets: readonly string[]): void {
  try {
    sessionStorage.setItem(SEARCHED, query ? new URL(writeQuery(location.href, query, facets)).search : '');
  } catch {
    // Storage may be forbidden; then the field is empty on the next page.
  }
}
