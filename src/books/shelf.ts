import type { Book } from '../site/book.ts';
import type { BookId } from './ids.ts';

/** Loads the site's data of each book, by its id. */
export const SHELF: { readonly [id in BookId]: () => Promise<Book> } = {
  hispania: async () => (await import('./hispania/book.ts')).BOOK,
  reconquista: async () => (await import('./reconquista/book.ts')).BOOK,
  'hispania-draco': async () => (await import('./hispania-draco/book.ts')).BOOK,
  tiny: async () => (await import('./tiny/book.ts')).BOOK,
};
