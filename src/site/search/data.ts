import type { Lang } from '../../words/lang.ts';
import { tellingStems, thesaurus } from './concepts.ts';
import { stemsOf } from './engine.ts';
import type { NamedFacet, SearchOfBook } from './of-book.ts';
import type { SiteRecord } from './record.ts';
import { longer, shorter } from './shorter.ts';

/**
 * The records of a book as a file: the data of the book, and one text for each part of the records, with a line for
 * each record, because similar lines next to each other compress better, and so do words near those that they share.
 * The whole file is loaded with the first search, so its size is tested (tests/e2e/shared/budget.spec.ts). A line is
 * empty if a record has no such part. Names are joined by a bar, values of facets are numbers separated by spaces, and
 * frequent words are one letter each. Of the phrases that players type, only the telling stems are written, in the order
 * of the alphabet. A language is given only if it differs from that of the file, an address is
 * relative to the previous one, and a repeated path is left out.
 */
export interface Columns extends Readonly<Record<Column, string>> {
  readonly book: SearchOfBook;
  /**
   * By the id of each facet of the book, a line for each record: its values by their indices among those of the book.
   */
  readonly facets: { readonly [facet: string]: string };
  /** The meaning of the letters in the columns of words (`shorter.ts`). */
  readonly letters: string;
  readonly words: string;
}
type Column = (typeof COLUMNS)[number];

const COLUMNS = ['kind', 'lang', 'number', 'id', 'address', 'path', 'aliases', 'asked', 'title', 'text'] as const;

/** The columns that are all words. */
const WORDY = ['path', 'aliases', 'asked', 'title', 'text'] as const;

/**
 * The number of letters of a text that the list searches; the later parts of such a long text, examples and rows of
 * tables, are found in whole texts.
 */
const LONGEST = 880;
/** Marks a missing path, because an empty line repeats the previous path. */
const NONE = '-';

/** The ids of the searchable books, in the order of the shelf, as a file below the site's own address. */
export const BOOKS = 'search/books.json';

/** The file with the records of a book in a language, below the site's own address. */
export const dataPath = (book: string, lang: Lang): string => `${book}/search/${lang}.json`;

/** Names without those that read like one before them: the search has each word by its stem. */
function apart(names: readonly string[]): readonly string[] {
  const read = names.map((name) => stemsOf(name).join(' '));
  return names.filter((_, n) => read.indexOf(read[n] ?? '') === n);
}

/**
 * The records in written form. `lang`: the language of the file. Throws if a record has a value that its book does not
 * name.
 */
export function packed(records: readonly SiteRecord[], lang: Lang, book: SearchOfBook): string {
  const ready = thesaurus(book.query, records, book.ranking);
  const telling = (phrase: string): string => [...new Set(tellingStems(phrase, ready))].sort().join(' ');
  const rows = records.map((record, row) => {
    const before = records[row - 1];
    return {
      ...record,
      lang: record.lang === lang ? '' : record.lang,
      number: record.number ?? '',
      id: record.id === idOf(record.number, record.address) ? '' : record.id,
      address: leading(before?.address ?? '', record.address, record.number),
      path: record.path === before?.path ? '' : record.path || NONE,
      aliases: apart(record.aliases).join('|'),
      // A space before each, because a replaced word includes the space before it.
      asked: [...new Set((record.asked ?? []).map(telling))]
        .sort()
        .map((phrase) => ` ${phrase}`)
        .join('|'),
      text: record.text.slice(0, LONGEST),
    };
  });
  const lines = (column: Column): string => rows.map((row) => row[column].replaceAll('\n', ' ')).join('\n');
  const { letters: short, words, texts } = shorter(WORDY.map(lines));
  return JSON.stringify({
    book,
    facets: Object.fromEntries(book.facets.map((facet) => [facet.id, numbered(records, facet)])),
    letters: short,
    words,
    ...Object.fromEntries(COLUMNS.map((column) => [column, lines(column)])),
    ...Object.fromEntries(WORDY.map((column, n) => [column, texts[n]])),
  });
}

/** The records in readable form, their typed phrases as telling stems. `base`: the prefix of their addresses. */
export function unpacked(columns: Columns, lang: Lang, base: string): readonly SiteRecord[] {
  const whole = longer(columns);
  const wordy = new Set<Column>(WORDY);
  const all = Object.fromEntries(
    COLUMNS.map((column) => [column, (wordy.has(column) ? whole(columns[column]) : columns[column]).split('\n')]),
  );
  const chosen = columns.book.facets.map(({ id, values }) => {
    const lines = columns.facets[id]?.split('\n') ?? [];
    return [
      id,
      lines.map((line) => line.split(' ').flatMap((at) => (at === '' ? [] : (values[Number(at)]?.[0] ?? [])))),
    ] as const;
  });
  let before = { address: '', path: '' };
  return columns.kind.split('\n').map((kind, row) => {
    const cell = (column: Column): string => all[column]?.[row] ?? '';
    const number = cell('number');
    const address = followed(before.address, cell('address') || `#r${number}`);
    const path = cell('path') || before.path;
    before = { address, path };
    return {
      id: cell('id') || idOf(number || undefined, address),
      kind,
      lang: (cell('lang') || lang) as Lang,
      title: cell('title'),
      path: path === NONE ? '' : path,
      address: base + address,
      text: cell('text'),
      ...(number && { number }),
      facets: Object.fromEntries(chosen.map(([id, lines]) => [id, lines[row] ?? []])),
      aliases: cell('aliases').split('|').filter(Boolean),
      asked: cell('asked')
        .split('|')
        .map((phrase) => phrase.trim())
        .filter(Boolean),
    };
  });
}

/** The values of a facet, a line for each record. */
function numbered(records: readonly SiteRecord[], { id, values }: NamedFacet): string {
  const numbers = new Map(values.map(([value], at) => [value, at]));
  return records
    .map((record) =>
      (record.facets?.[id] ?? [])
        .map((value) => {
          const at = numbers.get(value);
          if (at === undefined) throw new Error(`${record.kind} ${record.id}: ${id} has no value ${value}`);
          return at;
        })
        .join(' '),
    )
    .join('\n');
}

/** The shortest step from one address to another; empty if it is the rule of this number on the same page. */
function leading(from: string, to: string, number: string | undefined): string {
  const [page = '', anchor] = to.split('#');
  const [here = ''] = from.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (page === here && hash) return anchor === `r${number}` ? '' : hash;
  const folder = above(page);
  return from && folder === above(here) ? `../${page.slice(folder.length)}${hash}` : to;
}

const above = (page: string): string => page.replace(/[^/]*\/$/, '');

function followed(from: string, way: string): string {
  const { pathname, hash } = new URL(way, `https://site${from}`);
  return pathname + hash;
}

/** The usual id of a record: that of the rule in its address, the number of a chapter, or the end of the address. */
function idOf(number: string | undefined, address: string): string {
  return /#r(\d.*)$/.exec(address)?.[1] ?? number ?? /[^/#]*(?=\/?$)/.exec(address)?.[0] ?? '';
}
