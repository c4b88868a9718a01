import type { Book } from '../site/book.ts';
import type { BookId } from './ids.ts';

/** How to load what the site must know of each book, by its id. */
export const SHELF: { readonly [id in BookId]: () => Promise<Book> } = {
  hispania: async () => (await import('./hispania/book.ts')).BOOK,
  tiny: async () => (await import('./tiny/book.ts')).BOOK,
};
