import type { SearchWords } from '../../words/en/search.ts';
import { el } from '../element.ts';
import { type Chosen, type Counts, isChosen, KIND } from './facets.ts';
import type { NamedFacet, SearchOfBook } from './of-book.ts';

interface Part {
  readonly facet: string;
  readonly names: ReadonlyMap<string, string>;
  readonly opener: HTMLButtonElement;
  /** The label of the button with the choice. */
  readonly says: HTMLElement;
  readonly panel: HTMLFieldSetElement;
  readonly boxes: ReadonlyMap<
    string,
    { readonly box: HTMLInputElement; readonly row: HTMLElement; readonly count: HTMLElement }
  >;
}

/**
 * The facets: a button for each, which opens its values below, as check boxes with the number of hits. Only one is open
 * at a time. `changed` is called whenever the choice changes.
 */
export class FacetBar {
  readonly element = el('div', { class: 'facets' });
  readonly #words: SearchWords;
  readonly #changed: () => void;
  #parts: readonly Part[] = [];
  /** The shown kinds and facets. */
  #shown: Pick<SearchOfBook, 'kinds' | 'facets'> | undefined;

  constructor(words: SearchWords, changed: () => void) {
    this.#words = words;
    this.#changed = changed;
  }

  /** Offers these kinds and facets; choices in others are dropped. */
  show(of: Pick<SearchOfBook, 'kinds' | 'facets'>): void {
    if (this.#shown === of) return;
    const { chosen } = this;
    this.#shown = of;
    const kind = { id: KIND, title: this.#words.kind, values: of.kinds.map(({ id, many }) => [id, many] as const) };
    this.#parts = [kind, ...of.facets].map((facet) => this.#part(facet));
    this.element.replaceChildren(...this.#parts.flatMap(({ opener, panel }) => [opener, panel]));
    this.chosen = chosen;
  }

  #part({ id: facet, title, values }: NamedFacet): Part {
    const id = `search-${facet}`;
    const says = el('span', { class: 'says' });
    const opener = el(
      'button',
      { type: 'button', class: 'facet', 'aria-expanded': 'false', 'aria-controls': id },
      el('span', {}, title),
      ' ',
      says,
    );
    const boxes = new Map(
      values.map(([value, name]) => {
        const box = el('input', { type: 'checkbox', value });
        const count = el('span', { class: 'count' });
        const row = el('label', {}, box, el('span', {}, name), ' ', count);
        return [value, { box, row, count }];
      }),
    );
    const panel = el(
      'fieldset',
      { id, class: `values of-${facet}`, hidden: '' },
      el('legend', { class: 'vh' }, title),
      ...[...boxes.values()].map(({ row }) => row),
    );
    opener.addEventListener('click', () => this.#open(panel.hidden ? facet : undefined));
    panel.addEventListener('change', () => {
      this.#say();
      this.#changed();
    });
    return { facet, names: new Map(values), opener, says, panel, boxes };
  }

  get chosen(): Chosen {
    const chosen: { [facet: string]: readonly string[] } = {};
    for (const { facet, boxes } of this.#parts) {
      const values = [...boxes].filter(([, { box }]) => box.checked).map(([value]) => value);
      if (values.length > 0) chosen[facet] = values;
    }
    return chosen;
  }

  /** Values without a box, for example from a made-up address, are dropped. */
  set chosen(chosen: Chosen) {
    for (const { facet, boxes } of this.#parts) {
      for (const [value, { box }] of boxes) box.checked = chosen[facet]?.includes(value) ?? false;
    }
    this.#say();
  }

  /** Shows the number of hits of each value; a value without hits is not offered, unless it is chosen. */
  count(counts: Counts): void {
    for (const { facet, boxes } of this.#parts) {
      for (const [value, { box, row, count }] of boxes) {
        const hits = counts[facet]?.get(value) ?? 0;
        count.textContent = `${hits}`;
        row.hidden = hits === 0 && !box.checked;
      }
    }
  }

  /** Closes the open values, and returns whether there were any; the focus returns to their button. */
  close(): boolean {
    const open = this.#parts.find(({ panel }) => !panel.hidden);
    if (!open) return false;
    const within = open.panel.contains(document.activeElement);
    this.#open(undefined);
    if (within) open.opener.focus();
    return true;
  }

  #open(facet: string | undefined): void {
    for (const part of this.#parts) {
      part.panel.hidden = part.facet !== facet;
      part.opener.setAttribute('aria-expanded', `${part.facet === facet}`);
    }
  }

  #say(): void {
    const { chosen } = this;
    this.element.classList.toggle('chosen', isChosen(chosen));
    for (const { facet, names, says, opener } of this.#parts) {
      const values = chosen[facet] ?? [];
      const [first] = values;
      says.textContent =
        values.length === 1
          ? (names.get(first ?? '') ?? '')
          : values.length > 1
            ? this.#words.chosen(values.length)
            : '';
      opener.classList.toggle('on', values.length > 0);
    }
  }
}
