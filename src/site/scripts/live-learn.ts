import type { BookOnPage } from '../../ui/hispania/book.ts';

/** Wakes a lesson or a puzzle. Pages of rules have neither: what they would load is not named in the script that they carry. */
export async function play(element: HTMLElement, book: BookOnPage): Promise<void> {
  const part = await (element.dataset['live'] === 'puzzle'
    ? import('../../ui/hispania/puzzle/live.tsx')
    : import('../../ui/hispania/lesson/live.tsx'));
  await part.play(element, book);
}
