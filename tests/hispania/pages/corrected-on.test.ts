import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { correctedOn } from '../../../src/books/hispania/pages/corrected-on.ts';

describe('the date of a correction', () => {
  it('is known of each that the book has', () => {
    const ids = globSync('content/en/**/*.mdx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<Corrected id="([^"]+)"/g)].map(([, id = '']) => id),
    );
    assert.ok(ids.length >= 6, 'Restore the corrections in content/en: there were 6');
    for (const id of ids)
      assert.match(correctedOn(id, 'en').day, /^2026-\d\d-\d\d$/, `Date ${id} in pages/corrected-on.ts: 2026-11-28`);
  });
  it('is said as the language says it', () => {
    assert.equal(correctedOn('hit-roll', 'en').said, '27 November 2026');
    assert.equal(correctedOn('hit-roll', 'fr').said, '27 novembre 2026');
  });
  it('stops the build where it is missing', () => {
    assert.throws(() => correctedOn('nothing', 'en'), /no date/);
    assert.throws(() => correctedOn('constructor', 'en'), /no date/);
  });
});
