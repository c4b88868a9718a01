import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { SHIPPED } from '../../src/books/ids.ts';
import { ledTo } from '../../src/site/build/stub.ts';
import { address, LANGS } from '../../src/words/lang.ts';
import { builtFiles, DIST, readBuilt } from './dist.ts';

/**
 * The link to the other language leads to the place that is being read (`site/scripts/language.ts`): a heading, a row, a term, a lesson
 * that both pages have by the same name.
 */

/** The parts of a page that the script looks for, with their names. */
const PART = /<(h[234]|article|tr|dt|caption|li)\b([^>]*)>(\s*<span\b[^>]*>)?/g;
const idOf = (tag = ''): string | undefined => /\sid="([^"]+)"/.exec(tag)?.[1];

/** The letters under which words are listed are those of the language. */
const LETTER = /(?:^|-)letter-/;

interface Anchors {
  readonly names: ReadonlySet<string>;
  /** The headings of sections that have none, by their text. */
  readonly bare: readonly string[];
}

function anchorsIn(html: string): Anchors {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const names = new Set<string>();
  const bare: string[] = [];
  for (const { 0: tag, 1: kind, 2: own, 3: inner, index } of main.matchAll(PART)) {
    const ids = [idOf(own), idOf(inner)].filter((id) => id !== undefined);
    for (const id of ids) names.add(id);
    if (ids.length > 0 || kind !== 'h2') continue;
    bare.push(
      main
        .slice(index, index + 120)
        .replace(/<[^>]*>|\s+/g, ' ')
        .trim() || tag,
    );
  }
  return { names, bare };
}

/** Pages of a book in English that are no stub, with their French pages. */
const PAGES = builtFiles(`{${SHIPPED.join()}}/**/index.html`).map((file) =>
  file.slice(DIST.length, -'index.html'.length),
);
const read = (path: string): string => readBuilt(`${path}index.html`);
const pairs = PAGES.filter((path) => existsSync(`${DIST}${address('fr', path)}index.html`)).flatMap((path) => {
  const [english, french] = LANGS.map((lang) => read(address(lang, path)));
  if (!english || !french || ledTo(english) !== undefined || ledTo(french) !== undefined) return [];
  return [{ path, english: anchorsIn(english), french: anchorsIn(french) }];
});

describe('the places of a page', () => {
  it('are the same in every language', () => {
    assert.ok(pairs.length > 100, `${pairs.length} pages`);
    const wrong = pairs.flatMap(({ path, english, french }) => {
      const missing = [...english.names].filter((name) => !LETTER.test(name) && !french.names.has(name));
      return missing.length > 0 ? [`${path}: ${missing.join(' ')}`] : [];
    });
    assert.deepEqual(wrong, []);
  });

  it('include every lesson of a path', () => {
    const paths = pairs.filter(({ path }) => /^\/[\w-]+\/learn\/$/.test(path));
    assert.ok(paths.length > 2);
    for (const { path, english } of paths) {
      const lessons = [...read(path).matchAll(/data-lesson="([^"]+)"/g)].map(([, id = '']) => id);
      assert.ok(lessons.length > 5, path);
      assert.deepEqual(
        lessons.filter((id) => !english.names.has(id)),
        [],
        path,
      );
    }
  });

  it('have a name wherever a section begins', () => {
    const wrong = pairs.flatMap(({ path, english: { bare } }) => bare.map((heading) => `${path}: ${heading}`));
    assert.deepEqual(wrong, [], 'Give the heading an id, the same in every language');
  });
});
