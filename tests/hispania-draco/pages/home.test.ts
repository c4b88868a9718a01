import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GENERALS } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { HOME_VIEW } from '../../../src/books/hispania-draco/pages/home/home-view.ts';

describe('the map on the first page', () => {
  it('has something of everything that a board has: generals, garrisons, armies, ships, roads, revolts in reserve', () => {
    const { piles, roads, tray } = HOME_VIEW;
    const all = Object.values(piles);
    const shown = all.flatMap(({ generals }) => generals);
    assert.deepEqual(
      GENERALS.filter((one) => !shown.includes(one)),
      ['proconsul'],
    );
    for (const disc of ['revolt', 'praetor-ulterior', 'praetor-citerior', 'consul'] as const)
      assert.ok(
        all.some(({ discs }) => discs.includes(disc)),
        disc,
      );
    assert.equal(all.filter(({ army }) => army).length, 2);
    assert.equal(all.filter(({ fleet }) => fleet).length, 3);
    assert.equal(roads.length, 4);
    assert.ok(tray.revoltsLeft > 0 && tray.turn === 'consul');
  });
});
