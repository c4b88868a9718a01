import { LANGUAGE, OFFERED } from '../../ui/kept/site-keys.ts';

/**
 * Links to this page in another language (`shell/Language.astro`): they lead to the place that is being read, and the
 * language that was followed is kept. A page in another language than the kept one, or else the browser's, says once in
 * a visit that it exists in that language; the code for this is fetched then.
 */

/**
 * The place in the address if it is none of the text, such as a game; the place of a live part (`data-here`); or else
 * the last part of the text that has passed the upper third of the window, as in the contents (`spy.ts`). A French
 * heading that is no rule's contains its English anchor.
 */
function place(): string {
  const { hash } = location;
  if (hash && !document.getElementById(hash.slice(1))) return hash;
  const live = document.querySelector<HTMLElement>('[data-here]');
  if (live) return live.dataset['here'] ?? '';
  const parts =
    scrollY > 0 ? [...document.querySelectorAll('main :is(h2, h3, h4, :is(h2, h3) span, article, tr, dt)[id]')] : [];
  return (
    parts.findLast((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().top < innerHeight / 3)
      ?.id ?? ''
  );
}

addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-same]');
  if (!link) return;
  link.hash = place();
  link.search = location.search;
  try {
    localStorage.setItem(LANGUAGE, link.lang);
  } catch {
    // Storage may be forbidden or full; then the language is asked of the browser again.
  }
});

try {
  const wanted = localStorage.getItem(LANGUAGE) ?? navigator.language.slice(0, 2);
  const twin = document.querySelector<HTMLAnchorElement>(`a[data-same][lang="${wanted}"]`);
  if (twin && !(OFFERED in sessionStorage))
    import('./offer-language.ts').then(({ offer }) => offer(twin)).catch(() => {});
} catch {
  // Without storage nothing is offered, because it would be offered on every page.
}
