import type { KeptBook } from '../../ui/kept/keys.ts';

/** The book that is read on this page, as devices keep it (`shell/PageFrame.astro`); none on a page that belongs to no book. */
export function bookOnPage(): KeptBook | undefined {
  const { book, first } = document.getElementById('book')?.dataset ?? {};
  return book === undefined ? undefined : { id: book, ...(first === undefined ? {} : { first: true as const }) };
}
