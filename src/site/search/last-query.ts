import { SEARCHED } from '../../ui/kept/keys.ts';
import { type Query, readQuery, writeQuery } from './address.ts';

/** What was asked last on this visit; nothing where the browser keeps nothing. */
export function lastQuery(): Query | undefined {
  try {
    return readQuery(sessionStorage.getItem(SEARCHED) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps what is asked until the visit ends, or forgets it. */
export function remember(query: Query | undefined): void {
  try {
    sessionStorage.setItem(SEARCHED, query ? new URL(writeQuery(location.href, query)).search : '');
  } catch {
    // Storage may be forbidden; then the field is empty on the next page.
  }
}
