import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  after,
  locationsOf,
  numbered,
  portOf,
  regionOf,
  roadsFrom,
} from '../../../src/books/reconquista/engine/data/geography.ts';
import { REGIONS } from '../../../src/books/reconquista/engine/data/ids.ts';
import { LOCATION_TABLE, REGION_TABLE, ROADS } from '../../../src/books/reconquista/engine/data/map.ts';

describe('the geography', () => {
  for (const region of REGIONS)
    it(`${region} has four locations, in the order of the numbers of a die`, () => {
      assert.equal(locationsOf(region).length, 4);
      assert.deepEqual(
        locationsOf(region).flatMap((at) => LOCATION_TABLE[at].dice),
        [1, 2, 3, 4, 5, 6],
      );
    });

  it('have the printed numbers (lines 40 and 326)', () => {
    assert.deepEqual(
      locationsOf('asturias').map((at) => LOCATION_TABLE[at].dice),
      [[1, 2], [3], [4, 5], [6]],
    );
    assert.deepEqual(LOCATION_TABLE.tarragona.dice, [4]);
    assert.deepEqual(LOCATION_TABLE.zaragoza.dice, [5, 6]);
    assert.equal(numbered('asturias', 5), 'leon');
  });

  it('have the printed order of retreat and march (lines 314, 326, 402, 534)', () => {
    assert.deepEqual(after('cordoba'), ['murcia', 'granada', 'algeciras']);
    assert.equal(after('granada')[0], 'algeciras');
    assert.equal(after('tarragona')[0], 'zaragoza');
    assert.deepEqual(after('barcelona'), ['tarragona', 'zaragoza', 'pamplona']);
  });
});

describe('the roads', () => {
  it('join locations of two regions, each pair once', () => {
    const keys = ROADS.map((ends) => [...ends].sort().join(' '));
    assert.equal(new Set(keys).size, ROADS.length);
    for (const [a, b] of ROADS) assert.notEqual(regionOf(a), regionOf(b));
    assert.deepEqual(roadsFrom('leon'), ['pamplona', 'salamanca']);
    assert.deepEqual(roadsFrom('pamplona'), ['leon']);
  });

  it('join some regions only, and all of them, whichever one is in revolt', () => {
    const joined = (a: string, b: string) =>
      ROADS.some(([x, y]) => [regionOf(x), regionOf(y)].sort().join() === [a, b].sort().join());
    assert.ok(!joined('asturias', 'al-andalus') && !joined('aragon', 'portugal') && !joined('aragon', 'al-andalus'));
    for (const shut of [null, ...REGIONS]) {
      const open = REGIONS.filter((region) => region !== shut);
      const reached = new Set(open.slice(0, 1));
      for (const region of reached) for (const other of open) if (joined(region, other)) reached.add(other);
      assert.equal(reached.size, open.length, `without ${shut}`);
    }
  });
});

describe('what is reconstructed', () => {
  it('is named in the data, and nothing printed is', () => {
    const { tarragona, barcelona, oviedo, santiago } = LOCATION_TABLE;
    assert.deepEqual(tarragona.reconstructed, ['port'], 'line 322 says that it is no mountain');
    assert.deepEqual(barcelona.reconstructed, ['dice']);
    assert.deepEqual(oviedo.reconstructed, ['mountain']);
    assert.deepEqual(santiago.reconstructed, []);
    assert.deepEqual(REGION_TABLE.castile.reconstructed, ['name', 'number']);
  });

  it('are the numbers of the ports, whose set is printed (line 367)', () => {
    const ports = ([1, 2, 3, 4, 5, 6] as const).map(portOf);
    assert.deepEqual(ports, ['seville', 'algeciras', 'granada', 'murcia', 'valencia', 'tarragona']);
  });
});
