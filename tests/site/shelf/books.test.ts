import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { BOOK_IDS } from '../../../src/books/ids.ts';
import { ON_SHELF } from '../../../src/books/on-shelf.ts';
import { lengthOf } from '../../../src/site/shelf/length.ts';
import { shelfWords } from '../../../src/site/shelf/words.ts';
import { LANGS } from '../../../src/words/lang.ts';

describe('the books of the shelf', () => {
  it('are the folders of books, but for the one of the tests', () => {
    const folders = readdirSync('src/books', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'tiny')
      .map(({ name }) => name);
    assert.deepEqual(ON_SHELF.map(({ meta }) => meta.id).sort(), folders.sort());
  });

  it('that can be opened come first, and have the ids that have routes', () => {
    const stages = ON_SHELF.map(({ meta }) => meta.stage !== 'coming');
    assert.deepEqual(stages, [...stages].sort().reverse());
    const open = ON_SHELF.filter(({ meta }) => meta.stage !== 'coming').map(({ meta }) => meta.id);
    assert.deepEqual(
      open,
      BOOK_IDS.filter((id) => open.includes(id)),
    );
  });

  it('that are to come have no routes, no doors and nothing to play, and say what they will be', () => {
    for (const { meta, doors, battle, words } of ON_SHELF.filter(({ meta }) => meta.stage === 'coming')) {
      assert.equal(doors, undefined, meta.id);
      assert.equal(battle, undefined, meta.id);
      assert.ok(!existsSync(`src/books/${meta.id}/routes`), meta.id);
      assert.deepEqual(Object.keys(meta.languages), [], meta.id);
      for (const lang of LANGS) assert.ok((words(lang).coming?.length ?? 0) > 0, meta.id);
    }
  });

  it('have different names in a list, and words of their own in every language', () => {
    assert.equal(new Set(ON_SHELF.map(({ meta }) => meta.listed)).size, ON_SHELF.length);
    for (const { meta, words } of ON_SHELF) {
      const said = LANGS.map((lang) => words(lang));
      for (const { subtitle, drawn } of said) assert.ok(subtitle && drawn, meta.id);
      assert.equal(new Set(said.map(({ drawn }) => drawn)).size, LANGS.length, meta.id);
    }
  });
});

describe('how long a game takes', () => {
  const words = shelfWords('en');
  it('is said as it is printed', () => {
    assert.equal(lengthOf(words, { unit: 'hours', min: 4, max: 12 }), '4 to 12 hours');
    assert.equal(lengthOf(words, { unit: 'hours', min: 3 }), 'from 3 hours');
    assert.equal(lengthOf(words, { unit: 'minutes', min: 30, max: 60 }), '30 to 60 minutes');
    assert.equal(lengthOf(words, { unit: 'turns', count: 20 }), '20 turns');
  });

  it('and for how many: one, two neighbours, a range', () => {
    assert.equal(words.players(1, 1), '1');
    assert.equal(words.players(4, 5), '4 or 5');
    assert.equal(words.players(2, 6), '2 to 6');
    assert.equal(words.count(1, 3), 'one book, three to come');
    assert.equal(words.count(2, 0), 'two books');
  });
});
