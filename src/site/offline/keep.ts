import { langOfPage } from '../../ui/book.ts';
import type { OfflineWords } from '../../words/en/offline.ts';
import { offlineWordsOf } from '../../words/offline.ts';
import { el } from '../element.ts';
import { ask } from './ask.ts';
import type { Kept, OfBook, Status, Trouble } from './messages.ts';

type Words = OfflineWords['keep'];
/** The longest wait for the worker, in ms: at first it is registered only when the page is idle. */
const PATIENCE = 10_000;

/**
 * Fills the control that keeps a book or the whole site (`Keep.astro`): the amount to fetch, fetching it, removing it.
 */
export async function control(box: HTMLElement, of: OfBook): Promise<void> {
  const { keep: words } = await offlineWordsOf(langOfPage());
  new Control(box, words, of);
}

class Control {
  readonly #words: Words;
  readonly #of: OfBook;
  /** The name of the kept part in the words. */
  readonly #what: Words['book'];
  readonly #text = el('p', { role: 'status' });
  readonly #bar: HTMLProgressElement;
  readonly #buttons = el('p', { class: 'go' });
  #stopped = false;

  constructor(box: HTMLElement, words: Words, of: OfBook) {
    this.#words = words;
    this.#of = of;
    this.#what = of.book === undefined ? words.site : words.book;
    this.#bar = el('progress', { 'aria-label': words.progress, max: '1', value: '0', hidden: '' });
    box.replaceChildren(this.#text, this.#bar, this.#buttons);
    void this.#open();
  }

  /** The amount to fetch, or the message that nothing is missing. */
  async #open(): Promise<void> {
    this.#show(this.#words.asking);
    try {
      const status = await soon(ask({ is: 'status', ...this.#of }));
      if (status.missing === 0) this.#done(status, 0);
      else await this.#offer(status);
    } catch {
      this.#show(this.#words.failed.broken, ['again', () => this.#open()]);
    }
  }

  async #offer(status: Status): Promise<void> {
    const { total, missing, packed } = status;
    const words = this.#words;
    const size = this.#what.size(mega(total), mega(missing), mega((packed * missing) / total));
    const free = await freeBytes();
    this.#show(
      free < missing ? `${size} ${words.tight(mega(free))}` : size,
      ['start', () => this.#fetch(status)],
      ['not', () => this.#show('', ['ask', () => this.#open()])],
      // Visited pages are stored too, and may be removed.
      ...(missing < total ? [['remove', () => this.#remove()] as const] : []),
    );
  }

  async #fetch({ missing }: Status): Promise<void> {
    const words = this.#words;
    this.#stopped = false;
    this.#show(words.coming(mega(0), mega(missing)), [
      'stop',
      () => {
        this.#stopped = true;
      },
    ]);
    this.#bar.hidden = false;
    // So that the browser does not delete it when space is short; it may refuse.
    await navigator.storage?.persist?.().catch(() => false);
    let here = 0;
    let refused = 0;
    try {
      for (let from: number | undefined = 0; from !== undefined && !this.#stopped; ) {
        const made: Kept = await ask({ is: 'keep', from, ...this.#of });
        here += made.bytes;
        refused += made.refused;
        this.#bar.value = here / missing;
        this.#text.textContent = words.coming(mega(here), mega(missing));
        if (made.trouble) return this.#failed(made.trouble);
        from = made.next;
      }
      const status = await ask({ is: 'status', ...this.#of });
      if (!this.#stopped || status.missing === 0) return this.#done(status, refused);
      this.#show(words.stopped(mega(status.missing)), ['again', () => this.#open()], ['remove', () => this.#remove()]);
    } catch {
      this.#show(words.failed.broken, ['again', () => this.#open()]);
    }
  }

  #failed(trouble: Trouble): void {
    this.#show(this.#words.failed[trouble], ['again', () => this.#open()], ['remove', () => this.#remove()]);
  }

  #done({ total }: Status, refused: number): void {
    const words = this.#words;
    if (refused === 0) this.#show(this.#what.done(mega(total)), ['remove', () => this.#remove()]);
    else this.#show(words.refused(refused), ['again', () => this.#open()], ['remove', () => this.#remove()]);
  }

  async #remove(): Promise<void> {
    try {
      await ask({ is: 'remove', ...this.#of });
      this.#show(this.#words.removed, ['ask', () => this.#open()]);
    } catch {
      this.#show(this.#words.failed.broken, ['again', () => this.#open()]);
    }
  }

  /** Shows a message with its actions. A reader who has pressed a button that is removed keeps the place. */
  #show(
    text: string,
    ...does: readonly (readonly [word: 'ask' | 'start' | 'not' | 'stop' | 'again' | 'remove', does: () => unknown])[]
  ): void {
    const focused = this.#buttons.contains(document.activeElement);
    this.#bar.hidden = true;
    this.#text.textContent = text;
    const buttons = does.map(([word, press]) => {
      const button = el(
        'button',
        { type: 'button', class: word === 'start' ? 'btn' : 'btn quiet' },
        word === 'ask' ? this.#what.ask : this.#words[word],
      );
      button.addEventListener('click', press);
      return button;
    });
    this.#buttons.replaceChildren(...buttons);
    if (focused) buttons[0]?.focus();
  }
}

/** A number of bytes in megabytes, in the format of the page's language. */
function mega(bytes: number): string {
  return new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(bytes / 1e6);
}

/** The free space for the site on this device, in bytes, if the browser reports it. */
async function freeBytes(): Promise<number> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? Number.POSITIVE_INFINITY : quota - usage;
}

/** The same, or a rejection if the worker is late: a browser may forbid it. */
function soon<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no worker')), PATIENCE)),
  ]);
}
