/** Marks the lessons that are done, and leads to the first that is not. */
import { bookOfPage } from '../../../../ui/book.ts';
import { textsOf } from '../../../../ui/kept/texts.ts';
import { keptIn } from '../../../../ui/lesson/kept.ts';
import { nextOf, type Path, standsOf } from '../../../../ui/lesson/progress.ts';

const book = bookOfPage().kept;
const kept = keptIn(textsOf(book), book.id);
const items = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
const begin = document.querySelector<HTMLAnchorElement>('[data-begin]');
const far = document.querySelector<HTMLElement>('[data-far]');
const pathOf = ({ dataset }: HTMLElement): Path => ({
  id: dataset['lesson'] ?? '',
  steps: (dataset['steps'] ?? '').split(' '),
});

function mark(): void {
  const progress = kept.read();
  const stands = items.map((item) => standsOf(progress, pathOf(item)));
  for (const [i, item] of items.entries()) {
    const at = stands[i] ?? 'new';
    item.classList.toggle('done', at === 'done');
    const words = item.querySelector<HTMLElement>('[data-stands]');
    if (words) words.textContent = JSON.parse(words.dataset['stands'] ?? '{}')[at] ?? '';
  }
  const next = nextOf(progress, items.map(pathOf));
  const link = items.find((item) => item.dataset['lesson'] === next?.id)?.querySelector('a');
  const [word, name] = [begin?.querySelector('b'), begin?.querySelector('span')];
  if (begin && link && word && name && stands.some((one) => one !== 'new')) {
    begin.href = link.href;
    word.textContent = begin.dataset['goOn'] ?? '';
    name.textContent = link.textContent;
  }
  const done = stands.filter((one) => one === 'done').length;
  if (!far) return;
  far.hidden = done === 0;
  far.textContent =
    done === items.length ? (far.dataset['allDone'] ?? '') : (far.dataset['far'] ?? '').replace('0', String(done));
}

mark();
// Another tab, or a return with the browser's Back button, may have changed the progress.
addEventListener('storage', mark);
addEventListener('pageshow', mark);
