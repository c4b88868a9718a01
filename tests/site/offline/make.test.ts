import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeLists } from '../../../src/site/offline/make.ts';
import { type BookList, readManifest } from '../../../src/site/offline/manifest.ts';

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const BUILT = [
  file('index.html', page('<link rel="stylesheet" href="/base/_astro/all.C1.css">')),
  file(
    'book/one/index.html',
    page(
      '<link href="/base/_astro/all.C1.css"><script type="module" src="/base/_astro/live.L1.js"></script>',
      '<div data-live="scene" data-id="ford"></div><a data-card="n:rome">Rome</a><div id="book" data-book="book"></div>',
    ),
  ),
  file('book/two/index.html', page('<script type="module" src="/base/_astro/live.L1.js"></script>')),
  file('fr/book/two/index.html', page('<script src="/base/_astro/live.L1.js"></script>').replace('"en"', '"fr"')),
  file('book/play/index.html', page('', '<main data-offline="book/pieces/ favicon.svg"></main>')),
  file('404.html', page('')),
  file('book/pieces/1.html', '<article>One. <script src="/_astro/live.L1.js"></script></article>'),
  file('book/pieces/2.html', '<article>Two.</article>'),
  file('favicon.svg', '<svg></svg>'),
  file('_astro/all.C1.css', '@font-face{src:url(./text.F1.woff2)}'),
  file('_astro/text.F1.woff2', 'font'),
  file('_astro/live.L1.js', 'import("./engine.E1.js");const d=["_astro/engine.E1.js"];import(`./words.W1.js`)'),
  file('_astro/engine.E1.js', 'import"./live.L1.js";'),
  file(
    '_astro/words.W1.js',
    'import(`./book.ford.S1.js`);import(`./book.siege.S2.js`);import(`./other.ford.S3.js`);import(`./book.en.W2.js`);import(`./book.said.fr.W3.js`)',
  ),
  file('_astro/book.en.W2.js', 'export{}'),
  file('_astro/book.said.fr.W3.js', 'export{}'),
  file('_astro/book.ford.S1.js', 'export{}'),
  file('_astro/book.siege.S2.js', 'export{}'),
  // A scene of another book, of the same name.
  file('_astro/other.ford.S3.js', 'export{}'),
  file('other/scenes/ford.start.json', '{}'),
  file('book/scenes/ford.start.json', '{}'),
  file('book/cards/en.json', '{}'),
  file('book/cards/fr.json', '{}'),
  file('sitemap-0.xml', ''),
  file('.nojekyll', ''),
  file('sw.js', 'worker'),
  file('offline.json', '{}'),
];
const make = (files = BUILT) => makeLists(files, { book: ['ford', 'siege'], other: ['ford'] });

describe('the lists of a build', () => {
  const pathsIn = ({ files }: Pick<BookList, 'files'>) => files.map(([path]) => path);

  it('name every file that a reader may ask for as it is asked for, with its size', async () => {
    const { manifest, books } = await make();
    const paths = [...pathsIn(manifest), ...Object.values(books).flatMap(pathsIn)];
    assert.ok(['', 'book/one/', '404.html', 'book/pieces/1.html', '_astro/all.C1.css'].every((p) => paths.includes(p)));
    assert.equal(new Set(paths).size, paths.length);
    assert.deepEqual(
      paths.filter((path) => /sw\.js|offline\.json|sitemap|nojekyll|index\.html/.test(path)),
      [],
    );
    assert.deepEqual(books['book']?.files.find(([path]) => path === 'book/pieces/2.html')?.[2], 23);
    const { packed = 0, files = [] } = books['book'] ?? {};
    const size = files.reduce((sum, [, , bytes]) => sum + bytes, 0);
    assert.ok(packed > 0 && packed <= size);
    assert.deepEqual(manifest.books?.['book'], { version: books['book']?.version, size, packed });
  });

  it('are one of each book, with the scripts that its pages alone need, and one of the rest', async () => {
    const { manifest, books } = await make();
    assert.deepEqual(pathsIn(manifest), ['', '404.html', '_astro/all.C1.css', '_astro/text.F1.woff2', 'favicon.svg']);
    assert.deepEqual(pathsIn(books['other'] ?? { files: [] }), [
      '_astro/other.ford.S3.js',
      'other/scenes/ford.start.json',
    ]);
    assert.deepEqual(books['book']?.others, ['_astro/all.C1.css', '_astro/text.F1.woff2', 'favicon.svg']);
  });

  it('have another version as soon as one byte of one file is another, and the same otherwise, in any order', async () => {
    const before = await make();
    assert.deepEqual(await make([...BUILT].reverse()), before);
    assert.deepEqual(await make([...BUILT, file('sw.js', 'another worker')]), before);
    const changed = BUILT.map((one) =>
      one.name === 'book/pieces/2.html' ? file(one.name, '<article>Two!</article>') : one,
    );
    const after = await make(changed);
    assert.notEqual(after.manifest.version, before.manifest.version);
    assert.notEqual(after.books['book']?.version, before.books['book']?.version);
    // Another book is what it was, and so is the list of the rest but for the version of the one that has changed.
    assert.deepEqual(after.books['other'], before.books['other']);
    assert.deepEqual(after.manifest.files, before.manifest.files);
    const hashes = ({ files }: Pick<BookList, 'files'> = { files: [] }) =>
      files.map(([path, hash]) => `${path} ${hash}`);
    assert.deepEqual(
      hashes(before.books['book'])
        .filter((line) => !hashes(after.books['book']).includes(line))
        .map((line) => line.split(' ')[0]),
      ['book/pieces/2.html'],
    );
  });
});

const LISTS = await make();
const SITE = readManifest(LISTS.manifest, LISTS.books);

describe('what a page needs', () => {
  const needs = (path: string) => [...SITE.needs(path)].sort();

  it('is its styles and scripts with those they load later, and fonts', () => {
    assert.deepEqual(needs(''), ['', '_astro/all.C1.css', '_astro/text.F1.woff2']);
    assert.deepEqual(needs('book/two/'), [
      '_astro/book.en.W2.js',
      '_astro/engine.E1.js',
      '_astro/live.L1.js',
      '_astro/words.W1.js',
      'book/two/',
    ]);
  });
  it('is the words and the start of the scenes that stand on it, of no other, and the cards of its language', () => {
    assert.deepEqual(
      needs('book/one/').filter((path) => !/engine|live|words|all|text|W2/.test(path)),
      ['_astro/book.ford.S1.js', 'book/cards/en.json', 'book/one/', 'book/scenes/ford.start.json'],
    );
  });
  it('is words of its own language alone', () => {
    const words = (path: string) => needs(path).filter((one) => /\.W[23]\./.test(one));
    assert.deepEqual(words('book/one/'), ['_astro/book.en.W2.js']);
    assert.deepEqual(words('fr/book/two/'), ['_astro/book.said.fr.W3.js']);
  });
  it('is what it says itself, a folder with all that lies in it', () => {
    assert.deepEqual(needs('book/play/'), ['book/pieces/1.html', 'book/pieces/2.html', 'book/play/', 'favicon.svg']);
  });
  it('is nothing else for a file that is no page', () => {
    assert.deepEqual(needs('book/pieces/1.html'), ['book/pieces/1.html']);
  });
});
