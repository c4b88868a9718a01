import { langOfPage } from '../../ui/book.ts';
import type { SearchWords } from '../../words/en/search.ts';
import type { Lang } from '../../words/lang.ts';
import { searchWordsOf } from '../../words/search.ts';
import { el } from '../element.ts';
import { asks, isAsked, type Query, readQuery, writeQuery } from './address.ts';
import style from './dialog.css?inline';
import { FacetBar } from './facet-bar.ts';
import { isChosen } from './facets.ts';
import type { Hit } from './hit.ts';
import { lastQuery, remember } from './last-query.ts';
import { type Library, library } from './library.ts';
import { hitRow, type RowWords } from './render.ts';
import { TextGroup } from './text-group.ts';
import { unlisted } from './texts.ts';
import type { Searched } from './together.ts';

/** The number of hits shown at first and with each "more". */
const BATCH = 8;
const PAUSE = 80;
/** With fewer hits than this, whole texts are searched automatically. */
const FEW = 3;

let search: Promise<SearchDialog> | undefined;

/**
 * Opens the search, with a query to look up immediately, or with that of the address, or with the last one, selected
 * for overwriting.
 */
export async function openSearch(q?: string): Promise<void> {
  search ??= searchWordsOf(langOfPage()).then((words) => new SearchDialog(words));
  (await search).open(q);
}

/** The language of the page, and its book. */
function here(): { readonly lang: Lang; readonly book: string | undefined } {
  return {
    lang: langOfPage(),
    book: document.getElementById('book')?.dataset['book'],
  };
}

class SearchDialog {
  readonly #words: SearchWords;
  readonly #here = here();
  readonly #dialog: HTMLDialogElement;
  readonly #input: HTMLInputElement;
  readonly #facets: FacetBar;
  readonly #status = el('p', { role: 'status' });
  readonly #clear = el('button', { type: 'button', class: 'btn quiet', hidden: '' });
  readonly #list = el('ol', {});
  readonly #more = el('button', { type: 'button', class: 'btn quiet', hidden: '' });
  readonly #texts: TextGroup;
  readonly #help = el('div', { class: 'help' });
  /** Switches between all books and the current one, if there are several and one is current. */
  readonly #where = el('button', { type: 'button', class: 'btn quiet', hidden: '' });
  #everywhere = false;
  #library: Library | undefined;
  /** The query to look up as soon as the facets are known. */
  #wanted: (() => Query | undefined) | undefined;
  #found: Searched | undefined;
  /** The query of the current list. */
  #asked: Query = { q: '', chosen: {} };
  /** The current look-up; only the last one may show its hits. */
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy: Promise<void> = Promise.resolve();

  constructor(words: SearchWords) {
    this.#words = words;
    document.head.append(el('style', {}, style));
    this.#facets = new FacetBar(words, () => this.#soon(0));
    this.#texts = new TextGroup(this.#rows, () => this.#tell());
    this.#clear.textContent = words.clear;
    this.#input = el('input', {
      type: 'search',
      'aria-label': words.field,
      placeholder: words.field,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      enterkeyhint: 'go',
    });
    const close = el('button', { type: 'button', class: 'btn quiet' }, words.close);
    const form = el('form', { role: 'search' }, this.#input, close);
    const said = el('div', { class: 'said' }, this.#status, this.#clear, this.#where);
    // On a phone an open facet would leave no room for the hits, so everything below the field scrolls.
    const { element: facets } = this.#facets;
    const { element: texts } = this.#texts;
    const hits = el('div', { class: 'hits' }, facets, said, this.#list, this.#more, texts, this.#help);
    this.#dialog = el('dialog', { class: 'search', 'aria-label': words.dialog }, form, hits);
    document.body.append(this.#dialog);

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#go();
    });
    this.#input.addEventListener('input', () => {
      this.#keepTyped();
      this.#soon(PAUSE);
    });
    close.addEventListener('click', () => this.#dialog.close());
    this.#clear.addEventListener('click', () => {
      this.#facets.chosen = {};
      this.#input.focus();
      this.#soon(0);
    });
    this.#where.addEventListener('click', () => {
      this.#everywhere = !this.#everywhere;
      this.#input.focus();
      this.#soon(0);
    });
    this.#more.addEventListener('click', () => this.#showMore());
    this.#dialog.addEventListener('close', () => {
      // A pending look-up would write its query into the address again.
      clearTimeout(this.#timer);
      this.#keep(undefined);
    });
    this.#dialog.addEventListener('click', (event) => this.#onClick(event));
    this.#dialog.addEventListener('keydown', (event) => this.#onKey(event));
    // Going back to an entry with a query opens the dialog (`opener.ts`); going forward to the target of a hit closes
    // it again.
    addEventListener('popstate', () => {
      if (!asks(location.search)) this.#dialog.close();
    });
  }

  /** Opens with this query, or otherwise with the query of the address, or with the last one of the visit. */
  open(q: string | undefined): void {
    const query = (): Query | undefined =>
      q ? { q, chosen: {} } : (readQuery(location.search, this.#facetIds) ?? lastQuery(this.#facetIds));
    this.#take(query());
    if (!this.#library) this.#wanted = query;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#input.focus();
    this.#input.select();
    this.#soon(0);
  }

  /** Of a query that waits for the book's facets, only these are taken up later: its words have been typed over. */
  #keepTyped(): void {
    const wanted = this.#wanted;
    this.#wanted = wanted && (() => ({ chosen: {}, ...wanted(), q: this.#input.value }));
  }

  #take(query: Query | undefined): void {
    if (!query) return;
    this.#input.value = query.q;
    this.#facets.chosen = query.chosen;
    this.#everywhere = query.everywhere ?? false;
  }

  get #facetIds(): readonly string[] {
    return this.#library?.facets.map(({ id }) => id) ?? [];
  }

  get #query(): Query {
    return {
      q: this.#input.value.trim(),
      chosen: this.#facets.chosen,
      ...(this.#everywhere && { everywhere: true }),
    };
  }

  get #rows(): RowWords {
    return {
      words: this.#words,
      one: (kind) => this.#library?.kinds.find(({ id }) => id === kind)?.one ?? '',
    };
  }

  #soon(pause: number): void {
    clearTimeout(this.#timer);
    this.#busy = new Promise((done) => {
      this.#timer = setTimeout(() => void this.#look().finally(done), pause);
    });
  }

  async #look(): Promise<void> {
    this.#last += 1;
    const mine = this.#last;
    if (!this.#library && this.#input.value !== '') this.#say(this.#words.loading);
    try {
      const found = await library(this.#here.lang, this.#everywhere ? undefined : this.#here.book);
      if (mine !== this.#last) return;
      this.#library = found;
      this.#facets.show(found);
      this.#offerWhere(found);
      this.#take(this.#wanted?.());
      this.#wanted = undefined;
      const query = this.#query;
      const asked = isAsked(query) ? query : undefined;
      this.#keep(asked);
      remember(asked, this.#facetIds);
      // A word that is still being typed may be incomplete: the text of the field, untrimmed, shows it.
      this.#found = found.find({ ...query, q: this.#input.value });
      this.#list.replaceChildren();
      this.#show(this.#found.hits(0, BATCH));
      this.#asked = query;
      this.#after();
      const { count, exact, inTexts } = this.#found;
      const ask = query.q === '' ? undefined : () => unlisted(inTexts(), this.#listed);
      this.#texts.offer(ask, count < FEW && exact === undefined);
      this.#tell();
    } catch {
      if (mine === this.#last) this.#fail();
    }
  }

  #show(hits: readonly Hit[]): void {
    this.#list.append(...hits.map((one) => hitRow(one, this.#rows)));
  }

  #offerWhere({ of }: Library): void {
    this.#where.hidden = of < 2 || this.#here.book === undefined;
    this.#where.textContent = this.#everywhere ? this.#words.thisBook : this.#words.allBooks;
  }

  #fail(): void {
    this.#found = undefined;
    this.#list.replaceChildren();
    this.#help.replaceChildren();
    this.#more.hidden = true;
    this.#texts.offer(undefined, false);
    this.#say(import.meta.env.DEV ? 'The index is made by npm run build: see npm run preview.' : this.#words.failed);
  }

  /** The parts around the hits of the list: "more", the numbers of the facets, the ways back from them. */
  #after(): void {
    const left = (this.#found?.count ?? 0) - this.#list.children.length;
    this.#more.hidden = left <= 0;
    this.#more.textContent = this.#words.more(Math.min(BATCH, left));
    this.#clear.hidden = !isChosen(this.#asked.chosen);
    if (this.#found) this.#facets.count(this.#found.counts);
  }

  /** Reports the number of hits, in the list and in whole texts, or suggests other searches. */
  #tell(): void {
    if (!this.#found) return;
    const { count, exact } = this.#found;
    const { q, chosen } = this.#asked;
    const words = this.#words;
    const { state } = this.#texts;
    const filtered = isChosen(chosen);
    const asked = q !== '' || filtered;
    const listed =
      count > 0
        ? exact
          ? words.jump(exact, count)
          : words.found(count)
        : filtered
          ? words.noneFiltered(q)
          : words.none(q);
    if (!asked) this.#say('');
    else if (state === 'failed') this.#say(`${listed}. ${words.texts.failed}`);
    else if (count === 0 && state === 'looking') this.#say(words.texts.looking);
    else if (count === 0 && typeof state === 'number' && state > 0) this.#say(words.texts.only(state));
    else this.#say(count > 0 && typeof state === 'number' ? `${listed}. ${words.texts.more(state)}` : listed);
    const nothing = count === 0 && (typeof state !== 'number' || state === 0) && state !== 'looking';
    const tips = nothing ? [words.spelling, words.numbers, words.keys].slice(asked ? 0 : 1, asked ? 2 : 3) : [];
    this.#help.replaceChildren(...tips.map((tip) => el('p', {}, tip)));
  }

  #showMore(): void {
    const shown = this.#list.children.length;
    this.#show(this.#found?.hits(shown, shown + BATCH) ?? []);
    this.#texts.drop(this.#listed);
    this.#list.querySelectorAll('a')[shown]?.focus();
    this.#after();
  }

  /** The addresses of the hits in the list. */
  get #listed(): ReadonlySet<string> {
    return new Set([...this.#list.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''));
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.#dialog.querySelectorAll<HTMLAnchorElement>('ol a')];
  }

  /** Enter in the field: follows the first hit when it is there. */
  async #go(): Promise<void> {
    await this.#busy;
    if (this.#links.length === 0) await this.#texts.settled;
    this.#links[0]?.click();
  }

  #onClick(event: MouseEvent): void {
    const { target } = event;
    if (target === this.#dialog) this.#dialog.close();
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('ol a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    clearTimeout(this.#timer);
    // The history entry keeps its query for a reader who comes back. The dialog therefore remains until another page
    // replaces it: closing it would remove the query from the address.
    if (link.pathname !== location.pathname || !link.hash) return;
    // A hit on this page must differ only by its anchor, or the page would be loaded again.
    event.preventDefault();
    history.pushState(null, '', writeQuery(location.href, undefined, this.#facetIds));
    this.#dialog.close();
    location.replace(link.hash);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      // Some browsers would clear the field first.
      event.preventDefault();
      if (!this.#facets.close()) this.#dialog.close();
      return;
    }
    const links = this.#links;
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const inField = document.activeElement === this.#input;
    if (step && inField) {
      event.preventDefault();
      // Pending hits would replace the one that has the focus.
      if (step > 0) void this.#busy.then(() => this.#links[0]?.focus());
    } else if (step && at >= 0) {
      event.preventDefault();
      if (at + step < 0) this.#input.focus();
      else links[Math.min(at + step, links.length - 1)]?.focus();
    } else if (at >= 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== ' ') {
      // Typing in the list continues in the field.
      this.#input.focus();
    }
  }

  #keep(query: Query | undefined): void {
    const to = writeQuery(location.href, query, this.#facetIds);
    if (to !== location.href) history.replaceState(history.state, '', to);
  }

  #say(text: string): void {
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }
}
