import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { HTMLElement, NodeType, parse } from 'node-html-parser';
import { command, parsed } from './command-line.ts';

/**
 * `npm run same`: whether the built site says what it said when the snapshot was taken, page by page and line by line, the search
 * file included. `--take` takes the snapshot anew. Each difference is named; the command ends with 1 if there is any.
 */

const SNAPSHOT = 'tests/same.br';
const DIST = 'dist';
/** What a reader, a screen reader or a search engine is given in an attribute. */
const TOLD = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'href', 'value', 'lang'];
/** Where a line of the text begins. */
const BLOCKS =
  /^(address|article|aside|blockquote|body|button|caption|dd|details|dialog|div|dl|dt|figcaption|figure|footer|form|h[1-6]|head|header|hr|label|legend|li|link|main|meta|nav|ol|option|p|path|pre|section|select|starlight-.*|summary|svg|table|td|text|th|title|tr|ul)$/;
/** So many differing lines of one page are shown. */
const SHOWN = 6;

/** By the path of each page or file, its lines. */
type Lines = Readonly<Record<string, readonly string[]>>;

/** A page as the lines of text that it says, with what attributes say. Names that the build makes from contents are left out. */
function linesOf(html: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  const walk = (element: HTMLElement): void => {
    const name = element.rawTagName?.toLowerCase() ?? '';
    if (/^(script|style)$/.test(name)) return;
    const block = BLOCKS.test(name);
    if (block) end();
    for (const one of TOLD) {
      const value = element.getAttribute(one);
      if (value && !/_astro\/|default-src/.test(value)) line += ` [${one}: ${value}]`;
    }
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) line += child.text;
      else if (child instanceof HTMLElement) walk(child);
    }
    if (block) end();
  };
  walk(parse(html));
  end();
  return lines;
}

function sayings(): Lines {
  const all: Record<string, readonly string[]> = {};
  for (const name of globSync('**/*.html', { cwd: DIST }).sort())
    all[name.replaceAll('\\', '/')] = linesOf(readFileSync(join(DIST, name), 'utf8'));
  for (const name of globSync('{search,hispania/cards}/*.json', { cwd: DIST }).sort()) {
    const columns = JSON.parse(readFileSync(join(DIST, name), 'utf8')) as Record<string, unknown>;
    all[name.replaceAll('\\', '/')] = Object.entries(columns).flatMap(([key, value]) =>
      (typeof value === 'string' ? value : JSON.stringify(value)).split('\n').map((one) => `${key}: ${one}`),
    );
  }
  return all;
}

/** Lines of one that the other has not, as often as they stand there. */
function missing(from: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const one of other) left.set(one, (left.get(one) ?? 0) + 1);
  return from.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

function compare(before: Lines, now: Lines): number {
  let differing = 0;
  const report = (name: string, ...what: readonly string[]): void => {
    differing += 1;
    console.log([name, ...what].join('\n  '));
  };
  for (const name of Object.keys(before)) if (!(name in now)) report(`${name} is gone`);
  for (const [name, lines] of Object.entries(now)) {
    const old = before[name];
    if (!old) {
      report(`${name} is new`);
      continue;
    }
    const [less, more] = [missing(old, lines), missing(lines, old)];
    if (less.length > 0 || more.length > 0)
      report(
        `${name}: ${less.length} lines less, ${more.length} more`,
        ...less.slice(0, SHOWN).map((one) => `- ${one.slice(0, 200)}`),
        ...more.slice(0, SHOWN).map((one) => `+ ${one.slice(0, 200)}`),
      );
    else if (lines.join('\n') !== old.join('\n')) report(`${name}: the same lines in another order`);
  }
  console.log(`${Object.keys(now).length} pages and files, ${differing} of them differ`);
  return differing > 0 ? 1 : 0;
}

await command((args) => {
  const { take } = parsed(args, { take: { type: 'boolean' } });
  if (take) {
    const text = Buffer.from(JSON.stringify(sayings()));
    const packed = brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
    writeFileSync(SNAPSHOT, packed);
    console.log(`${SNAPSHOT}: ${(packed.length / 1000).toFixed(0)} kB`);
    return 0;
  }
  if (!existsSync(SNAPSHOT)) {
    console.error(`${SNAPSHOT} is not there: npm run same -- --take`);
    return 2;
  }
  return compare(JSON.parse(brotliDecompressSync(readFileSync(SNAPSHOT)).toString()) as Lines, sayings());
});
