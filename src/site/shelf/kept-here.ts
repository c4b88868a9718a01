import type { BookHere } from '../../ui/shelf/book-here.ts';
import { shelfWords } from './words.ts';

/** Shows on the shelf what is kept on this device. What reads it is fetched once the page stands; where it cannot be, the page goes on without. */
export async function keptHere(books: readonly BookHere[]): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept-here]');
  const host = section?.querySelector<HTMLElement>('[data-list]');
  if (!section || !host) return;
  const shelved = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-table]')].map(({ dataset }) => [
      dataset['book'] ?? '',
      { listed: dataset['listed'] ?? '', table: dataset['table'] ?? '' },
    ]),
  );
  const lang = document.documentElement.lang === 'fr' ? 'fr' : 'en';
  try {
    const { show } = await import('../../ui/shelf/show.tsx');
    await show({ books, shelved, words: shelfWords(lang), lang, host });
    section.hidden = false;
  } catch (error) {
    console.error(error);
  }
}
