import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  answerPage,
  asked,
  missing,
  type Network,
  offlinePage,
  renewal,
  sizeOf,
  spare,
  versionOf,
} from '../../../src/site/offline/decide.ts';
import { readManifest, type Site } from '../../../src/site/offline/manifest.ts';

/** A version: its files as `path: hash`, ten bytes each, and what pages need. */
function site(version: string, hashes: Record<string, string>, needs: Record<string, readonly string[]> = {}): Site {
  const paths = Object.keys(hashes);
  const groups = Object.values(needs).map((list) => list.map((path) => paths.indexOf(path)));
  return readManifest({
    version,
    packed: 0,
    files: paths.map((path) => [path, hashes[path] ?? '', 10] as const),
    groups,
    pages: Object.keys(needs).map((page, i) => [paths.indexOf(page), i] as const),
  });
}

const A = site(
  'A',
  {
    '': 'h0',
    'map/': 'm1',
    '_astro/map.1.js': 'j1',
    'cards.json': 'c1',
    'old/': 'o1',
    'offline/': 'x',
    'fr/offline/': 'y',
  },
  { 'map/': ['_astro/map.1.js', 'cards.json'], 'old/': [] },
);
const B = site(
  'B',
  {
    '': 'h0',
    'map/': 'm2',
    '_astro/map.2.js': 'j2',
    'cards.json': 'c1',
    'new/': 'n2',
    'offline/': 'x',
    'fr/offline/': 'y',
  },
  { 'map/': ['_astro/map.2.js', 'cards.json'] },
);

describe('what a request asks for', () => {
  const scope = 'https://example.org/base/';
  const ask = (url: string, more: object = {}, headers: Record<string, string> = {}) =>
    asked({ method: 'GET', url, mode: 'cors', cache: 'default', headers: new Headers(headers), ...more }, scope);

  it('is a page where one goes to it, else a file, named below the base', () => {
    assert.deepEqual(ask(`${scope}map/?q=a#toledo`, { mode: 'navigate' }), { is: 'page', path: 'map/' });
    assert.deepEqual(ask(scope, { mode: 'navigate' }), { is: 'page', path: '' });
    assert.deepEqual(ask(`${scope}map/index.html`, { mode: 'navigate' }), { is: 'page', path: 'map/' });
    assert.deepEqual(ask(`${scope}search/en.json`), { is: 'file', path: 'search/en.json' });
    assert.deepEqual(ask(`${scope}pagefind/pagefind-entry.json?ts=1`), {
      is: 'file',
      path: 'pagefind/pagefind-entry.json',
    });
  });
  it('is left alone if it sends something, wants a part, or is for somewhere else', () => {
    for (const one of [
      ask(`${scope}map/`, { method: 'POST' }),
      ask(`${scope}map/`, { method: 'HEAD' }),
      ask(`${scope}film.mp4`, {}, { range: 'bytes=0-9' }),
      ask(`${scope}map/`, { cache: 'only-if-cached' }),
      ask('https://example.org/elsewhere/'),
      ask('https://example.org/base'),
      ask('https://example.com/base/map/'),
    ]) {
      assert.deepEqual(one, { is: 'leave' });
    }
  });
  it('is never the worker or its list, which must come from the network', () => {
    assert.deepEqual(ask(`${scope}sw.js`), { is: 'leave' });
    assert.deepEqual(ask(`${scope}offline.json?x`), { is: 'leave' });
    assert.deepEqual(ask(`${scope}book/offline.json`), { is: 'leave' });
  });
});

describe('which page answers', () => {
  const none: Network = { is: 'none' };
  const sent = (version?: string): Network => ({ is: 'sent', version });
  const refused = (status: number): Network => ({ is: 'refused', status });
  /** The worker came with A and knows B as the newer one. */
  const answer = (path: string, network: Network, kept: readonly string[] = [], game = false) =>
    answerPage(path, network, [A, B], kept, game);

  it('comes from the network first, and is of the version that its content says', () => {
    assert.deepEqual(answer('map/', sent('A'), ['A']), { is: 'network', version: 'A' });
    assert.deepEqual(answer('map/', sent('B'), ['A']), { is: 'network', version: 'B' });
  });
  it('is of no version if none is known that has it so', () => {
    assert.deepEqual(answer('map/', sent(), ['A']), { is: 'network' });
  });
  it('is the kept one without a connection: of the own version rather than of another', () => {
    assert.deepEqual(answer('map/', none, ['A', 'B']), { is: 'kept', version: 'A' });
    assert.deepEqual(answer('map/', none, ['B']), { is: 'kept', version: 'B' });
  });
  it('is the kept one of the own version while a game is open, whatever else the network sends', () => {
    for (const network of [sent('B'), sent(), refused(404), refused(500), none]) {
      assert.deepEqual(answer('map/', network, ['A', 'B'], true), { is: 'kept', version: 'A' });
    }
    assert.deepEqual(answer('map/', sent('A'), ['A'], true), { is: 'network', version: 'A' });
    assert.deepEqual(answer('new/', sent('B'), ['B'], true), { is: 'network', version: 'B' });
  });
  it('is the network’s refusal, unless the server stumbles', () => {
    assert.deepEqual(answer('old/', refused(404), ['A']), { is: 'network' });
    assert.deepEqual(answer('map/', refused(503), ['A']), { is: 'kept', version: 'A' });
    assert.deepEqual(answer('map/', refused(503)), { is: 'network' });
  });
  it('says that it is not kept, that there is none, or that a slash is missing', () => {
    assert.deepEqual(answer('map/', none), { is: 'offline' });
    assert.deepEqual(answer('nowhere/', none), { is: 'not-found' });
    assert.deepEqual(answer('map', none), { is: 'slash' });
    assert.deepEqual(answerPage('map/', none, [], [], false), { is: 'offline' });
  });
  it('has a stand-in in its language', () => {
    assert.equal(offlinePage('fr/map/', A), 'fr/offline/');
    assert.equal(offlinePage('map/', A), 'offline/');
    assert.equal(offlinePage('', A), 'offline/');
  });
});

describe('a book whose list is not known yet', () => {
  const known = { version: 'b1', size: 10, packed: 5 };
  const listed = {
    version: 'b1',
    packed: 5,
    files: [['book/map/', 'm1', 10] as const],
    groups: [[1]],
    pages: [[0, 0] as const],
    others: ['all.css'],
  };
  const manifest = {
    version: 'S',
    packed: 0,
    files: [['all.css', 'c1', 3] as const],
    groups: [],
    pages: [],
    books: { book: known },
  };
  const [before, after] = [readManifest(manifest), readManifest(manifest, { book: listed })];

  it('may have any page, in any language, and none is taken for missing', () => {
    for (const path of ['book/map/', 'fr/book/map/']) {
      assert.equal(before.unlearned(path), 'book');
      assert.deepEqual(answerPage(path, { is: 'none' }, [before], [], false), { is: 'offline' });
    }
    assert.equal(before.unlearned('books/map/'), undefined);
    assert.equal(before.unlearned('map/book/'), undefined);
    assert.deepEqual(answerPage('books/map/', { is: 'none' }, [before], [], false), { is: 'not-found' });
  });

  it('is like any other once it is, and its pages need files of the site', () => {
    assert.equal(after.unlearned('book/map/'), undefined);
    assert.deepEqual(after.needs('book/map/'), ['book/map/', 'all.css']);
    assert.deepEqual([after.paths(), after.paths('book')], [['all.css'], ['book/map/']]);
    assert.deepEqual(answerPage('book/nowhere/', { is: 'none' }, [after], [], false), { is: 'not-found' });
  });

  it('is not known by a version from before there were books, which lists all in one', () => {
    const { books: _, ...old } = manifest;
    const site = readManifest({ ...old, files: [...manifest.files, ['book/map/', 'm1', 10]] });
    assert.equal(site.unlearned('book/map/'), undefined);
    assert.equal(versionOf('book/map/', 'm1', [site]), 'S');
  });
});

describe('the version of a content', () => {
  it('is the first that has it, of those where it stands at the same path', () => {
    assert.equal(versionOf('cards.json', 'c1', [B, A]), 'B');
    assert.equal(versionOf('map/', 'm1', [B, A]), 'A');
    assert.equal(versionOf('map/', 'm3', [B, A]), undefined);
    assert.equal(versionOf('elsewhere/', 'm1', [B, A]), undefined);
  });
});

describe('what is kept', () => {
  it('is missing where another content of the same path is kept', () => {
    assert.deepEqual(missing(A, ['map/', 'cards.json', 'cards.json', 'new/'], new Set(['map/?m2', 'cards.json?c1'])), [
      'map/',
    ]);
    assert.equal(sizeOf(A, ['map/', 'cards.json', 'new/']), 20);
  });
  it('comes again in a new version: changed pages with what they need now, and nothing that has not changed', () => {
    const kept = new Set(['map/?m1', '_astro/map.1.js?j1', 'cards.json?c1', 'old/?o1']);
    assert.deepEqual(renewal(B, [A], kept, []), ['map/', '_astro/map.2.js']);
    assert.deepEqual(renewal(B, [A], new Set(['?h0']), []), []);
  });
  it('is all of the new version if the whole site was wanted', () => {
    assert.deepEqual(renewal(B, [A], new Set(['?h0', 'cards.json?c1']), B.paths()), [
      'map/',
      '_astro/map.2.js',
      'new/',
      'offline/',
      'fr/offline/',
    ]);
    assert.equal(renewal(B, [], new Set(), B.paths()).length, 7);
  });
  it('goes when it is of no version that is left', () => {
    const kept = ['map/?m1', 'map/?m2', 'cards.json?c1', 'old/?o1'];
    assert.deepEqual(spare([B], kept), ['map/?m1', 'old/?o1']);
    assert.deepEqual(spare([A, B], kept), []);
  });
});
