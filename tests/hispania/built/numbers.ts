import { readFileSync } from 'node:fs';
import { BERBER_HITS, HITS_ON_BERBER } from '../../../src/books/hispania/engine/data/combat.ts';
import {
  COMBAT_KINDS,
  type CombatKind,
  type NationId,
  type ProvinceId,
} from '../../../src/books/hispania/engine/data/ids.ts';
import type { ValueRef } from '../../../src/books/hispania/engine/data/provenance.ts';
import { SCENARIO_TABLE } from '../../../src/books/hispania/engine/data/scenarios.ts';
import * as tokens from '../../../src/books/hispania/engine/data/tokens.ts';
import { RELIGION_FROM } from '../../../src/books/hispania/engine/data/turns.ts';
import { MISSION_PRICES } from '../../../src/books/hispania/engine/nations/el-cid-hire.ts';
import { PRICES } from '../../../src/books/hispania/engine/rules/gold.ts';
import { lives } from '../../../src/books/hispania/engine/rules/hits.ts';
import { ALLOWANCE } from '../../../src/books/hispania/engine/rules/steps.ts';
import { VALUES } from '../../../src/books/hispania/pages/values.ts';
import { SCENES } from '../../../src/books/hispania/scenes/index.ts';
import type { Found } from './prose.ts';

/**
 * Numbers in the running text of sheets and chapters: where they stand, and what the data says of each. A row of the tables
 * (`sheet-numbers.tsv`, `chapter-numbers.tsv`) names a page, the words round a number with the number in brackets, and where it
 * comes from:
 *
 *   celts<TAB>With [three] provinces or fewer they may<TAB>.submits[carthage].atMost
 *
 * - A path into the data: `nations`, `leaders`, `provinces` and so on of the data set that pages show, and what else `DATA` has.
 *   One that begins with a dot reads the nation whose sheet it is. `[a,b]` is the one entry that has all these values somewhere
 *   in it; `^` behind it its key, in a list its place from 1; `#` before a path counts.
 * - Sums, differences and products of paths; `/2` turns half points and half gold into whole ones.
 * - `R:n`: line n of the French rulebook, for what is no value of the data (`tests/hispania/facts/rulebook-numbers.tsv`).
 * - Several of these joined by ` & ` must all come to the number.
 */

/** The data that paths read. */
export const DATA = {
  ...VALUES,
  scenarios: SCENARIO_TABLE,
  events: tokens,
  religionFrom: RELIGION_FROM,
  berberHits: BERBER_HITS,
  hitsOnBerber: HITS_ON_BERBER,
  prices: PRICES,
  missions: MISSION_PRICES,
  moves: ALLOWANCE,
  lives: Object.fromEntries(COMBAT_KINDS.map((kind) => [kind, lives(kind)])),
  scenes: Object.fromEntries(SCENES.map((scene) => [scene.id, scene])),
};

/** A row of a table. */
export interface Row {
  readonly page: string;
  readonly words: string;
  readonly source: string;
}

/** The rows of a table. */
export function rows(table: string): readonly Row[] {
  return readFileSync(`tests/hispania/built/${table}.tsv`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [page = '', words = '', source = ''] = line.split('\t');
      return { page, words, source };
    });
}

const LINES = new Map(
  readFileSync('tests/hispania/facts/rulebook-numbers.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([line, numbers = '']) => [Number(line), numbers.split(' ').map(Number)]),
);

/** The numbers of a page that are in the place of the brackets in the words of a row. */
export function meant({ words }: Row, numbers: readonly Found[]): readonly Found[] {
  const [before = '', text = '', after = ''] = words.split(/[[\]]/);
  return numbers.filter(
    (n) =>
      n.text === text && n.line.slice(0, n.at).endsWith(before) && n.line.slice(n.at + n.text.length).startsWith(after),
  );
}

/** The fault of a row, given the number it means; undefined if the data agree. `read` may falsify the data. */
export function faultOf({ page, source }: Row, number: number, read: Read = (n) => n): string | undefined {
  for (const part of source.split(' & ')) {
    const line = /^R:(\d+)$/.exec(part)?.[1];
    if (line !== undefined) {
      if (!LINES.get(Number(line))?.includes(number)) return `line ${line} of the rulebook has no ${number}`;
      continue;
    }
    const value = evaluate(part, page, read);
    if (value !== number) return `${part} is ${value}`;
  }
  return undefined;
}

/** Is applied to every number that a path leads to. */
type Read = (value: number) => number;

/** Sums and differences of products of paths. Throws on a path that leads nowhere, or to what is no number. */
function evaluate(source: string, page: string, read: Read): number {
  if (!/[a-z]/i.test(source)) throw new Error(`${source} reads nothing`);
  const [first = '', ...rest] = source.split(/ ([+-]) /);
  let sum = product(first, page, read);
  for (let i = 0; i < rest.length; i += 2) sum += (rest[i] === '-' ? -1 : 1) * product(rest[i + 1] ?? '', page, read);
  return sum;
}

function product(source: string, page: string, read: Read): number {
  return source.split(' * ').reduce((n, factor) => n * term(factor, page, read), 1);
}

function term(source: string, page: string, read: Read): number {
  if (/^\d+$/.test(source)) return Number(source);
  const halves = source.endsWith('/2');
  const value = read(lookUp(halves ? source.slice(0, -2) : source, page));
  return halves ? value / 2 : value;
}

function lookUp(source: string, page: string): number {
  const counts = source.startsWith('#');
  const full = source.replace(/^#/, '').replace(/^\./, `nations.${page}.`).replace(/\^$/, '');
  const steps = [...full.matchAll(/\[([^\]]+)\]|[^.[\]]+/g)];
  let here: unknown = DATA;
  let key = '';
  for (const [i, [step, wanted]] of steps.entries()) {
    if (wanted === undefined) {
      here = (here as Record<string, unknown> | undefined)?.[step];
      key = step;
    } else {
      const found = Object.entries(here ?? {}).filter(([, entry]) => hasAll(entry, wanted.split(',')));
      if (counts && i === steps.length - 1) return found.length;
      if (found.length !== 1) throw new Error(`${source}: ${found.length} entries have ${wanted}`);
      [key, here] = [Array.isArray(here) ? `${Number(found[0]?.[0]) + 1}` : (found[0]?.[0] ?? ''), found[0]?.[1]];
    }
    if (here === undefined) throw new Error(`${source} leads nowhere`);
  }
  if (source.endsWith('^')) return Number(key);
  if (counts) return Object.keys(here as object).length;
  if (typeof here !== 'number') throw new Error(`${source} is no number`);
  return here;
}

/** Whether something has all these values somewhere in it. */
function hasAll(entry: unknown, wanted: readonly string[]): boolean {
  const leaves = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) collect(inner);
    else leaves.add(String(part));
  };
  collect(entry);
  return wanted.every((value) => leaves.has(value));
}

/** The values that a row reads and that may be reconstructed. */
export function refsOf({ page, source }: Row): readonly ValueRef[] {
  const paths =
    source.replaceAll(/(^|[ #])\./g, `$1nations.${page}.`).match(/[a-z][\w.-]*(?:\[[^\]]*\][\w.-]*)*/gi) ?? [];
  return paths.flatMap((path) => refOf(path.split(/[.[]/)));
}

/** The references of a path's value for provenance; none for values that are never reconstructed, since missing kill points are zero. */
function refOf([root, name = '', part = '', ...rest]: readonly string[]): readonly ValueRef[] {
  const nation = name as NationId;
  const province = (root === 'provinces' ? name : (rest[1] ?? '')) as ProvinceId;
  if (root === 'provinces' && part === 'income') return [{ table: 'income', province }];
  if (root === 'events') return name.startsWith('TOKEN_COUNTS') ? [{ table: 'token-count' }] : [];
  if (root === 'setUps') {
    return [
      { table: 'set-up', turn: Number(name) as 1 | 4, nation: part as NationId, province: rest[0] as ProvinceId },
    ];
  }
  if (root !== 'nations') return [];
  switch (part) {
    case 'auction':
      return rest[0] === 'average' ? [{ table: 'average', nation }] : [];
    case 'pool':
      return [{ table: 'pool', nation, kind: rest[0] as CombatKind }];
    case 'income':
      return [{ table: 'nation-income', nation }];
    case 'submits':
      return rest.includes('atMost') ? [{ table: 'submission', nation }] : [];
    case 'provincePoints':
      return [{ table: 'points', nation, turn: Number(rest[0]), province }];
    default:
      return [];
  }
}
