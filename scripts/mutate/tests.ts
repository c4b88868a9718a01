import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { RULE_IDS, RULINGS } from '../../src/books/hispania/engine/data/ids.ts';

/**
 * Selects the tests of a mutated file: those that load it, directly or not, and name one of its rules or rulings, in
 * code or in comments. A rule with a plain number, such as 6, counts only after the word rule or in the name of a group
 * of tests.
 */

const TESTS = ['tests/hispania/engine/*.test.ts', 'tests/hispania/odds/*.test.ts', 'tests/hispania/scenes/*.test.ts'];

/** The tests of a file: first those that import it directly, then those that name most of its rules. */
export function testsOf(file: string): readonly string[] {
  const rules = namesIn(readFileSync(file, 'utf8'));
  return globSync(TESTS)
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .map(({ path, text }) => ({ path, own: importsOf(path, text).includes(file), named: shared(rules, namesIn(text)) }))
    .filter(({ path, own, named }) => own || (named > 0 && loads(path, file)))
    .sort((a, b) => Number(b.own) - Number(a.own) || b.named - a.named || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
}

function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((rule) => others.has(rule)).length;
}

/** The rules and the rulings that a text names. */
function namesIn(text: string): ReadonlySet<string> {
  const words = new Set(text.match(/(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])/g));
  return new Set([...rulesIn(text), ...RULINGS.filter((ruling) => words.has(ruling))]);
}

/** The rules that a text names. */
export function rulesIn(text: string): ReadonlySet<string> {
  const words = new Set(text.match(/(?<![\w.-])\d{1,2}(?:\.\d)?b?(?:-[a-z0-9]+)*(?![\w-])/g));
  const said = new Set([...text.matchAll(/(?:\b[Rr]ules? |describe\(')(\d{1,2})(?![\w.-])/g)].map(([, rule]) => rule));
  return new Set(RULE_IDS.filter((rule) => (/^\d+$/.test(rule) ? said.has(rule) : words.has(rule))));
}

const loaded = new Map<string, readonly string[]>();

/** The files that a file imports by relative paths. */
function importsOf(path: string, text: string): readonly string[] {
  const known = loaded.get(path);
  if (known) return known;
  const found = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/g)].map(([, to = '']) =>
    normalize(join(dirname(path), to)).replaceAll('\\', '/'),
  );
  // An apparent import may be part of a text.
  const there = found.filter((one) => existsSync(one));
  loaded.set(path, there);
  return there;
}

/** Whether a file loads another one. */
function loads(path: string, file: string): boolean {
  const seen = new Set([path]);
  for (const one of seen) {
    if (one === file) return true;
    for (const next of importsOf(one, readFileSync(one, 'utf8'))) seen.add(next);
  }
  return false;
}
