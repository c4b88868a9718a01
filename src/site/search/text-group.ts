import type { SearchWords } from '../../words/en/search.ts';
import { el } from '../element.ts';
import type { FoundTexts } from './pagefind.ts';
import { hitRow, type RowWords } from './render.ts';
import type { TextQuery } from './texts.ts';

/** The number of hits shown at first and with each "more". */
const BATCH = 8;
/** The pause in typing, in milliseconds, before texts are searched automatically: this loads more than the list. */
const PAUSE = 300;

/** The state of the search: not begun, running, the number of hits, or failed to load. */
export type TextState = 'waiting' | 'looking' | 'failed' | number;

/**
 * The last group of the hits: those that are only in a whole text. A button starts the search, or it starts
 * automatically. `told` is called when the state changes; its message is shown with that of the list.
 */
export class TextGroup {
  readonly element: HTMLElement;
  readonly #words: SearchWords;
  readonly #rows: RowWords;
  readonly #told: () => void;
  readonly #title: HTMLElement;
  readonly #list = el('ol', { 'aria-labelledby': 'search-texts' });
  readonly #open = el('button', { type: 'button', class: 'btn quiet', hidden: '' });
  readonly #more = el('button', { type: 'button', class: 'btn quiet', hidden: '' });
  #state: TextState = 'waiting';
  #ask: (() => TextQuery) | undefined;
  /** The query that was started with the button: with other facets it is repeated automatically. */
  #wanted: string | undefined;
  #found: FoundTexts | undefined;
  /** The number of hits that already have a row. */
  #shown = 0;
  /** The current search; only the last one may show its hits. */
  #last = 0;
  /** Settles with the last search. */
  #busy: Promise<void> = Promise.resolve();

  constructor(rows: RowWords, told: () => void) {
    const { words } = rows;
    this.#rows = rows;
    this.#words = words;
    this.#told = told;
    this.#title = el('h2', { id: 'search-texts', hidden: '' }, words.texts.title);
    this.element = el('div', { class: 'texts' }, this.#open, this.#title, this.#list, this.#more);
    this.#open.addEventListener('click', () => {
      this.#wanted = this.#ask?.().terms;
      this.#begin(0);
    });
    this.#more.addEventListener('click', () => void this.#showMore());
  }

  get state(): TextState {
    return this.#state;
  }

  get settled(): Promise<void> {
    return this.#busy;
  }

  /** Removes the hits, and offers another search; `now`: starts it automatically. */
  offer(ask: (() => TextQuery) | undefined, now: boolean): void {
    this.#last += 1;
    this.#found = undefined;
    this.#state = 'waiting';
    this.#busy = Promise.resolve();
    this.#ask = ask;
    this.#list.replaceChildren();
    this.#title.hidden = true;
    this.#more.hidden = true;
    const terms = ask?.().terms ?? '';
    this.#open.hidden = terms === '';
    this.#open.textContent = this.#words.texts.open;
    if (terms !== '' && (now || terms === this.#wanted)) this.#begin(PAUSE);
  }

  /** Removes the rows of hits that the list above now shows. */
  drop(listed: ReadonlySet<string>): void {
    for (const row of this.#list.querySelectorAll('li')) {
      if (listed.has(row.querySelector('a')?.getAttribute('href') ?? '')) row.remove();
    }
    this.#title.hidden = this.#list.childElementCount === 0;
  }

  #begin(pause: number): void {
    this.#last += 1;
    this.#busy = this.#look(this.#last, pause);
  }

  async #look(mine: number, pause: number): Promise<void> {
    this.#set('looking');
    this.#open.textContent = this.#words.texts.looking;
    try {
      await new Promise((go) => setTimeout(go, pause));
      if (mine !== this.#last || !this.#ask) return;
      const { lookThrough } = await import('./pagefind.ts');
      const found = await lookThrough(this.#ask());
      const hits = await found.hits(0, BATCH);
      if (mine !== this.#last) return;
      const focused = document.activeElement === this.#open;
      this.#found = found;
      this.#shown = BATCH;
      this.#list.replaceChildren(...hits.map((one) => hitRow(one, this.#rows)));
      this.#title.hidden = hits.length === 0;
      this.#after();
      this.#set(found.count);
      if (focused && hits.length > 0) this.#list.querySelector('a')?.focus();
      // If it were hidden, the button would lose the focus.
      else if (focused) this.element.closest('dialog')?.querySelector('input')?.focus();
      this.#open.hidden = true;
    } catch {
      if (mine === this.#last) this.#fail();
    }
  }

  async #showMore(): Promise<void> {
    const mine = this.#last;
    const from = this.#shown;
    try {
      const hits = (await this.#found?.hits(from, from + BATCH)) ?? [];
      // A repeated or outdated request.
      if (mine !== this.#last || from !== this.#shown) return;
      const rows = hits.map((one) => hitRow(one, this.#rows));
      this.#shown += BATCH;
      this.#list.append(...rows);
      rows[0]?.querySelector('a')?.focus();
      this.#after();
    } catch {
      if (mine === this.#last) this.#fail();
    }
  }

  #after(): void {
    const left = (this.#found?.count ?? 0) - this.#shown;
    this.#more.hidden = left <= 0;
    this.#more.textContent = this.#words.more(Math.min(BATCH, left));
  }

  /** Restores the button, for another try. */
  #fail(): void {
    this.#open.hidden = false;
    this.#open.textContent = this.#words.texts.open;
    this.#set('failed');
  }

  #set(state: TextState): void {
    this.#state = state;
    this.#told();
  }
}
