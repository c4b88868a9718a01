import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { timeline } from '../../../src/books/hispania/pages/home/timeline.ts';

const bars = timeline();
const rowOf = (nation: string) => bars.find((bar) => bar.nation === nation)?.row;

describe('the timeline of the home page', () => {
  it('shows each nation once', () => assert.deepEqual(bars.map(({ nation }) => nation).sort(), [...NATIONS].sort()));

  it('lays no bar over another', () => {
    for (const one of bars)
      for (const other of bars)
        if (one !== other && one.row === other.row)
          assert.ok(one.to < other.from || other.to < one.from, `${one.nation} and ${other.nation}`);
  });

  it('puts an heir behind its forebear', () => {
    assert.equal(rowOf('badajoz'), rowOf('lusitanians'));
    assert.equal(rowOf('hispano-romans'), rowOf('rome'));
    assert.equal(rowOf('aragon'), rowOf('franks'));
  });
});
