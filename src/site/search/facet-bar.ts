import type { SearchWords } from '../../words/en/search.ts';
import type { ClientWords } from './client-words.ts';
import { type Chosen, type Counts, FACETS, type Facet, isChosen } from './facets.ts';
import { KINDS, PHASES } from './record.ts';
import { el } from './render.ts';

/** Turns of the longest scenario. */
const TURNS = Array.from({ length: 21 }, (_, n) => n + 1);

interface Part {
  readonly facet: Facet;
  readonly opener: HTMLButtonElement;
  /** What the button says of what is chosen. */
  readonly says: HTMLElement;
  readonly panel: HTMLFieldSetElement;
  readonly boxes: ReadonlyMap<
    string,
    { readonly box: HTMLInputElement; readonly row: HTMLElement; readonly count: HTMLElement }
  >;
}

/**
 * The facets: a button for each, which opens its values below, as boxes to tick with the number of hits beside. One is open at a
 * time. `changed` is called whenever something else is chosen.
 */
export class FacetBar {
  readonly element: HTMLElement;
  readonly #parts: readonly Part[];
  readonly #words: SearchWords;
  readonly #names: Readonly<Record<Facet, ReadonlyMap<string, string>>>;

  constructor({ search: words, nations }: ClientWords, changed: () => void) {
    this.#words = words;
    this.#names = {
      kind: new Map(KINDS.map((kind) => [kind, words.kinds[kind]])),
      phase: new Map(PHASES.map((phase) => [phase, words.phases[phase]])),
      nation: new Map(Object.entries(nations).filter(([id]) => id !== 'neutral')),
      turn: new Map(TURNS.map((turn) => [`${turn}`, words.turn(turn)])),
    };
    this.#parts = FACETS.map((facet) => this.#part(facet, changed));
    this.element = el('div', { class: 'facets' }, ...this.#parts.flatMap(({ opener, panel }) => [opener, panel]));
  }

  #part(facet: Facet, changed: () => void): Part {
    const id = `search-${facet}`;
    const says = el('span', { class: 'says' });
    const opener = el(
      'button',
      { type: 'button', class: 'facet', 'aria-expanded': 'false', 'aria-controls': id },
      el('span', {}, this.#words.facets[facet]),
      ' ',
      says,
    );
    const boxes = new Map(
      [...this.#names[facet]].map(([value, name]) => {
        const box = el('input', { type: 'checkbox', value });
        const count = el('span', { class: 'count' });
        const row = el('label', {}, box, el('span', {}, name), ' ', count);
        return [value, { box, row, count }];
      }),
    );
    const panel = el(
      'fieldset',
      { id, class: `values of-${facet}`, hidden: '' },
      el('legend', { class: 'vh' }, this.#words.facets[facet]),
      ...[...boxes.values()].map(({ row }) => row),
    );
    opener.addEventListener('click', () => this.#open(panel.hidden ? facet : undefined));
    panel.addEventListener('change', () => {
      this.#say();
      changed();
    });
    return { facet, opener, says, panel, boxes };
  }

  get chosen(): Chosen {
    const chosen: { [facet in Facet]?: readonly string[] } = {};
    for (const { facet, boxes } of this.#parts) {
      const values = [...boxes].filter(([, { box }]) => box.checked).map(([value]) => value);
      if (values.length > 0) chosen[facet] = values;
    }
    return chosen;
  }

  /** Values that no box has, made up in an address say, are forgotten. */
  set chosen(chosen: Chosen) {
    for (const { facet, boxes } of this.#parts) {
      for (const [value, { box }] of boxes) box.checked = chosen[facet]?.includes(value) ?? false;
    }
    this.#say();
  }

  /** Shows how many hits each value has; what has none is not offered, unless it is chosen. */
  count(counts: Counts): void {
    for (const { facet, boxes } of this.#parts) {
      for (const [value, { box, row, count }] of boxes) {
        const hits = counts[facet].get(value) ?? 0;
        count.textContent = `${hits}`;
        row.hidden = hits === 0 && !box.checked;
      }
    }
  }

  /** Closes the values that are open, and tells whether there were any; the focus goes back to their button. */
  close(): boolean {
    const open = this.#parts.find(({ panel }) => !panel.hidden);
    if (!open) return false;
    const within = open.panel.contains(document.activeElement);
    this.#open(undefined);
    if (within) open.opener.focus();
    return true;
  }

  #open(facet: Facet | undefined): void {
    for (const part of this.#parts) {
      part.panel.hidden = part.facet !== facet;
      part.opener.setAttribute('aria-expanded', `${part.facet === facet}`);
    }
  }

  #say(): void {
    const { chosen } = this;
    this.element.classList.toggle('chosen', isChosen(chosen));
    for (const { facet, says, opener } of this.#parts) {
      const values = chosen[facet] ?? [];
      const [first] = values;
      says.textContent =
        values.length === 1
          ? (this.#names[facet].get(first ?? '') ?? '')
          : values.length > 1
            ? this.#words.chosen(values.length)
            : '';
      opener.classList.toggle('on', values.length > 0);
    }
  }
}
