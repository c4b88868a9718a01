import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BOOK_IDS, type BookId } from '../src/books/ids.ts';
import { command, oneOf, parsed, Wrong } from './command-line.ts';
import { newBook } from './new/book.ts';
import type { Change, Read } from './new/change.ts';
import { PATTERNS } from './new/patterns.ts';
import { stepsFor } from './new/steps.ts';
import { RULES } from './rule/books.ts';
import { nearRules } from './rule/near.ts';

const KINDS = ['book', 'scene', 'lesson', 'ruling'] as const;
/** The default book. */
const DEFAULT = 'hispania' satisfies BookId;
const USAGE = [
  `npm run new -- scene|lesson|ruling ID --rules 5.3,4.4 [--lines 854-898] [--book ${DEFAULT}]`,
  'npm run new -- book ID',
].join('\n');
const ID = /^[a-z]+(-[a-z0-9]+)*$/;

/** The changes of a command line of `npm run new`, as data. Throws a `Wrong` if it is invalid; writes nothing. */
export function changeFor(args: readonly string[], read: Read = fromDisk): Change {
  const [kind, id, ...rest] = args;
  if (kind === undefined || id === undefined || kind.startsWith('-') || id.startsWith('-')) throw new Wrong(USAGE);
  const what = oneOf('what', kind, KINDS);
  if (!ID.test(id))
    throw new Wrong(`${JSON.stringify(id)} is no id: lower-case words with hyphens, such as four-at-a-point.`);
  if (what === 'book') return bookFor(id, rest, read);
  const given = parsed(rest, { book: { type: 'string' }, rules: { type: 'string' }, lines: { type: 'string' } });
  const book = oneOf('book', given.book ?? DEFAULT, BOOK_IDS);
  const pattern = PATTERNS[book]?.[what];
  if (!pattern) throw new Wrong(`${book} has no pattern for a ${what}: add one to scripts/new/patterns.ts.`);
  if (pattern.taken.includes(id)) throw new Wrong(`${book} has a ${what} ${id} already.`);
  const wanted = { id, rules: rulesIn(book, given.rules), lines: linesIn(given.lines) };
  return pattern.change(wanted, read);
}

/** A new book; its folder must not exist. */
function bookFor(id: string, rest: readonly string[], read: Read): Change {
  parsed(rest, {});
  if (existsSync(`src/books/${id}`)) throw new Wrong(`There is a book ${id} already.`);
  return newBook(id, read);
}

/** The named rules, all of which the book has. */
function rulesIn(book: (typeof BOOK_IDS)[number], given: string | undefined): readonly string[] {
  if (given === undefined) throw new Wrong(`--rules is missing. ${USAGE}`);
  const rules = RULES[book];
  return given.split(',').map((one) => {
    const rule = one.trim();
    if (rules?.ids.includes(rule)) return rule;
    const near = rules ? nearRules(rules, rule) : [];
    const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
    throw new Wrong(`--rules: ${book} has no rule ${JSON.stringify(rule)}.${hint}`);
  });
}

/** Lines of the rulebook in their order: a range, `854-898`, or single lines, `858,877`. */
function linesIn(given: string | undefined): readonly number[] {
  if (given === undefined) return [];
  const lines = given.split(/[-,]/).map(Number);
  if (!/^\d{1,5}([-,]\d{1,5})*$/.test(given) || lines.some((line, i) => line < (lines[i - 1] ?? 1)))
    throw new Wrong(
      `--lines: ${JSON.stringify(given)} is no stretch of lines such as 854-898, and no list such as 858,877.`,
    );
  return lines;
}

/** Writes a formatted change to the disk. Throws a `Wrong` and writes nothing if a new file already exists. */
export function write({ files, edits }: Change): readonly string[] {
  const there = Object.keys(files).filter((path) => existsSync(path));
  if (there.length > 0) throw new Wrong(`There is already: ${there.join(', ')}.`);
  const all = { ...files, ...edits };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  execFileSync('biome', ['check', '--write', ...Object.keys(all)], { stdio: 'ignore' });
  return Object.keys(all);
}

function fromDisk(path: string): string {
  return readFileSync(path, 'utf8');
}

if (import.meta.main)
  await command((args) => {
    const change = changeFor(args);
    for (const path of write(change)) console.log(`${path in change.files ? 'new    ' : 'changed'}  ${path}`);
    const [kind = '', id = ''] = args;
    console.log('\nWhat is left (paths without src, tests or content are below src/books/hispania):');
    for (const [i, one] of stepsFor(kind, id).entries()) console.log(`${i + 1}. ${one}`);
    console.log(`\nMore on each step: docs/authoring.md, “A ${kind}”.`);
    return 0;
  });
