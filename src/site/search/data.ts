import type { Lang } from '../../words/lang.ts';
import type { Kind, PhaseFacet, SiteRecord } from './record.ts';

/**
 * The records as a file: one list for each of their parts, in the same order, since like beside like is packed smaller. The whole
 * file is loaded with the first search, so its size is watched (tests/e2e/budget.spec.ts). Empty where a record has no such part;
 * several values are joined by a space, names by a bar.
 */
export type Columns = Readonly<Record<(typeof COLUMNS)[number], readonly string[]>>;

const COLUMNS = [
  'kind',
  'number',
  'id',
  'title',
  'path',
  'address',
  'nations',
  'phases',
  'turns',
  'aliases',
  'text',
] as const;

/** Letters of a text that are searched: what comes later in so long a one are the rows of a table. */
const LONGEST = 1600;

/** Where the records of a language lie, below the site's own address. */
export const dataPath = (lang: Lang): string => `search/${lang}.json`;

/** The records as they are written. */
export function packed(records: readonly SiteRecord[]): string {
  const rows = records.map((record) => ({
    ...record,
    number: record.number ?? '',
    id: record.id === idOf(record.number, record.address) ? '' : record.id,
    nations: record.nations.join(' '),
    phases: (record.phases ?? []).join(' '),
    turns: (record.turns ?? []).join(' '),
    aliases: record.aliases.join('|'),
    text: record.text.slice(0, LONGEST),
  }));
  return JSON.stringify(Object.fromEntries(COLUMNS.map((column) => [column, rows.map((row) => row[column])])));
}

/** The records as they are read. `base`: what stands before their addresses. */
export function unpacked(columns: Columns, lang: Lang, base: string): readonly SiteRecord[] {
  return columns.kind.map((kind, row) => {
    const cell = (column: keyof Columns): string => columns[column][row] ?? '';
    const list = (column: keyof Columns, between = ' '): readonly string[] =>
      cell(column).split(between).filter(Boolean);
    const number = cell('number');
    return {
      id: cell('id') || idOf(number || undefined, cell('address')),
      kind: kind as Kind,
      lang,
      title: cell('title'),
      path: cell('path'),
      address: base + cell('address'),
      text: cell('text'),
      ...(number && { number }),
      nations: list('nations'),
      phases: list('phases') as readonly PhaseFacet[],
      turns: list('turns').map(Number),
      aliases: list('aliases', '|'),
    };
  });
}

/** The id that most records have: the number of a rule, or the end of the address. */
function idOf(number: string | undefined, address: string): string {
  return number ?? /[^/#]*(?=\/?$)/.exec(address)?.[0] ?? '';
}
