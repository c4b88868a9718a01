/** Marks the completed lessons on the path, and offers to continue at the first unfinished one. */
import { nextOf, type Path, standsOf } from '../../../../ui/lesson/progress.ts';
import { counted } from './counted.ts';
import { keeping, kept } from './learn-keeping.ts';

const items = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
const pathOf = ({ dataset }: HTMLElement): Path => ({
  id: dataset['lesson'] ?? '',
  steps: (dataset['steps'] ?? '').split(' '),
});
const begin = document.querySelector<HTMLAnchorElement>('[data-begin]');
const far = document.querySelector<HTMLElement>('[data-far]');
const wrong = document.querySelector<HTMLElement>('[data-went-wrong]');
const first = begin && { href: begin.href, html: begin.innerHTML };

function mark(): void {
  const progress = kept.read();
  let done = 0;
  for (const item of items) {
    const stands = standsOf(progress, pathOf(item));
    if (stands === 'done') done++;
    item.classList.toggle('done', stands === 'done');
    const words = item.querySelector<HTMLElement>('[data-stands]');
    if (words) words.textContent = JSON.parse(words.dataset['stands'] ?? '{}')[stands] ?? '';
  }
  const next = nextOf(progress, items.map(pathOf));
  const link = items.find((item) => item.dataset['lesson'] === next?.id)?.querySelector('a');
  // Puzzles are stored with the lessons, but are not lessons.
  const begun = items.some((item) => standsOf(progress, pathOf(item)) !== 'new');
  if (begin && first) {
    begin.href = link && begun ? link.href : first.href;
    begin.innerHTML = first.html;
    const [word, name] = [begin.querySelector('b'), begin.querySelector('span')];
    if (link && begun && word && name) {
      word.textContent = begin.dataset['goOn'] ?? '';
      name.textContent = link.textContent;
    }
  }
  // There is nothing to read before the first error.
  if (wrong) wrong.hidden = [progress.refused, progress.missed].every((of) => Object.keys(of).length === 0);
  if (far) {
    far.hidden = done === 0;
    far.textContent = done === items.length ? (far.dataset['allDone'] ?? '') : counted(far.dataset['far'], done);
  }
}

mark();
keeping(mark);
// Another tab, or a return with the browser's Back button, may have changed the progress.
addEventListener('storage', mark);
addEventListener('pageshow', mark);
