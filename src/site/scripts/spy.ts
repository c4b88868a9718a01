import { passed } from './passed.ts';

/**
 * Marks the current rule in the contents, and names it in the sticky line on a phone. A rule is current after its
 * heading has passed the upper third of the window.
 */
const contents = document.querySelector<HTMLElement>('#contents');
const line = document.querySelector<HTMLElement>('.where p');
const links = new Map<string, HTMLAnchorElement>();
for (const link of contents?.querySelectorAll<HTMLAnchorElement>('ol ol a') ?? []) links.set(link.hash.slice(1), link);
const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
const [number, title] = [line?.querySelector('.rid'), line?.querySelector('span:last-child')];
const chapter = { number: number?.textContent ?? '', title: title?.textContent ?? '' };
let here: HTMLAnchorElement | undefined;

/**
 * Scrolls only the list to the reader's place: the current rule, or the page. A visible place is left alone, so that
 * the list does not move under the pointer.
 */
function showCurrent(): void {
  const current = here ?? contents?.querySelector('[aria-current="page"]');
  if (!contents || !current) return;
  const [list, entry] = [contents.getBoundingClientRect(), current.getBoundingClientRect()];
  const [top, bottom] = [Math.max(list.top, 0), Math.min(list.bottom, innerHeight)];
  if (bottom <= top || (entry.top >= top && entry.bottom <= bottom)) return;
  contents.scrollTop += (entry.top + entry.bottom - top - bottom) / 2;
}

function mark(): void {
  const link = links.get(passed(headings)?.id ?? '');
  if (link === here) return;
  here?.removeAttribute('aria-current');
  here = link;
  link?.setAttribute('aria-current', 'true');
  showCurrent();
  const [rule, name] = [...(link?.children ?? [])].map((part) => part.textContent);
  if (number) number.textContent = rule ?? chapter.number;
  if (title) title.textContent = name ? `${chapter.title}, ${name}` : chapter.title;
}

if (headings.length > 0) {
  // Browsers send one scroll event per frame.
  addEventListener('scroll', mark);
  mark();
}
showCurrent();
// On a phone the list exists only after it is opened.
contents?.addEventListener('toggle', showCurrent);
// A choice in the contents closes them if they cover the page.
contents?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) contents.hidePopover();
});
// The read chapters are marked in the list of chapters after the reader's first movement, which may come before this script.
if (document.querySelector('[data-chapters]')) {
  const begin = () => import('./progress.ts');
  if (scrollY > 0) begin();
  else addEventListener('scroll', begin, { once: true });
}
