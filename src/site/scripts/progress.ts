/**
 * Marks the chapters in the contents that were read to their end, records where reading stops, and leads back there.
 */
import type { KeptBook } from '../../ui/kept/keys.ts';
import { bookOnPage } from '../../ui/kept/on-page.ts';
import { keep, read } from './read.ts';

const list = document.querySelector<HTMLElement>('[data-chapters]');
const chapter = Number(list?.dataset['chapters']);
const end = document.querySelector('.pager');

function mark(book: KeptBook): void {
  const { chapters } = read(book);
  for (const item of list?.querySelectorAll<HTMLElement>('[data-chapter]') ?? []) {
    item.classList.toggle('read', chapters.includes(Number(item.dataset['chapter'])));
    item.querySelector<HTMLElement>('.done')?.toggleAttribute('hidden', !item.classList.contains('read'));
  }
}

function follow(book: KeptBook): void {
  const title = document.querySelector('h1')?.textContent?.trim() ?? '';
  keep(book, (before) => ({ ...before, last: { path: location.pathname, title } }));
  if (!end) return;
  const view = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    view.disconnect();
    keep(book, (before) => ({ ...before, chapters: [...new Set([...before.chapters, chapter])] }));
    mark(book);
  });
  view.observe(end);
}

function leadBack(book: KeptBook): void {
  const { last } = read(book);
  const link = document.querySelector<HTMLAnchorElement>('[data-resume]');
  if (!last || !link) return;
  link.href = last.path;
  const name = link.querySelector('span');
  if (name) name.textContent = last.title;
  link.hidden = false;
}

const book = bookOnPage();
if (book) {
  mark(book);
  if (chapter) follow(book);
  leadBack(book);
}
