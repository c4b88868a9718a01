import type { Lang } from '../../words/lang.ts';
import type { Query } from './address.ts';
import { BOOKS, type Columns, dataPath, unpacked } from './data.ts';
import { type Found, finder } from './find.ts';
import type { SearchOfBook } from './of-book.ts';
import { type Searched, together } from './together.ts';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The searched books, with the kinds and the facets for choosing hits. */
export interface Library extends Pick<SearchOfBook, 'kinds' | 'facets'> {
  /** The total number of books. */
  readonly of: number;
  find(query: Query): Searched;
}

const loaded = new Map<string, Promise<unknown>>();

/** The content of an address, requested once; a failed request is dropped. */
async function once<T>(address: string, load: () => Promise<T>): Promise<T> {
  const known = (loaded.get(address) as Promise<T> | undefined) ?? load();
  loaded.set(address, known);
  try {
    return await known;
  } catch (error) {
    loaded.delete(address);
    throw error;
  }
}

const fetched = <T>(path: string): Promise<T> =>
  once(path, async () => {
    const answer = await fetch(`${BASE}/${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  });

/**
 * Loads the records of a book in the page's language, or, without a book, those of all books. Returns the same object
 * each time, so that open facets stay open. Rejects if they cannot be fetched.
 */
export const library = (lang: Lang, book: string | undefined): Promise<Library> =>
  once(`library ${lang} ${book ?? ''}`, () => gathered(lang, book));

async function gathered(lang: Lang, book: string | undefined): Promise<Library> {
  const listed = fetched<readonly string[]>(BOOKS);
  const ids = book === undefined ? await listed : [book];
  const [all, ...books] = await Promise.all([listed, ...ids.map((id) => once(`finder ${id}`, () => load(id, lang)))]);
  const [first] = books;
  if (books.length === 1 && first) {
    const find = (query: Query): Searched => together([first], query);
    return { of: all.length, kinds: first.about.kinds, facets: first.about.facets, find };
  }
  const kinds = new Map(books.flatMap(({ about }) => about.kinds.map((kind) => [kind.id, kind])));
  return { of: all.length, kinds: [...kinds.values()], facets: [], find: (query) => together(books, query) };
}

async function load(
  id: string,
  lang: Lang,
): Promise<{ readonly id: string; readonly about: SearchOfBook; readonly find: (query: Query) => Found }> {
  const columns = await fetched<Columns>(dataPath(id, lang));
  return { id, about: columns.book, find: finder(unpacked(columns, lang, BASE), columns.book) };
}
