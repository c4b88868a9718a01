/**
 * The small card of a nation or a province, under the mouse or the keyboard's focus. It can be reached with the pointer,
 * stays until pointer or focus leave, and goes with Escape. A finger gets the link itself.
 */
import { bubble } from './bubble.ts';

const loaded = new Map<string, Promise<Record<string, string>>>();

function cards(lang: string): Promise<Record<string, string>> {
  const known = loaded.get(lang);
  if (known) return known;
  const cards = fetch(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/hispania/cards/${lang}.json`).then((answer) =>
    answer.ok ? answer.json() : {},
  );
  loaded.set(lang, cards);
  return cards;
}

const card = bubble('card');
let wanted: HTMLElement | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

async function show(link: HTMLElement): Promise<void> {
  clearTimeout(leaving);
  if (wanted === link) return;
  wanted = link;
  const lang = link.closest<HTMLElement>('[lang]')?.lang ?? 'en';
  const html = (await cards(lang).catch(() => undefined))?.[link.dataset['card'] ?? ''];
  if (html && wanted === link) card.show(link, html);
}

function hide(): void {
  clearTimeout(leaving);
  wanted = undefined;
  card.hide();
}

/** The pointer needs a moment to cross from the link to its card. */
function leave(): void {
  clearTimeout(leaving);
  leaving = setTimeout(hide, 250);
}

const linkOf = (event: Event): HTMLElement | null | undefined =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : undefined;

document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse') return;
  const link = linkOf(event);
  if (link) void show(link);
  else if (card.holds(event.target)) clearTimeout(leaving);
  else if (wanted && wanted !== document.activeElement) leave();
});
document.addEventListener('focusin', (event) => {
  const link = linkOf(event);
  if (link?.matches(':focus-visible')) void show(link);
});
document.addEventListener('focusout', hide);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hide();
});
