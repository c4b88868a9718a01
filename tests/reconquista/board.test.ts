import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCATIONS } from '../../src/books/reconquista/engine/data/ids.ts';
import { BOX } from '../../src/books/reconquista/ui/board/places.ts';
import { countersOf } from '../../src/books/reconquista/ui/board/rows.ts';
import { christian, muslim } from './play.ts';

/** Where the counters of the board are drawn. */

describe('the counters of a location', () => {
  it('are whole on the map and do not cover each other, with besiegers of any kind on either side', () => {
    const many = { garrison: 1, army: 2, order: 1 } as const;
    for (const at of LOCATIONS)
      for (const besiegers of [{ army: 2 }, { garrison: 1, army: 2 }, many]) {
        const place = { city: 'muslim', held: muslim({ garrison: 1, army: 1 }), siege: christian(besiegers) } as const;
        const counters = countersOf(at, place);
        for (const { x, y } of counters)
          assert.ok(x >= 20 && x <= BOX.width - 20 && y >= 20, `${at}: ${x}, ${y} is cut by the edge`);
        const spots = new Set(counters.map(({ x, y }) => `${x} ${y}`));
        assert.equal(spots.size, counters.length, at);
      }
  });
});
