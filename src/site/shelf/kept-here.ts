import { langOfPage } from '../../ui/book.ts';
import { mayHold } from '../../ui/kept/holding.ts';
import { keptBookOf } from '../../ui/kept/on-page.ts';
import type { BookHere, Fetched } from '../../ui/shelf/book-here.ts';
import { shelfWordsOf } from '../../words/shelf.ts';

/**
 * Shows the data kept on this device on the shelf. If there may be any, its code is fetched when the page is ready;
 * otherwise when the reader reaches the place. If it cannot be fetched, the page works without it.
 */
export async function keptHere(fetched: { readonly [id: string]: Fetched | undefined }): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept-here]');
  const host = section?.querySelector<HTMLElement>('[data-list]');
  if (!section || !host) return;
  const onPage = [...document.querySelectorAll<HTMLElement>('[data-table]')].map(({ dataset }) => dataset);
  const shelved = new Map(onPage.map(({ book = '', listed = '', table = '' }) => [book, { listed, table }]));
  const books = onPage.flatMap((of): readonly BookHere[] => {
    const [book, own] = [keptBookOf(of), fetched[of['book'] ?? '']];
    return book && own ? [{ ...book, ...own }] : [];
  });
  const lang = langOfPage();
  section.hidden = false;
  if (!(await mayHold(books))) await comeTo(section);
  try {
    const [{ show }, words] = await Promise.all([import('../../ui/shelf/show.tsx'), shelfWordsOf(lang)]);
    await show({ books, shelved, words, lang, host });
  } catch (error) {
    section.hidden = true;
    console.error(error);
  }
}

/** Waits until an element is about to come into view. */
function comeTo(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const view = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        view.disconnect();
        resolve();
      },
      { rootMargin: '20%' },
    );
    view.observe(element);
  });
}
