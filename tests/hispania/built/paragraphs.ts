import { readFileSync, writeFileSync } from 'node:fs';
import { HTMLElement, parse } from 'node-html-parser';
import { CHAPTERS } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { readBuilt } from '../../built/dist.ts';

/**
 * The numbers of paragraphs that have been given, each with the first words of its paragraph. After `npm run build:test`
 * `npm exec -- node tests/hispania/built/paragraphs.ts --write` adds new ones, and takes over new words of the others; the number of a
 * removed paragraph stays.
 */
const FILE = new URL('paragraphs.tsv', import.meta.url);
const HEAD = 'paragraph\tbegins';
/** Enough words to know a paragraph again. */
const WORDS = 14;

/** A paragraph that has a number: its anchor, `p6.2-3`, and its first words. */
export interface Paragraph {
  readonly anchor: string;
  readonly begins: string;
}

/** The paragraphs and exceptions of a chapter by the section that numbers them, in their order, as HTML. */
export function blocksOf(slug: string, chapter: number): ReadonlyMap<string, readonly HTMLElement[]> {
  const main = parse(readBuilt(`hispania/rules/${slug}/index.html`)).querySelector('main');
  const sections = new Map<string, HTMLElement[]>();
  let section = `${chapter}`;
  for (const node of main?.childNodes ?? []) {
    if (!(node instanceof HTMLElement)) continue;
    const rule = /^r(\d[^-]*)$/.exec(node.id)?.[1];
    if (/^H[2-4]$/.test(node.tagName) && rule) section = rule;
    const isText = (node.tagName === 'P' && !node.classList.value.length) || node.classList.contains('exc');
    if (isText) sections.set(section, [...(sections.get(section) ?? []), node]);
  }
  return sections;
}

/** All numbered paragraphs of the built chapters. */
export function numbered(): readonly Paragraph[] {
  return CHAPTERS.flatMap(({ slug, number }) =>
    [...blocksOf(slug, number).values()].flat().flatMap((block) => {
      const anchor = block.querySelector('.pn')?.id;
      for (const other of block.querySelectorAll('.pn, .note, .l, .ref')) other.remove();
      const words = block.text.trim().split(/\s+/).slice(0, WORDS);
      return anchor === undefined ? [] : [{ anchor, begins: words.join(' ') }];
    }),
  );
}

/** The numbers in the file. */
export function given(): readonly Paragraph[] {
  const [, ...rows] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [anchor = '', begins = ''] = row.split('\t');
    return { anchor, begins };
  });
}

if (process.argv.includes('--write')) {
  const now = new Map(numbered().map(({ anchor, begins }) => [anchor, begins]));
  const before = new Map(given().map(({ anchor, begins }) => [anchor, begins]));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const rows = [...new Map([...before, ...now])].sort(([a], [b]) => compare(a, b));
  writeFileSync(FILE, `${[HEAD, ...rows.map((row) => row.join('\t'))].join('\n')}\n`);
}
