/** Marks on the path of the lessons what is done, and leads on where somebody has left off. */
import { nextOf, type Path, standsOf } from '../../../../ui/lesson/progress.ts';
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
  // Puzzles are kept with the lessons, and are none of them.
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
  // Nothing is to be read there before anything has gone wrong.
  if (wrong) wrong.hidden = [progress.refused, progress.missed].every((of) => Object.keys(of).length === 0);
  if (far) {
    far.hidden = done === 0;
    far.textContent =
      done === items.length ? (far.dataset['allDone'] ?? '') : (far.dataset['far'] ?? '').replace('0', String(done));
  }
}

mark();
keeping(mark);
// Another tab, or coming back with the browser's own button, may have done more.
addEventListener('storage', mark);
addEventListener('pageshow', mark);
