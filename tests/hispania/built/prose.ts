import { readFileSync } from 'node:fs';
import { NATIONS, type NationId, type PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';

/** The running text of sheets and chapters, and the numbers in it. */

/** Sheets by their nation, chapters by their number. */
export const PAGES: Readonly<Record<string, string>> = Object.fromEntries([
  ...NATIONS.map((nation) => [nation, `nations/${nation}`]),
  ...CHAPTERS.map(({ number, slug }) => [`${number}`, `rules/${slug}`]),
]);

/** The text of a page as it is read, a line for each of its own: what is said of history stands apart, behind `HISTORY`. */
export function textOf(page: string): readonly string[] {
  const text = readFileSync(`content/en/hispania/${PAGES[page]}.mdx`, 'utf8');
  const [, description = '', body = ''] = /^---\n.*?\ndescription: (.*?)\n---\n(.*)$/s.exec(text) ?? [];
  let history = false;
  return [description, ...body.split('\n')].flatMap((line) => {
    if (/^import |^export /.test(line)) return [];
    if (line.includes('slot="history"')) history = true;
    if (line.includes('</Fragment>')) history = false;
    const plain = line
      .replace(/<Nation id="([^"]+)" \/>/g, (_, id: NationId) => NAMES.nations[id])
      .replace(/<Province id="([^"]+)" \/>/g, (_, id: PlaceId) => NAMES.places[id])
      .replace(/<Table caption="([^"]*)"[^>]*>/g, '$1')
      .replace(/ ?\((?:<Rid [^>]*>(?:, )?)+\)| ?<Rid [^>]*>/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^#+ \S+ |^\d+\. /, '')
      .replace(/<span[^>]*>/g, ' ')
      .replace(/<[^>]+>|[*_]/g, '')
      .replace(/ {2,}/g, ' ')
      .trim();
    return plain === '' ? [] : [history || line.startsWith('<History>') ? HISTORY + plain : plain];
  });
}

const HISTORY = 'History: ';

const CARDINALS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const ORDINALS = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';
const WORDS = new Map([
  ...CARDINALS.split(' ').map((word, i) => [word, i + 2] as const),
  ...ORDINALS.split(' ').map((word, i) => [word, i + 3] as const),
]);
/** Numbers of sections (`6.2`) are none. */
const NUMBER = new RegExp(`(?<![\\d.])\\d+½?(?![\\d]|\\.\\d)|(?<!\\d)½|\\b(?:${[...WORDS.keys()].join('|')})\\b`, 'gi');
/** The history of a people has years and numbers of its own; of the game's numbers it has only turns. */
const AFTER_TURN = /\bturns? (?:\d+,? (?:to|and|or) )?$/i;

/** A number in a line of text. */
export interface Found {
  readonly line: string;
  readonly at: number;
  readonly text: string;
}

/** All numbers of a page that the data must bear out. */
export function numbersOf(page: string): readonly Found[] {
  return textOf(page).flatMap((line) =>
    [...line.matchAll(NUMBER)]
      .filter(({ index }) => !line.startsWith(HISTORY) || AFTER_TURN.test(line.slice(0, index)))
      .map(({ 0: text, index }) => ({ line, at: index, text })),
  );
}

/** The value of a number as it is written: `12`, `4½`, `three`, `fifth`. */
export function numberOf(text: string): number {
  const word = WORDS.get(text.toLowerCase());
  if (word !== undefined) return word;
  return Number(text.replace('½', '') || 0) + (text.endsWith('½') ? 0.5 : 0);
}
