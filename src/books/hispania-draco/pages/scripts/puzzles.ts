/** Marks the puzzles that are solved. */
import { bookOfPage } from '../../../../ui/book.ts';
import { textsOf } from '../../../../ui/kept/texts.ts';
import { keptIn } from '../../../../ui/lesson/kept.ts';
import { PUZZLES } from '../../../../ui/lesson/progress.ts';

const book = bookOfPage().kept;
const kept = keptIn(textsOf(book), book.id);

function mark(): void {
  const done = kept.read().done[PUZZLES] ?? [];
  for (const item of document.querySelectorAll<HTMLElement>('[data-puzzle]')) {
    const isDone = done.includes(item.dataset['puzzle'] ?? '');
    item.classList.toggle('done', isDone);
    const stands = item.querySelector<HTMLElement>('[data-said]');
    if (stands) stands.textContent = isDone ? (stands.dataset['said'] ?? '') : '';
  }
}

mark();
addEventListener('storage', mark);
addEventListener('pageshow', mark);
