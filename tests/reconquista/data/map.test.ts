import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCATIONS, REGIONS } from '../../../src/books/reconquista/engine/data/ids.ts';
import {
  PLACE_SOURCES,
  REGION_SOURCES,
  ROAD_SOURCES,
  SPELLINGS,
} from '../../../src/books/reconquista/engine/data/map.sources.ts';
import {
  after,
  locationsOf,
  MAP,
  numbered,
  ROADS,
  regionOf,
  roadsFrom,
} from '../../../src/books/reconquista/engine/data/map.ts';
import { PORTS } from '../../../src/books/reconquista/engine/data/tables.ts';

describe('the regions', () => {
  for (const region of REGIONS)
    it(`${region} has four locations, in the order of the numbers of a die`, () => {
      assert.equal(locationsOf(region).length, 4);
      assert.deepEqual(
        locationsOf(region).flatMap((at) => MAP[at].d6),
        [1, 2, 3, 4, 5, 6],
      );
    });

  it('have the printed numbers (lines 40 and 326)', () => {
    assert.deepEqual(
      locationsOf('asturias').map((at) => MAP[at].d6),
      [[1, 2], [3], [4, 5], [6]],
    );
    assert.deepEqual(MAP.tarragona.d6, [4]);
    assert.deepEqual(MAP.zaragoza.d6, [5, 6]);
    assert.equal(numbered('asturias', 5), 'leon');
  });

  it('have the printed order of retreat and march (lines 314, 326, 402, 534)', () => {
    assert.deepEqual(after('cordoba'), ['murcia', 'granada', 'algeciras']);
    assert.equal(after('granada')[0], 'algeciras');
    assert.equal(after('tarragona')[0], 'zaragoza');
    assert.deepEqual(after('barcelona'), ['tarragona', 'zaragoza', 'pamplona']);
  });

  it('form loops on the map that do not cross themselves', () => {
    for (const region of REGIONS) {
      const [a, b, c, d] = locationsOf(region).map((at) => MAP[at]);
      assert.ok(a && b && c && d);
      assert.ok(!isCrossing([a, b], [c, d]) && !isCrossing([b, c], [d, a]), region);
    }
  });

  it('lie in Iberia', () => {
    for (const at of LOCATIONS) {
      const { east, north } = MAP[at];
      assert.ok(east > -9600 && east < 3400 && north > 35900 && north < 43900, at);
    }
  });
});

type Point = { readonly east: number; readonly north: number };
type Segment = readonly [Point, Point];

function isCrossing([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.east - p.east) * (r.north - p.north) - (q.north - p.north) * (r.east - p.east));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

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

describe('the sources of the map', () => {
  it('tell of every value whether it is printed', () => {
    const isSource = (text: string) => /^(reconstructed|\d+(-\d+)?(, \d+(-\d+)?)*)$/.test(text);
    for (const region of REGIONS) assert.ok(Object.values(REGION_SOURCES[region]).every(isSource), region);
    for (const at of LOCATIONS) {
      const { sure, ...sources } = PLACE_SOURCES[at];
      for (const [of, source] of Object.entries(sources)) {
        assert.ok(isSource(source), `${at} ${of}`);
        if (sure[of as keyof typeof sure] === 'printed') assert.notEqual(source, 'reconstructed', `${at} ${of}`);
      }
    }
    assert.deepEqual(
      ROAD_SOURCES.map(({ ends }) => ends),
      ROADS,
    );
    assert.ok(SPELLINGS.length > 0);
  });

  it('know the printed values as printed', () => {
    assert.equal(PLACE_SOURCES.tarragona.mountain, '322');
    assert.equal(MAP.tarragona.mountain, false);
    assert.equal(PLACE_SOURCES.barcelona.d6, 'reconstructed');
    assert.deepEqual(PORTS, ['seville', 'algeciras', 'granada', 'murcia', 'valencia', 'tarragona']);
  });
});
