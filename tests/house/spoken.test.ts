import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import { LANGS } from '../../src/words/lang.ts';
import { METAS } from '../metas.ts';
import { readHouse } from './program.ts';

/** A page in one language loads no words of another. */

const { arrows } = readHouse();
const loads = Map.groupBy(
  arrows.filter((arrow) => arrow.loads),
  ({ from }) => from,
);
const WORDS = /\/words\/(en|fr)\//;
const FETCHED = /import\('([^']+)'\)/g;

/** What is loaded together with a file, with the file that brings it. */
function loadedWith(file: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  add(file);
  function add(from: string): void {
    for (const { to } of loads.get(from) ?? []) {
      if (found.has(to)) continue;
      found.set(to, from);
      add(to);
    }
  }
  return found;
}

/** The books with more than one language. */
const BOOKS = METAS.filter(({ languages }) => Object.keys(languages).length > 1);
/** What a browser loads of the site and of these books. */
const IN_BROWSER = [
  'src/ui',
  'src/site/{scripts,offline,search,shelf}',
  ...BOOKS.map(({ id }) => `src/books/${id}/{ui,pages/scripts}`),
].flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`).map((file) => file.replaceAll('\\', '/')));

/** A module in one language, which a loader fetches. */
const OF_LANGUAGE = /\.(?:en|fr)\.ts$/;
/** What the build alone reads: the words of pages in all languages, and what is drawn with them. */
const BUILT =
  /\/words\.ts$|\/site\/(?:search|shelf|offline)\/.*(?:record|make|manifest|index|cover|on-shelf|text-index|stand-ins)/;
const LOADERS = ['src', ...BOOKS.map(({ id }) => `src/books/${id}`)].flatMap((folder) =>
  globSync(`${folder}/words/*.ts`).map((file) => file.replaceAll('\\', '/')),
);

describe('the words of a page', () => {
  it('come to its live parts through the loaders alone', () => {
    const wrong = IN_BROWSER.filter((file) => !BUILT.test(file) && !OF_LANGUAGE.test(file)).flatMap((file) => [
      ...(loads.get(file) ?? []).filter(({ to }) => WORDS.test(to)).map(({ to }) => `${file} loads ${to}`),
      ...[...readFileSync(file, 'utf8').matchAll(FETCHED)]
        .filter(([, to = '']) => WORDS.test(to))
        .map(([, to]) => `${file} fetches ${to}`),
    ]);
    assert.deepEqual(wrong, [], 'Take the words from a component around it, or from a loader (`words/*.ts`)');
  });

  it('are fetched by the loaders in one language at a time', () => {
    const wrong = LOADERS.flatMap((file) => {
      const own = [...loadedWith(file).keys()].filter((to) => WORDS.test(to)).map((to) => `${file} loads ${to}`);
      const fetched = [...readFileSync(file, 'utf8').matchAll(FETCHED)].map(([, to = '']) =>
        posix.join(posix.dirname(file), to),
      );
      const others = fetched.flatMap((root) => {
        const [, lang] = WORDS.exec(root) ?? [];
        return [...loadedWith(root)]
          .filter(([to]) => lang !== undefined && (WORDS.exec(to)?.[1] ?? lang) !== lang)
          .map(([to, by]) => `${root} brings ${to} (${by})`);
      });
      return [...own, ...others];
    });
    assert.deepEqual(wrong, [], 'Move what every language needs out of the folders of languages');
  });

  it('are fetched in every language', () => {
    const missing = LOADERS.flatMap((file) => {
      const fetched = [...readFileSync(file, 'utf8').matchAll(FETCHED)].map(([, to = '']) => to);
      const lacks = (lang: string): boolean => !fetched.some((to) => to.startsWith(`./${lang}/`));
      return fetched.length > 0 ? LANGS.filter(lacks).map((lang) => `${file}: ${lang}`) : [];
    });
    assert.deepEqual(missing, []);
  });
});
