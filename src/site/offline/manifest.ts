/** Files of a version, and what each page among them needs to be read and played. */
interface Listed {
  /** Bytes to fetch for all of them, packed as servers pack them. */
  readonly packed: number;
  /** Path below the base, as it is asked for (`book/map/`, not `…/index.html`); hash; bytes. */
  readonly files: readonly (readonly [path: string, hash: string, size: number])[];
  /** What many pages need, as places in `files`, and after the last of these in `others`. */
  readonly groups: readonly (readonly number[])[];
  /** A page, its group, and what it needs besides. */
  readonly pages: readonly (readonly [page: number, group: number, ...own: readonly number[]])[];
}

/** The list of one book: `/<book>/offline.json`. A page fetches that of its own book and of no other. */
export interface BookList extends Listed {
  /** Hash of all the rest. */
  readonly version: string;
  /** Paths of files of the site's own list that pages of the book need. */
  readonly others: readonly string[];
}

/** What the site's own list knows of a book. */
export interface BookListed {
  readonly version: string;
  /** Bytes of all its files, and of what is sent to fetch them. */
  readonly size: number;
  readonly packed: number;
}

/**
 * One version of the site: every file that belongs to no book, and which version each book has. The build writes it (`/offline.json`), the
 * worker keeps it for as long as a page of that version is open.
 */
export interface Manifest extends Listed {
  /** Hash of all the rest, the versions of the books among it. */
  readonly version: string;
  /** By the ids of the books. Older versions of the site listed all files in one, and knew no books. */
  readonly books?: { readonly [book: string]: BookListed };
}

/** A version as it is asked: its own list with those of the books that have been learned. */
export interface Site {
  readonly version: string;
  readonly packed: number;
  readonly files: ReadonlyMap<string, { readonly hash: string; readonly size: number }>;
  /** A page and all it needs; a file that is no page needs nothing else. */
  needs(path: string): readonly string[];
  readonly books: { readonly [book: string]: BookListed };
  /** The paths in the list of a book, or without one in the site's own; nothing of a list that has not been learned. */
  paths(book?: string): readonly string[];
  /** The book below which a path lies, while its list has not been learned. */
  unlearned(path: string): string | undefined;
}

/** Files whose names change with their content: what is so named is the same in every version. */
export const LASTING = '_astro/';

/** What the worker itself is made of: it is never kept. */
export const WORKER = 'sw.js';
export const MANIFEST = 'offline.json';
export const listPath = (book: string): string => `${book}/${MANIFEST}`;
/** The page that stands in where there is no connection: this path below each language. */
export const OFFLINE = 'offline/';
export const NOT_FOUND = '404.html';
/** What the search reads: the list of books, and of each a file for each language. */
export const SEARCHED = /^([\w-]+\/)?search\/\w+\.json$/;

/** The book below which a path lies, in whatever language; nothing if it lies below none of these. */
export function bookAt(path: string, books: Iterable<string>): string | undefined {
  const [first = '', second = ''] = path.split('/');
  const names = new Set(books);
  return [first, second].find((one, at) => names.has(one) && (at === 0 || /^\w\w$/.test(first)));
}

/** A version of the site, with the lists of its books that have been learned. */
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
