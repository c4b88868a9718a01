/**
 * The small card of a name, a term or a rule, under the mouse or the keyboard's focus. The pointer can reach it; it
 * remains until pointer or focus leave, and Escape closes it.
 */
import { bubble } from './bubble.ts';

const loaded = new Map<string, Promise<string | Record<string, string> | undefined>>();

/** The content at an address, fetched once; undefined if it cannot be fetched, and the next call then tries again. */
function fetched(address: string): Promise<string | Record<string, string> | undefined> {
  const known = loaded.get(address);
  if (known) return known;
  const coming = fetch(address)
    .then((answer) => (answer.ok ? (address.endsWith('.json') ? answer.json() : answer.text()) : undefined))
    .catch(() => {
      loaded.delete(address);
      return undefined;
    });
  loaded.set(address, coming);
  return coming;
}

/**
 * The content of a link's card: for a name its card, for a rule number the fragment that the build has cut from the
 * rule's page.
 */
async function cardOf(link: HTMLElement): Promise<string | undefined> {
  const { card: kind } = link.dataset;
  if (kind === undefined) return (await fetched(fragmentOf(link) ?? '')) as string | undefined;
  const lang = link.closest<HTMLElement>('[lang]')?.lang ?? 'en';
  const { book = '' } = (link.closest<HTMLElement>('[data-book]') ?? document.getElementById('book'))?.dataset ?? {};
  const cards = await fetched(`${import.meta.env.BASE_URL}${book}/cards/${lang}.json`);
  return typeof cards === 'object' ? cards[kind + idOf(link)] : undefined;
}

/** The id of a thing with a card, which ends the address of its link: `rome/`, `#toledo`. */
const idOf = (link: HTMLElement): string => /[^/#]+(?=\/?$)/.exec(link.getAttribute('href') ?? '')?.[0] ?? '';

/** The address of the fragment of a link's rule; undefined for a heading's link to itself. */
function fragmentOf(link: HTMLElement): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.closest('h1, h2, h3, h4')) return undefined;
  const rule = /^#r(.+)$/.exec(link.hash)?.[1];
  return rule === undefined ? undefined : new URL(`../../rules/fragments/${rule}.html`, link.href.split('#')[0]).href;
}

const card = bubble('card');
let wanted: HTMLElement | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

async function show(link: HTMLElement): Promise<void> {
  clearTimeout(leaving);
  if (wanted === link) return;
  wanted = link;
  const html = await cardOf(link);
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

function linkOf({ target }: Event): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-card], a.rid') : null;
  // Links inside the card do not open another card over it.
  if (!link || card.holds(link)) return undefined;
  return link.dataset['card'] !== undefined || fragmentOf(link) !== undefined ? link : undefined;
}

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
document.addEventListener('focusout', ({ relatedTarget }) => {
  if (!card.holds(relatedTarget)) hide();
});
document.addEventListener('pointerdown', (event) => {
  if (!card.holds(event.target) && linkOf(event) !== wanted) hide();
});
/**
 * A touch has no hover: the first tap opens the card in place; the next tap on the link, or one on the card's title,
 * follows the link.
 */
document.addEventListener('click', (event) => {
  const link = linkOf(event);
  if (event.pointerType !== 'touch' || event.defaultPrevented || !link || link === wanted) return;
  event.preventDefault();
  void show(link);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hide();
});
