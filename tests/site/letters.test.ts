import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noteLetter } from '../../src/site/letters.ts';

describe('letters of notes', () => {
  it('go on within a page and are kept by their note', () => {
    const page = {};
    assert.deepEqual(
      ['hits', 'sea', 'hits', 'capital'].map((note) => noteLetter(page, note)),
      ['A', 'B', 'A', 'C'],
    );
  });
  it('begin anew on another page', () => {
    noteLetter({}, 'hits');
    assert.equal(noteLetter({}, 'sea'), 'A');
  });
  it('go on after Z', () => {
    const page = {};
    const letters = Array.from({ length: 28 }, (_, i) => noteLetter(page, `${i}`));
    assert.deepEqual(letters.slice(25), ['Z', 'AA', 'AB']);
  });
});
