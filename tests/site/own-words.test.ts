import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyOf } from '../../src/site/build/own-words.ts';

const SITE = '/x/src/words/fr/play.ts';
const BOOK = '/x/src/books/hispania/words/fr/';

test('a book has its own copy of the site’s words, through all that they import', () => {
  const copy = copyOf(SITE, `${BOOK}common.ts`);
  assert.notEqual(copy, SITE);
  const end = copy.slice(SITE.length);
  assert.equal(copyOf('/x/src/words/fr/guard.ts', copy), `/x/src/words/fr/guard.ts${end}`);
  assert.notEqual(copyOf(SITE, '/x/src/books/tiny/words/fr/index.ts'), copy);
  assert.equal(copyOf('/x/src/words/fr/guard.ts', SITE), '/x/src/words/fr/guard.ts');
});

test('its words of play are one with all that imports them, but for those of events at a table', () => {
  const units = `${BOOK}units.ts`;
  assert.equal(copyOf(units, `${BOOK}index.ts`), units);
  assert.equal(copyOf(units, `${BOOK}at-table.ts`), units);
  const events = copyOf(`${BOOK}facts.ts`, `${BOOK}at-table.ts`);
  assert.notEqual(events, `${BOOK}facts.ts`);
  assert.notEqual(copyOf(`${BOOK}facts-turn.ts`, events), `${BOOK}facts-turn.ts`);
  assert.equal(copyOf(units, events), units);
});

test('a page without a game has copies of all its words, and of nothing else', () => {
  const common = copyOf(`${BOOK}common.ts`, `${BOOK}at-odds.ts`);
  assert.equal(copyOf(`${BOOK}units.ts`, common), `${BOOK}units.ts${common.slice(`${BOOK}common.ts`.length)}`);
  assert.notEqual(copyOf(SITE, common), SITE);
  assert.equal(copyOf('/x/src/words/rich.ts', common), '/x/src/words/rich.ts');
  assert.equal(copyOf('/x/src/books/hispania/words/marks.ts', common), '/x/src/books/hispania/words/marks.ts');
});
