import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { marksOn, visit } from '../../src/site/changes.ts';

const DAY = 24 * 60 * 60 * 1000;
const VERSIONS = ['3', '2', '1'];
const at = (kept: string, now = 5 * DAY) => visit(kept, { versions: VERSIONS, now });

describe('the marks of a page', () => {
  const changes = {
    path: '/b/changes/',
    versions: VERSIONS,
    list: [
      { id: 'new', version: '3', rules: ['/b/one/#r1.1', '/b/two/#r2'] },
      { id: 'old', version: '1', rules: ['/b/one/#r1.1', '/b/one/#r1.2'] },
    ],
  };

  it('are one for each of its rules, of the newest change', () => {
    assert.deepEqual(marksOn({ changes }, '/b/one/'), [
      ['r1.1', 'new', 0],
      ['r1.2', 'old', 2],
    ]);
    assert.deepEqual(marksOn({ changes }, '/b/three/'), []);
  });

  it('are none of a book that lists no changes', () => assert.deepEqual(marksOn({}, '/b/one/'), []));
});

describe('a visit', () => {
  it('is shown what is newer than the version of the last one, and begins then', () =>
    assert.deepEqual(at('1'), { keep: `1 ${5 * DAY}`, newer: 2 }));
  it('is shown the same for a day', () => {
    const kept = `2 ${5 * DAY}`;
    assert.deepEqual(at(kept, 6 * DAY - 1), { keep: kept, newer: 1 });
    assert.deepEqual(at(kept, 6 * DAY), { keep: '3', newer: 0 });
  });
  it('is shown nothing if there is nothing new', () => assert.deepEqual(at('3'), { keep: '3', newer: 0 }));
  for (const kept of ['', '9', 'x y', '1 x', `1 ${6 * DAY}`, '1 -', '{"a":1}'])
    it(`is shown nothing where ${JSON.stringify(kept)} is kept`, () =>
      assert.deepEqual(at(kept), { keep: '3', newer: 0 }));
});
