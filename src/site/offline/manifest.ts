/** Files of a version, and the files that each page among them needs for reading and play. */
interface Listed {
  /** The size of the transfer for all of them, with the usual compression of servers. */
  readonly packed: number;
  /** Path below the base, as in requests (`book/map/`, not `…/index.html`); hash; bytes. */
  readonly files: readonly (readonly [path: string, hash: string, size: number])[];
  /** Files that many pages need, as indices into `files`, and after the last of these into `others`. */
  readonly groups: readonly (readonly number[])[];
  /** A page, its group, and its further needs. */
  readonly pages: readonly (readonly [page: number, group: number, ...own: readonly number[]])[];
}

/** The list of one book: `/<book>/offline.json`. A page fetches only that of its own book. */
export interface BookList extends Listed {
  /** Hash of the rest. */
  readonly version: string;
  /** Paths of files of the site's own list that pages of the book need. */
  readonly others: readonly string[];
}

/** The data about a book in the site's own list. */
export interface BookListed {
  readonly version: string;
  /** The total size of its files in bytes, and the size of their transfer. */
  readonly size: number;
  readonly packed: number;
}

/**
 * One version of the site: every file that belongs to no book, and the version of each book. The build writes it
 * (`/offline.json`), and the worker stores it for as long as a page of that version is open.
 */
export interface Manifest extends Listed {
  /** Hash of the rest, including the versions of the books. */
  readonly version: string;
  /** By the ids of the books. Older versions of the site listed all files together, and had no books. */
  readonly books?: { readonly [book: string]: BookListed };
}

/** A version for queries: its own list with the loaded lists of books. */
export interface Site {
  readonly version: string;
  readonly packed: number;
  readonly files: ReadonlyMap<string, { readonly hash: string; readonly size: number }>;
  /** A page and all its needs; a file that is no page needs only itself. */
  needs(path: string): readonly string[];
  readonly books: { readonly [book: string]: BookListed };
  /** The paths in the list of a book, or, without a book, in the site's own; empty for a list that is not loaded. */
  paths(book?: string): readonly string[];
  /** The book whose address contains a path, while its list is not loaded. */
  unlearned(path: string): string | undefined;
}

/** Files whose names depend on their content: a file with the same name is the same in every version. */
export const LASTING = '_astro/';

/** The worker's own script: it is never stored. */
export const WORKER = 'sw.js';
export const MANIFEST = 'offline.json';
export const listPath = (book: string): string => `${book}/${MANIFEST}`;
/** The page that is shown without a connection: this path below each language. */
export const OFFLINE = 'offline/';
export const NOT_FOUND = '404.html';
/** The data of the search: the list of books, and for each book a file for each language. */
export const SEARCHED = /^([\w-]+\/)?search\/\w+\.json$/;

/** The book whose address contains a path, in any language; undefined if there is none among these. */
export function bookAt(path: string, books: Iterable<string>): string | undefined {
  const [first = '', second = ''] = path.split('/');
  const names = new Set(books);
  return [first, second].find((one, at) => names.has(one) && (at === 0 || /^\w\w$/.test(first)));
}

/** A version of the site, with the loaded lists of its books. */
export function readManifest(manifest: Manifest, lists: { readonly [book: string]: BookList } = {}): Site {
  const { version, packed, books = {} } = manifest;
  const files = new Map<string, { readonly hash: string; readonly size: number }>();
  const needed = new Map<string, readonly string[]>();
  const read = (list: Listed, others: readonly string[]): readonly string[] => {
    const paths = list.files.map(([path]) => path);
    const path = (place: number): string => paths[place] ?? others[place - paths.length] ?? '';
    for (const [name, hash, size] of list.files) files.set(name, { hash, size });
    for (const [page, group, ...own] of list.pages)
      needed.set(path(page), [...(list.groups[group] ?? []), ...own].map(path));
    return paths;
  };
  const own = read(manifest, []);
  const ofBooks = new Map(Object.entries(lists).map(([book, list]) => [book, read(list, list.others)]));
  return {
    version,
    packed,
    files,
    books,
    needs: (page) => [page, ...(needed.get(page) ?? [])],
    paths: (book) => (book === undefined ? own : (ofBooks.get(book) ?? [])),
    unlearned(path) {
      const book = bookAt(path, Object.keys(books));
      return book !== undefined && !ofBooks.has(book) ? book : undefined;
    },
  };
}
