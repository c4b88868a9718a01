import type { SearchWords } from '../../words/en/search.ts';
import { el } from '../element.ts';
import type { Hit } from './hit.ts';
import type { Kind } from './record.ts';

/** The words for writing rows: those of the dialog, and the name of one item of a kind. */
export interface RowWords {
  readonly words: SearchWords;
  one(kind: Kind): string;
}

/**
 * One row of the list: kind, number, title as a link that fills the row, book and path, excerpt; text in another
 * language than the page's is marked.
 */
export function hitRow(hit: Hit, { words, one }: RowWords): HTMLLIElement {
  const { kind, lang, number, title, address, excerpt, book } = hit;
  const path = [book, hit.path].filter(Boolean).join(' · ');
  const other = lang !== document.documentElement.lang;
  const said = other ? { lang } : {};
  const link = el('a', { href: address, ...(other && { hreflang: lang }) }, el('span', { class: 't', ...said }, title));
  if (number) link.prepend(el('span', { class: 'rid' }, printed(number)), ' ');
  const stretches = excerpt.map((part) => (part.mark ? el('mark', {}, part.text) : part.text));
  return el(
    'li',
    { 'data-kind': kind },
    el('span', { class: 'kind' }, one(kind)),
    link,
    el(
      'span',
      { class: 'path' },
      el('span', said, path),
      other && path !== '' && ' · ',
      other && el('span', { class: 'tongue' }, words.standsIn),
    ),
    el('p', said, ...stretches),
  );
}

/** The number that the book prints: for a part without one, that of its section. */
const printed = (number: string): string => number.split('-')[0] ?? number;
