import type { KeptBook } from './keys.ts';

/** A book as devices keep it, from the data of an element (`data-book`, `data-first`); undefined for an element of no book. */
export function keptBookOf({ book, first }: Readonly<DOMStringMap>): KeptBook | undefined {
  return book === undefined ? undefined : { id: book, ...(first === undefined ? {} : { first: true as const }) };
}

/** The book that is read on this page, as devices keep it (`site/shell/PageFrame.astro`); undefined on a page that belongs to no book. */
export function bookOnPage(): KeptBook | undefined {
  return keptBookOf(document.getElementById('book')?.dataset ?? {});
}
