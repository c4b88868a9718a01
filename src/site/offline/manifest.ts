/**
 * One version of the site: every file with its content's hash, and what each page needs to be read and played. The build writes
 * it (`/offline.json`), the worker keeps it for as long as a page of that version is open.
 */
export interface Manifest {
  /** Hash of all the rest. */
  readonly version: string;
  /** Bytes to fetch for all files, packed as servers pack them. */
  readonly packed: number;
  /** Path below the base, as it is asked for (`hispania/map/`, not `…/index.html`); hash; bytes. */
  readonly files: readonly (readonly [path: string, hash: string, size: number])[];
  /** What many pages need, as places in `files`. */
  readonly groups: readonly (readonly number[])[];
  /** A page, its group, and what it needs besides. */
  readonly pages: readonly (readonly [page: number, group: number, ...own: readonly number[]])[];
}

/** A manifest as it is asked. */
export interface Site {
  readonly version: string;
  readonly packed: number;
  readonly files: ReadonlyMap<string, { readonly hash: string; readonly size: number }>;
  /** A page and all it needs; a file that is no page needs nothing else. */
  needs(path: string): readonly string[];
}

/** Files whose names change with their content: what is so named is the same in every version. */
export const LASTING = '_astro/';

/** What the worker itself is made of: it is never kept. */
export const WORKER = 'sw.js';
export const MANIFEST = 'offline.json';
/** The page that stands in where there is no connection: this path below each language. */
export const OFFLINE = 'offline/';
export const NOT_FOUND = '404.html';
/** What the search reads, a file for each language. */
export const SEARCHED = /^search\/\w+\.json$/;

export function readManifest({ version, packed, files, groups, pages }: Manifest): Site {
  const path = (place: number): string => files[place]?.[0] ?? '';
  const needed = new Map(pages.map(([page, group, ...own]) => [path(page), [...(groups[group] ?? []), ...own]]));
  return {
    version,
    packed,
    files: new Map(files.map(([name, hash, size]) => [name, { hash, size }])),
    needs: (page) => [page, ...(needed.get(page) ?? []).map(path)],
  };
}
