import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mayHold } from '../../../src/ui/kept/holding.ts';

const BOOKS = [{ id: 'hispania', first: true }, { id: 'tiny' }] as const;

/** A browser's store with a text under each of these keys. */
const store = (...keys: readonly string[]) => ({
  getItem: (key: string) => (keys.includes(key) ? 'x' : null),
  setItem: () => {},
  removeItem: () => {},
});
const databases =
  (...names: readonly string[]) =>
  () =>
    Promise.resolve(names.map((name) => ({ name })));

describe('whether a device may hold something', () => {
  it('is no where nothing of these books is kept', async () => {
    assert.equal(await mayHold(BOOKS, store(), databases()), false);
    assert.equal(await mayHold(BOOKS, store('scriptorium.theme', 'read.me'), databases('other')), false);
    assert.equal(await mayHold([{ id: 'tiny' }], store('read'), databases('scriptorium')), false, 'another book’s');
  });

  it('is yes for a text or a game, under the name of today or of before', async () => {
    for (const key of ['scriptorium.tiny.read', 'scriptorium.hispania.lessons', 'read', 'scriptorium:filed'])
      assert.equal(await mayHold(BOOKS, store(key), databases()), true, key);
    for (const name of ['scriptorium', 'scriptorium.hispania', 'scriptorium.tiny'])
      assert.equal(await mayHold(BOOKS, store(), databases(name)), true, name);
  });

  it('is yes where the browser does not tell', async () => {
    assert.equal(await mayHold(BOOKS, undefined, () => undefined), true);
    assert.equal(await mayHold(BOOKS, undefined, () => Promise.reject(new Error('refused'))), true);
  });
});
