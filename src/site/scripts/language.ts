import { LANGUAGE } from '../../ui/kept/site-keys.ts';
import { passed } from './passed.ts';

/**
 * Links to this page in another language (`shell/Language.astro`): they lead to the place that is being read, and the
 * language that was followed is kept. A page in another language than the kept one, or else the browser's, says once in
 * a visit that it exists in that language; the code for this is fetched then.
 */

/** The time, in ms, after which a place where the page has come to rest counts as read. */
const REST = 500;

/** The last place that was read: the links are in the head, to which the reader scrolls back. */
let read = '';
let resting: ReturnType<typeof setTimeout> | undefined;
const isAtHead = (): boolean => scrollY < innerHeight / 2;

/**
 * The parts of a page that are places. A French heading that is no rule's contains its English anchor. A row of a part
 * that is alive is none: its name in the address chooses it there.
 */
const PLACES =
  'main :is(h2, h3, h4, :is(h2, h3) span, article, tr, dt, caption, [data-lesson])[id]:not(astro-island tr)';

/** The last place that was passed. */
function anchor(): string {
  const all = document.querySelectorAll<HTMLElement>(PLACES);
  return passed([...all].filter((part) => part.offsetParent))?.id ?? '';
}

/**
 * The place in the address if it is none of the text that is seen, such as a game, a step of a lesson or what is chosen
 * on a map; or else that being read.
 */
function place(): string {
  const { hash } = location;
  const there = document.getElementById(hash.slice(1));
  if (hash && (!there?.offsetParent || there.closest('astro-island'))) return hash;
  return isAtHead() ? read : anchor();
}

addEventListener('scroll', () => {
  clearTimeout(resting);
  if (!isAtHead()) resting = setTimeout(() => (read = anchor()), REST);
});

addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-same]');
  if (!link) return;
  link.hash = place();
  try {
    localStorage.setItem(LANGUAGE, link.lang);
  } catch {
    // Storage may be forbidden or full; then the language is asked of the browser again.
  }
});

try {
  const wanted = localStorage.getItem(LANGUAGE) ?? navigator.language.slice(0, 2);
  const twin = document.querySelector<HTMLAnchorElement>(`a[data-same][lang="${wanted}"]`);
  if (twin) import('./offer-language.ts').then(({ offer }) => offer(twin)).catch(() => {});
} catch {
  // Without storage nothing is offered, because it would be offered on every page.
}
