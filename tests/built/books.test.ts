import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { SHIPPED } from '../../src/books/ids.ts';
import { type BookList, bookAt, type Manifest, readManifest, type Site } from '../../src/site/offline/manifest.ts';
import { builtFiles, DIST, readBuilt } from './dist.ts';

/** A page loads, and stores for offline use, nothing of another book. Runs after `npm run build:test`. */

const MANIFEST = JSON.parse(readBuilt('offline.json')) as Manifest;
const BOOKS = Object.keys(MANIFEST.books ?? {});
const SITES: ReadonlyMap<string, Site> = new Map(
  BOOKS.map((book) => [
    book,
    readManifest(MANIFEST, { [book]: JSON.parse(readBuilt(`${book}/offline.json`)) as BookList }),
  ]),
);
/** All pages, as the lists name them, by their book; those of none below the empty name. */
const PAGES = Map.groupBy(
  builtFiles('**/index.html').map((file) => file.slice(DIST.length + 1, -'index.html'.length)),
  (path) => bookAt(path, BOOKS) ?? '',
);

/** Whether a path belongs to one of these books: it is below its address, or contains its name. */
const isOf = (path: string, books: readonly string[]): boolean =>
  bookAt(path, books) !== undefined || books.some((book) => path.startsWith(`_astro/${book}.`));

/** The immediate requests of a page: scripts, styles, pictures. */
const askedBy = (path: string): readonly string[] =>
  [...readBuilt(`${path}index.html`).matchAll(/(?:\ssrc="|<link[^>]*\shref=")\/([^"#?]+)"/g)].map(
    ([, file = '']) => file,
  );

/** The classes that the styles of a folder speak of. */
function classesOf(...folders: readonly string[]): ReadonlySet<string> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{css,astro,tsx,ts}`));
  return new Set(
    files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const styles = file.endsWith('.css')
        ? [text]
        : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
      return styles.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name));
    }),
  );
}

/** All styles of a page: those in it, and those that it asks for. */
function stylesOf(path: string): string {
  const inline = [...readBuilt(`${path}index.html`).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => css,
  );
  return [
    ...inline,
    ...askedBy(path)
      .filter((file) => file.endsWith('.css'))
      .map(readBuilt),
  ].join('\n');
}

describe('the books of a build', () => {
  it('are those with routes and the one for the tests, with pages of several kinds', () => {
    assert.deepEqual(BOOKS, [...SHIPPED, 'tiny']);
    for (const book of SHIPPED) assert.ok((PAGES.get(book)?.length ?? 0) >= 30, book);
    assert.ok((PAGES.get('tiny')?.length ?? 0) >= 6);
    assert.ok((PAGES.get('hispania')?.length ?? 0) > 400);
  });

  for (const book of ['', ...BOOKS]) {
    const others = BOOKS.filter((one) => one !== book);

    it(`load nothing of another on a page of ${book || 'no book'}`, () => {
      const wrong = (PAGES.get(book) ?? []).flatMap((path) =>
        askedBy(path)
          .filter((file) => isOf(file, others))
          .map((file) => `/${path} asks for ${file}`),
      );
      // The shelf shows what it shows of each book.
      assert.deepEqual(book === '' ? wrong.filter((line) => !/^\/(fr\/)?\sasks/.test(line)) : wrong, []);
    });
  }

  for (const [book, site] of SITES) {
    const others = BOOKS.filter((one) => one !== book);

    it(`keep with a page of ${book} all that it needs, and nothing of another`, () => {
      const needed = (PAGES.get(book) ?? []).flatMap((path) => site.needs(path).map((file) => [path, file] as const));
      assert.ok(needed.length > (PAGES.get(book)?.length ?? 0));
      assert.deepEqual(
        needed
          .filter(([, file]) => isOf(file, others) || !site.files.has(file))
          .map(([path, file]) => `/${path}: ${file}`),
        [],
      );
    });

    it(`have no style of another on a page of ${book}`, () => {
      const general = classesOf('src/site', 'src/ui', 'src/pages', `src/books/${book}`);
      const foreign = [...classesOf(...others.map((one) => `src/books/${one}`))].filter((name) => !general.has(name));
      const kinds = new Map((PAGES.get(book) ?? []).map((path) => [path.split('/').slice(0, -2).join('/'), path]));
      const wrong = [...kinds.values()].flatMap((path) => {
        const classes = new Set([...stylesOf(path).matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
        return foreign.filter((name) => classes.has(name)).map((name) => `/${path} has .${name}`);
      });
      assert.deepEqual(wrong, []);
    });
  }

  it('have files in one list only', () => {
    const shell = new Set(MANIFEST.files.map(([path]) => path));
    for (const [book, site] of SITES) {
      assert.deepEqual(
        site.paths(book).filter((path) => shell.has(path)),
        [],
        book,
      );
      assert.deepEqual(
        site.paths().filter((path) => bookAt(path, [book])),
        [],
        book,
      );
    }
  });
});

describe('a scene that was built', () => {
  it('names each printed number of its rules once', () => {
    const twice: string[] = [];
    let scenes = 0;
    for (const file of builtFiles('**/index.html')) {
      const html = readFileSync(file, 'utf8');
      for (const [, shown = ''] of html.matchAll(/<p class="shows"[^>]*>(.*?)<\/p>/gs)) {
        const numbers = [...shown.matchAll(/<(?:a|span)[^>]*>([^<]+)</g)].map(([, number = '']) => number);
        scenes += 1;
        assert.ok(numbers.length > 0, file);
        if (new Set(numbers).size < numbers.length) twice.push(`${file}: ${numbers.join(' ')}`);
      }
    }
    assert.ok(scenes > 0);
    assert.deepEqual(twice, []);
  });
});
