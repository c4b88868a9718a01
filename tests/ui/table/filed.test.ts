import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textKey } from '../../../src/ui/kept/keys.ts';
import { filedIn } from '../../../src/ui/table/filed.ts';

const storeOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});

test('the date of a game\u2019s last file is kept for each game', () => {
  const store = storeOf(new Map());
  const filed = filedIn(store, 'book');
  assert.equal(filed.at('a'), undefined);
  filed.mark('a', 1000);
  filed.mark('b', 2000);
  filed.mark('a', 3000);
  assert.equal(filedIn(store, 'book').at('a'), 3000);
  assert.equal(filedIn(store, 'book').at('b'), 2000);
  assert.equal(filedIn(store, 'book').at('toString'), undefined);
});

test('what was damaged, or cannot be kept, is no date and no error', () => {
  for (const text of ['', 'null', '[]', '{"a":"x"}', '{"a":1e300}', '{"a":-1}', '{'])
    assert.equal(filedIn(storeOf(new Map([[textKey('book', 'filed'), text]])), 'book').at('a'), undefined, text);
  const none = filedIn(undefined, 'book');
  none.mark('a', 1);
  assert.equal(none.at('a'), undefined);
});
