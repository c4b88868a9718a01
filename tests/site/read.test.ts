import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keep, read } from '../../src/site/scripts/read.ts';
import { readMarks } from '../../src/ui/kept/read-marks.ts';

const NOTHING = { chapters: [], last: null };
const BOOK = { id: 'book' };

describe('what has been read', () => {
  it('is read as it was kept', () => {
    const kept = { chapters: [1, 6], last: { path: '/hispania/rules/6-combat/', title: '6 Combat' } };
    assert.deepEqual(readMarks(JSON.stringify(kept)), kept);
  });
  for (const text of [null, '', '{', '7', '[]', 'null', '{"chapters":3,"last":"x"}'])
    it(`is nothing where ${JSON.stringify(text)} is kept`, () => assert.deepEqual(readMarks(text), NOTHING));
  it('leads nowhere but to this site, and counts only numbers', () => {
    for (const path of ['https://else.where/', '//else.where/', 'javascript:alert(1)', '/a"><b>'])
      assert.equal(readMarks(JSON.stringify({ chapters: [], last: { path, title: 'x' } })).last, null);
    assert.deepEqual(readMarks('{"chapters":[1,"2",null,3.5]}').chapters, [1]);
  });
  it('goes on without storage', () => {
    assert.deepEqual(read(BOOK), NOTHING);
    assert.doesNotThrow(() => keep(BOOK, (before) => before));
  });
});
