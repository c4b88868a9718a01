/** The list of puzzles: its filters, stored in the address; the solved puzzles; and the link to the next one. */

import { bookOfPage } from '../../../../ui/book.ts';
import { textsOf } from '../../../../ui/kept/texts.ts';
import { type Entry, type Filter, filterIn, fragmentOf, nextIn, passes } from '../../../../ui/lesson/facets.ts';
import { keptIn } from '../../../../ui/lesson/kept.ts';
import { PUZZLES } from '../../../../ui/lesson/progress.ts';
import { counted } from './counted.ts';

const page = document.querySelector<HTMLElement>('[data-puzzles]');
const entries = JSON.parse(page?.dataset['entries'] ?? '[]') as readonly Entry[];
const facets = Object.keys(entries[0]?.about ?? {});
const form = page?.querySelector<HTMLFormElement>('[data-filters]') ?? undefined;
const items = [...(page?.querySelectorAll<HTMLElement>('[data-puzzle]') ?? [])];
const begin = page?.querySelector<HTMLAnchorElement>('[data-begin]') ?? undefined;
const begins = begin?.querySelector('b')?.textContent ?? '';
const book = bookOfPage().kept;
const kept = keptIn(textsOf(book), book.id);
const at = (selector: string) => page?.querySelector<HTMLElement>(selector) ?? undefined;
const hide = (selector: string, hidden: boolean): void => {
  const part = at(selector);
  if (part) part.hidden = hidden;
};

const wanted = (): Filter => filterIn(location.hash, facets);
const select = (facet: string) => form?.elements.namedItem(facet) as HTMLSelectElement | null;

function show(): void {
  const filter = wanted();
  for (const facet of facets) {
    const field = select(facet);
    if (field) field.value = filter[facet] ?? '';
  }
  const done = kept.read().done[PUZZLES] ?? [];
  const shown = new Set(entries.filter((entry) => passes(entry, filter)).map(({ id }) => id));
  const fragment = fragmentOf(filter);
  for (const item of items) {
    const id = item.dataset['puzzle'] ?? '';
    item.hidden = !shown.has(id);
    item.classList.toggle('done', done.includes(id));
    const stands = item.querySelector<HTMLElement>('.stands');
    if (stands) stands.textContent = done.includes(id) ? (stands.dataset['said'] ?? '') : '';
    const link = item.querySelector('a');
    if (link) link.hash = fragment;
  }
  for (const part of page?.querySelectorAll<HTMLElement>('[data-level]') ?? [])
    part.hidden = !part.querySelector('[data-puzzle]:not([hidden])');
  hide('[data-none]', shown.size > 0);
  hide('[data-clear]', fragment === '');
  count(shown.size, [...shown].filter((id) => done.includes(id)).length);
  lead(nextIn(entries, filter, done)?.id, done.length > 0, fragment);
}

/** `12 of 30 puzzles, 3 solved` */
function count(shown: number, solved: number): void {
  const line = at('[data-shown]');
  if (!line) return;
  const told = counted(line.dataset['shown'], shown);
  line.textContent = solved > 0 ? `${told}, ${counted(line.dataset['solved'], solved)}` : told;
}

/** The button leads to the first visible unsolved puzzle. */
function lead(next: string | undefined, begun: boolean, fragment: string): void {
  const item = items.find(({ dataset }) => dataset['puzzle'] === next);
  if (!begin) return;
  begin.hidden = !item;
  const [word, name] = [begin.querySelector('b'), begin.querySelector('span')];
  const link = item?.querySelector('a');
  if (!item || !link || !word || !name) return;
  begin.href = link.href;
  begin.hash = fragment;
  word.textContent = begun ? (begin.dataset['goOn'] ?? '') : begins;
  name.textContent = item.dataset['name'] ?? '';
}

function choose(filter: Filter): void {
  history.replaceState(null, '', fragmentOf(filter) || location.pathname + location.search);
  show();
}

form?.addEventListener('change', () =>
  choose(Object.fromEntries(facets.map((facet) => [facet, select(facet)?.value ?? '']))),
);
form?.addEventListener('reset', (event) => {
  event.preventDefault();
  choose({});
  select(facets[0] ?? '')?.focus();
});
form?.addEventListener('submit', (event) => event.preventDefault());
show();
addEventListener('hashchange', show);
addEventListener('storage', show);
addEventListener('pageshow', show);
