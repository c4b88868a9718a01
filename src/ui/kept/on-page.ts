import type { KeptBook } from './keys.ts';

/**
 * The identity of a book in the storage of devices, from the data of an element (`data-book`, `data-first`); undefined
 * for an element of no book.
 */
export function keptBookOf({ book, first }: Readonly<DOMStringMap>): KeptBook | undefined {
  return book === undefined ? undefined : { id: book, ...(first === undefined ? {} : { first: true as const }) };
}

/**
 * The identity of this page's book in the storage of devices (`site/shell/PageFrame.astro`); undefined on a page that
 * belongs to no book.
 */
export function bookOnPage(): KeptBook | undefined {
  return keptBookOf(document.getElementById('book')?.dataset ?? {});
}
