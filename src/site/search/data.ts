import type { Lang } from '../../words/lang.ts';
import { type Kind, PHASES, type SiteRecord } from './record.ts';
import { longer, shorter } from './shorter.ts';

/**
 * The records as a file: one text for each of their parts, with a line for each record, since like beside like is packed smaller,
 * and words near those that they share. The whole file is loaded with the first search, so its size is watched
 * (tests/e2e/shared/budget.spec.ts). A line is empty where a record has no such part; names are joined by a bar, nations, phases and turns
 * are one letter each, as are frequent words, a language is said where it is not that of the file, an address leads from the one
 * before, and a path that stands already is not said again.
 */
export interface Columns extends Readonly<Record<Column, string>> {
  /** What the letters of the nations stand for, a line each. */
  readonly names: string;
  /** What the letters in the columns of words stand for (`shorter.ts`). */
  readonly letters: string;
  readonly words: string;
}
type Column = (typeof COLUMNS)[number];

const COLUMNS = [
  'kind',
  'lang',
  'phases',
  'turns',
  'nations',
  'number',
  'id',
  'address',
  'path',
  'aliases',
  'asked',
  'title',
  'text',
] as const;

/** Those that are all words. */
const WORDY = ['path', 'aliases', 'asked', 'title', 'text'] as const;

/** Letters of a text that are searched at once: what comes later in so long a one, examples and rows of tables, is found in whole texts. */
const LONGEST = 1100;
/** Instead of a path: there is none, where no line would be the path before. */
const NONE = '-';

/** Where the records of a language lie, below the site's own address. */
export const dataPath = (lang: Lang): string => `search/${lang}.json`;

/** The records as they are written. `lang`: that of the file. */
export function packed(records: readonly SiteRecord[], lang: Lang): string {
  const names = [...new Set(records.flatMap(({ nations }) => nations))];
  const rows = records.map((record, row) => {
    const before = records[row - 1];
    return {
      ...record,
      lang: record.lang === lang ? '' : record.lang,
      number: record.number ?? '',
      id: record.id === idOf(record.number, record.address) ? '' : record.id,
      address: leading(before?.address ?? '', record.address, record.number),
      path: record.path === before?.path ? '' : record.path || NONE,
      nations: letters(record.nations.map((one) => names.indexOf(one))),
      phases: letters((record.phases ?? []).map((one) => PHASES.indexOf(one))),
      turns: letters(record.turns ?? []),
      aliases: record.aliases.join('|'),
      asked: (record.asked ?? []).join('|'),
      text: record.text.slice(0, LONGEST),
    };
  });
  const lines = (column: Column): string => rows.map((row) => row[column].replaceAll('\n', ' ')).join('\n');
  const { letters: short, words, texts } = shorter(WORDY.map(lines));
  return JSON.stringify({
    names: names.join('\n'),
    letters: short,
    words,
    ...Object.fromEntries(COLUMNS.map((column) => [column, lines(column)])),
    ...Object.fromEntries(WORDY.map((column, n) => [column, texts[n]])),
  });
}

/** The records as they are read. `base`: what stands before their addresses. */
export function unpacked(columns: Columns, lang: Lang, base: string): readonly SiteRecord[] {
  const names = columns.names.split('\n');
  const whole = longer(columns);
  const wordy = new Set<Column>(WORDY);
  const all = Object.fromEntries(
    COLUMNS.map((column) => [column, (wordy.has(column) ? whole(columns[column]) : columns[column]).split('\n')]),
  );
  let before = { address: '', path: '' };
  return columns.kind.split('\n').map((kind, row) => {
    const cell = (column: Column): string => all[column]?.[row] ?? '';
    const number = cell('number');
    const address = followed(before.address, cell('address') || `#r${number}`);
    const path = cell('path') || before.path;
    before = { address, path };
    return {
      id: cell('id') || idOf(number || undefined, address),
      kind: kind as Kind,
      lang: (cell('lang') || lang) as Lang,
      title: cell('title'),
      path: path === NONE ? '' : path,
      address: base + address,
      text: cell('text'),
      ...(number && { number }),
      nations: numbers(cell('nations')).flatMap((at) => names[at] ?? []),
      phases: numbers(cell('phases')).flatMap((at) => PHASES[at] ?? []),
      turns: numbers(cell('turns')),
      aliases: cell('aliases').split('|').filter(Boolean),
      asked: cell('asked').split('|').filter(Boolean),
    };
  });
}

const letters = (all: readonly number[]): string => all.map((one) => one.toString(36)).join('');
const numbers = (all: string): readonly number[] => [...all].map((letter) => Number.parseInt(letter, 36));

/** What leads from one address to another, as short as can be; nothing if it is the rule of this number on the same page. */
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

/** The id that most records have: the number of a rule, or the end of the address. */
function idOf(number: string | undefined, address: string): string {
  return number ?? /[^/#]*(?=\/?$)/.exec(address)?.[0] ?? '';
}
