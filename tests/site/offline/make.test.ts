import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeManifest } from '../../../src/site/offline/make.ts';
import { readManifest } from '../../../src/site/offline/manifest.ts';

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const BUILT = [
  file('index.html', page('<link rel="stylesheet" href="/base/_astro/all.C1.css">')),
  file(
    'book/one/index.html',
    page(
      '<link href="/base/_astro/all.C1.css"><script type="module" src="/base/_astro/live.L1.js"></script>',
      '<div data-live="scene" data-id="ford"></div><a data-card="n:rome">Rome</a>',
    ),
  ),
  file('book/two/index.html', page('<script type="module" src="/base/_astro/live.L1.js"></script>')),
  file('book/play/index.html', page('', '<main data-offline="book/pieces/ favicon.svg"></main>')),
  file('404.html', page('')),
  file('book/pieces/1.html', '<article>One. <script src="/_astro/live.L1.js"></script></article>'),
  file('book/pieces/2.html', '<article>Two.</article>'),
  file('favicon.svg', '<svg></svg>'),
  file('_astro/all.C1.css', '@font-face{src:url(./text.F1.woff2)}'),
  file('_astro/text.F1.woff2', 'font'),
  file('_astro/live.L1.js', 'import("./engine.E1.js");const d=["_astro/engine.E1.js"];import(`./words.W1.js`)'),
  file('_astro/engine.E1.js', 'import"./live.L1.js";'),
  file('_astro/words.W1.js', 'import(`./ford.S1.js`);import(`./siege.S2.js`)'),
  file('_astro/ford.S1.js', 'export{}'),
  file('_astro/siege.S2.js', 'export{}'),
  file('hispania/scenes/ford.start.json', '{}'),
  file('hispania/cards/en.json', '{}'),
  file('hispania/cards/fr.json', '{}'),
  file('sitemap-0.xml', ''),
  file('.nojekyll', ''),
  file('sw.js', 'worker'),
  file('offline.json', '{}'),
];
const make = (files = BUILT) => makeManifest(files, ['ford', 'siege']);

describe('the manifest of a build', () => {
  it('names every file that a reader may ask for as it is asked for, with its size', async () => {
    const { files, packed } = await make();
    const paths = files.map(([path]) => path);
    assert.ok(['', 'book/one/', '404.html', 'book/pieces/1.html', '_astro/all.C1.css'].every((p) => paths.includes(p)));
    assert.deepEqual(
      paths.filter((path) => /sw\.js|offline\.json|sitemap|nojekyll|index\.html/.test(path)),
      [],
    );
    assert.deepEqual(files.find(([path]) => path === 'book/pieces/2.html')?.[2], 23);
    assert.ok(packed > 0 && packed <= files.reduce((sum, [, , size]) => sum + size, 0));
  });

  it('has another version as soon as one byte of one file is another, and the same otherwise, in any order', async () => {
    const { version } = await make();
    assert.equal((await make([...BUILT].reverse())).version, version);
    assert.equal((await make([...BUILT, file('sw.js', 'another worker')])).version, version);
    const changed = BUILT.map((one) =>
      one.name === 'book/pieces/2.html' ? file(one.name, '<article>Two!</article>') : one,
    );
    const other = await make(changed);
    assert.notEqual(other.version, version);
    const hashes = async (files: typeof BUILT) => (await make(files)).files.map(([path, hash]) => `${path} ${hash}`);
    const [before, after] = [await hashes(BUILT), await hashes(changed)];
    assert.deepEqual(
      before.filter((line) => !after.includes(line)).map((line) => line.split(' ')[0]),
      ['book/pieces/2.html'],
    );
  });
});

const SITE = readManifest(await make());

describe('what a page needs', () => {
  const needs = (path: string) => [...SITE.needs(path)].sort();

  it('is its styles and scripts with those they load later, and fonts', () => {
    assert.deepEqual(needs(''), ['', '_astro/all.C1.css', '_astro/text.F1.woff2']);
    assert.deepEqual(needs('book/two/'), [
      '_astro/engine.E1.js',
      '_astro/live.L1.js',
      '_astro/words.W1.js',
      'book/two/',
    ]);
  });
  it('is the words and the start of the scenes that stand on it, of no other, and the cards of its language', () => {
    assert.deepEqual(
      needs('book/one/').filter((path) => !/engine|live|words|all|text/.test(path)),
      ['_astro/ford.S1.js', 'book/one/', 'hispania/cards/en.json', 'hispania/scenes/ford.start.json'],
    );
  });
  it('is what it says itself, a folder with all that lies in it', () => {
    assert.deepEqual(needs('book/play/'), ['book/pieces/1.html', 'book/pieces/2.html', 'book/play/', 'favicon.svg']);
  });
  it('is nothing else for a file that is no page', () => {
    assert.deepEqual(needs('book/pieces/1.html'), ['book/pieces/1.html']);
  });
});
