import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textKey } from '../../../src/ui/kept/keys.ts';
import { textOfLines } from '../../../src/ui/kept/lines.ts';
import { takeAll } from '../../../src/ui/kept/taking.ts';
import { recordBook } from '../../../src/ui/records/kept.ts';
import { merged, type Recorded, readRecords, textOfRecords, withGame } from '../../../src/ui/records/records.ts';

const one: Recorded = {
  game: 'a1',
  ended: 1000,
  version: 1,
  counts: { day: '2026-11-30' },
  result: { points: 5 },
};
const two: Recorded = { game: 'b2', ended: 500, version: 1, counts: {}, result: { points: 7 } };
const KEY = textKey('tiny', 'records');
const ASIDE = textKey('tiny', 'records.aside');

/** A store of texts in memory; `full`: nothing more can be written. */
function storeOf(texts: { readonly [key: string]: string } = {}) {
  const held = new Map(Object.entries(texts));
  const store = {
    full: false,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (store.full) throw new Error('full');
      held.set(key, text);
    },
    removeItem: (key: string) => void held.delete(key),
  };
  return store;
}

describe('a record book', () => {
  it('is read as it was written, in the order of the ends', () => {
    const records = { games: [two, one], damaged: [], begun: '2026-11-30' };
    assert.deepEqual(readRecords(textOfRecords(records)).records, records);
    assert.deepEqual(readRecords(textOfRecords({ ...records, games: [one, two] })).records, records);
  });

  it('keeps a record that it cannot read, beside the others', () => {
    const bad = [
      { game: 'c3', ended: -1 },
      'no record',
      { ...one, game: '../x' },
      { ...one, counts: { day: 'today' } },
    ];
    const text = JSON.stringify({ format: 'scriptorium-records', version: 1, games: [one, ...bad], begun: 'x' });
    const { records } = readRecords(text);
    assert.deepEqual(records, { games: [one], damaged: bad });
    assert.ok(records);
    assert.deepEqual(readRecords(textOfRecords(withGame(records, two))).records, { games: [two, one], damaged: bad });
  });

  it('names the damage of a text that is none', () => {
    const damage = (text: string) => readRecords(text).damage;
    assert.equal(damage('{"format":"scri'), 'damaged');
    assert.equal(damage('{"format":"scriptorium-records","version":1}'), 'damaged');
    assert.equal(damage('{"format":"scriptorium-lessons","version":1}'), 'other');
    assert.equal(damage('{"format":"scriptorium-records","version":2,"games":[]}'), 'newer');
  });

  it('has one result of a game: the one that counts, or else the later', () => {
    const book = { games: [one], damaged: [] };
    const apart = { ...one, ended: 2000, counts: { ...one.counts, apart: 'undone' as const }, result: { points: 9 } };
    assert.deepEqual(withGame(book, apart).games, [one]);
    assert.deepEqual(withGame({ ...book, games: [apart] }, one).games, [one]);
    const later = { ...one, ended: 2000, result: { points: 6 } };
    assert.deepEqual(withGame(book, later).games, [later]);
    // The same end, looked at once more.
    assert.deepEqual(withGame(book, { ...one, ended: 3000 }).games, [one]);
  });

  it('is joined with another without a loss', () => {
    const joined = merged(
      { games: [one], damaged: ['x'], begun: '2026-11-30' },
      { games: [two, one], damaged: ['x', 'y'], begun: '2026-11-29' },
    );
    assert.deepEqual(joined, { games: [two, one], damaged: ['x', 'y'], begun: '2026-11-30' });
  });
});

describe('the record book of a device', () => {
  it('adds games, and knows the last day that was begun', () => {
    const store = storeOf();
    const book = recordBook(store, 'tiny');
    assert.equal(book.begin('2026-11-30'), true);
    assert.equal(book.add(one), true);
    assert.deepEqual(book.read(), { games: [one], damaged: [], begun: '2026-11-30' });
    store.full = true;
    assert.equal(book.add(two), false);
    assert.equal(book.take(textOfRecords({ games: [two], damaged: [] })), 'full');
    assert.equal(recordBook(undefined, 'tiny').add(one), false);
  });

  it('puts a text aside that it cannot read, before it writes another', () => {
    const store = storeOf({ [KEY]: '{"format":"scri' });
    const book = recordBook(store, 'tiny');
    store.full = true;
    assert.equal(book.add(one), false);
    assert.equal(store.getItem(KEY), '{"format":"scri');
    store.full = false;
    assert.equal(book.add(one), true);
    assert.equal(book.aside(), '{"format":"scri');
    assert.deepEqual(book.read().games, [one]);
    book.forgetAside();
    assert.equal(store.getItem(ASIDE), null);
    assert.deepEqual(book.read().games, [one]);
  });

  it('forgets a damaged text in both places', () => {
    const store = storeOf({ [KEY]: 'x' });
    const book = recordBook(store, 'tiny');
    assert.equal(book.aside(), 'x');
    book.forgetAside();
    assert.equal(book.aside(), undefined);
    assert.equal(store.getItem(KEY), null);
  });

  it('takes a file in, and says why it does not', () => {
    const book = recordBook(storeOf(), 'tiny');
    assert.equal(book.take(textOfRecords({ games: [one], damaged: ['x'] })), undefined);
    assert.deepEqual(book.read(), { games: [one], damaged: ['x'] });
    assert.equal(book.take('{}'), 'other');
  });

  it('is part of the file of everything, and joined when that comes back', async () => {
    const store = storeOf({ [KEY]: textOfRecords({ games: [one], damaged: [] }) });
    const books = [{ id: 'tiny', copies: () => assert.fail('no game is there') }];
    const line = (text: string) => textOfLines([{ is: 'text', book: 'tiny', part: 'records', text }]);
    const come = await takeAll(line(textOfRecords({ games: [two], damaged: ['x'] })), books, { store });
    assert.equal(come.taken?.[0]?.did, 'joined');
    assert.deepEqual(recordBook(store, 'tiny').read(), { games: [two, one], damaged: ['x'] });
    const bad = await takeAll(line('{"format":"scri'), books, { store });
    assert.equal(bad.taken?.[0]?.did, 'refused');
  });
});
