import type { KeptBook } from '../../ui/kept/keys.ts';

/** The book that is read on this page, as devices keep it (`shell/PageFrame.astro`). */
export function bookOnPage(): KeptBook {
  const { book = '', first } = document.getElementById('book')?.dataset ?? {};
  return { id: book, ...(first === undefined ? {} : { first: true as const }) };
}
