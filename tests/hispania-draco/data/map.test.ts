import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DATA as COVER } from '../../../src/books/hispania-draco/cover-data.ts';
import {
  CAPITALS,
  connected,
  isPrinted,
  isSea,
  isTown,
  LAND_WAYS,
  neighbours,
  provinceOf,
  shieldOf,
  townNumbered,
  townsNear,
  townsOf,
} from '../../../src/books/hispania-draco/engine/data/geography.ts';
import {
  PROVINCES,
  SEAS,
  SPACES,
  type SpaceId,
  TOWNS,
  type TownId,
} from '../../../src/books/hispania-draco/engine/data/ids.ts';
import {
  CONNECTION_SOURCES,
  NOT_CONNECTED,
  ROAD_SOURCES,
  SEA_SOURCES,
  type Source,
  TOWN_SOURCES,
} from '../../../src/books/hispania-draco/engine/data/map.sources.ts';
import { CONNECTIONS, PRINTED_ROADS, PROVINCE_TABLE } from '../../../src/books/hispania-draco/engine/data/map.ts';
import { rowsOf } from '../rows.ts';

const HISPANIC = PROVINCES.slice(0, 6);
/** The spaces that each line of the French text names. */
const NAMED = new Map(rowsOf('facts/names.tsv').map(([line, names = '']) => [Number(line), names.split(' ')]));
const key = (a: string, b: string) => [a, b].sort().join(' ');
const KEYS = CONNECTIONS.map(([a, b]) => key(a, b));

describe('the provinces, towns and seas', () => {
  it('are 2 provinces of 4 towns, 6 of 6, and 5 seas (lines 109 to 113)', () => {
    assert.equal(TOWNS.length, 44);
    assert.equal(SPACES.length, 49);
    assert.deepEqual(
      PROVINCES.map((one) => townsOf(one).length),
      [6, 6, 6, 6, 6, 6, 4, 4],
    );
    assert.deepEqual(
      HISPANIC.map((one) => PROVINCE_TABLE[one].number),
      [1, 2, 3, 4, 5, 6],
    );
    assert.deepEqual(
      PROVINCES.slice(6).map((one) => PROVINCE_TABLE[one].praetor),
      ['praetor-ulterior', 'praetor-citerior'],
    );
  });

  it('have each shield once, and a capital in each Hispanic province', () => {
    for (const province of PROVINCES) {
      const shields = townsOf(province).map(shieldOf);
      assert.deepEqual(
        shields,
        shields.map((_, i) => i + 1),
      );
    }
    assert.deepEqual(CAPITALS, ['osca', 'numantia', 'toletum', 'olisipo', 'brigantium', 'flaviobriga']);
    assert.deepEqual(CAPITALS.map(provinceOf), HISPANIC);
  });

  it('have the coordinates that the text states', () => {
    const stated: readonly (readonly [number, 1 | 2 | 3 | 4 | 5 | 6, TownId])[] = [
      [1, 5, 'ilerda'],
      [1, 4, 'salduba'],
      [2, 5, 'segobriga'],
      [3, 1, 'abula'],
      [3, 2, 'regina'],
      [3, 3, 'capara'],
      [4, 4, 'conimbriga'],
      [5, 1, 'noega'],
      [5, 3, 'asturica'],
      [5, 5, 'bracara'],
      [6, 2, 'deobriga'],
      [6, 5, 'pompaelo'],
    ];
    for (const [number, shield, town] of stated)
      assert.equal(townNumbered(HISPANIC[number - 1] ?? 'ilergetia', shield), town);
    // Line 311 leaves 2 and 4 to these two.
    assert.deepEqual(new Set(['lucus', 'lancia'].map((at) => shieldOf(at as TownId))), new Set([2, 4]));
  });

  it('have a source each: the line names them, or they are invented', () => {
    const invented = TOWNS.filter((at) => TOWN_SOURCES[at].name === null);
    assert.deepEqual(invented, ['segontia', 'oiasso']);
    for (const at of TOWNS) {
      const { name, province, shield } = TOWN_SOURCES[at];
      assert.ok(name === null || NAMED.get(name)?.includes(at), `${at} is not on line ${name}`);
      for (const [line, basis] of [province, shield]) assert.equal(line === null, basis === 'guess', at);
    }
    for (const at of SEAS) assert.ok(NAMED.get(SEA_SOURCES[at].name)?.includes(at), at);
    const named = new Set([...NAMED.values()].flat());
    assert.deepEqual([...SPACES].filter((at) => !named.has(at)).sort(), ['oiasso', 'segontia']);
    // The text gives no shield to the towns of the Roman provinces.
    const roman = TOWNS.filter((at) => PROVINCE_TABLE[provinceOf(at)].praetor !== undefined);
    assert.ok(roman.every((at) => TOWN_SOURCES[at].shield[1] === 'guess'));
  });
});

describe('the connections', () => {
  it('are each there once, between two spaces, and of 1 to 3 segments over land alone (line 115)', () => {
    assert.equal(new Set(KEYS).size, CONNECTIONS.length);
    for (const [a, b, segments] of CONNECTIONS) {
      assert.notEqual(a, b);
      assert.ok((isTown(a) && isTown(b)) || segments === 1, `${a} ${b}`);
    }
    const bySegments = [1, 2, 3].map((n) => CONNECTIONS.filter(([, , segments]) => segments === n).length);
    assert.deepEqual(bySegments, [67, 31, 4]);
    assert.ok(LAND_WAYS.filter(([, , segments]) => segments === 1).length > LAND_WAYS.length / 2);
  });

  it('are those of Dertosa that line 115 lists, and none that the text rules out', () => {
    assert.deepEqual(neighbours('dertosa').toSorted(), ['mare-balearicum', 'salduba', 'tarraco', 'valentia']);
    for (const [a, b] of NOT_CONNECTED) assert.ok(!connected(a, b), `${a} ${b}`);
    assert.equal(NOT_CONNECTED.length, 22);
  });

  it('join the seas in the order of their numbers (line 144), and each sea with three towns or more', () => {
    for (const [i, a] of SEAS.entries())
      for (const [j, b] of SEAS.entries()) assert.equal(connected(a, b), Math.abs(i - j) === 1);
    assert.ok(SEAS.every((at) => townsNear(at).length >= 3));
  });

  it('have a source each, in the same order; a stated one names both ends', () => {
    assert.deepEqual(
      CONNECTION_SOURCES.map(([a, b]) => [a, b]),
      CONNECTIONS.map(([a, b]) => [a, b]),
    );
    const isSourced = ([line, basis]: Source) => (line === null) === (basis === 'guess');
    for (const [a, b, exists, segments] of CONNECTION_SOURCES) {
      assert.ok(isSourced(exists) && isSourced(segments), `${a} ${b}`);
      if (exists[1] !== 'stated') continue;
      assert.ok(
        [a, b].every((at) => NAMED.get(exists[0] ?? 0)?.includes(at)),
        `${a} ${b}`,
      );
    }
    const bases = CONNECTION_SOURCES.map(([, , [, basis]]) => basis);
    assert.deepEqual(
      ['stated', 'inferred', 'guess'].map((basis) => bases.filter((one) => one === basis).length),
      [16, 26, 60],
    );
  });

  it('make one network of all towns, and one of each province', () => {
    const isOne = (towns: readonly TownId[]): boolean => {
      const seen = new Set(towns.slice(0, 1));
      for (const at of seen) for (const to of townsNear(at)) if (towns.includes(to)) seen.add(to);
      return seen.size === towns.length;
    };
    assert.ok(isOne(TOWNS));
    assert.ok(PROVINCES.every((one) => isOne(townsOf(one))));
    assert.ok(TOWNS.every((at) => neighbours(at).length >= 2 && neighbours(at).length <= 6));
  });
});

describe('the printed roads', () => {
  it('are three in each Roman province, which serve its four towns (line 115)', () => {
    for (const province of PROVINCES.slice(6)) {
      const own = PRINTED_ROADS.filter((road) => road.every((at) => provinceOf(at) === province));
      assert.equal(own.length, 3);
      assert.deepEqual(new Set(own.flat()), new Set(townsOf(province)));
    }
    assert.equal(PRINTED_ROADS.length, 6);
    for (const [a, b] of PRINTED_ROADS) assert.ok(connected(a, b) && isPrinted(b, a));
    assert.deepEqual(
      ROAD_SOURCES.map(([a, b]) => key(a, b)),
      PRINTED_ROADS.map(([a, b]) => key(a, b)),
    );
  });
});

describe('the layout', () => {
  const spots = new Map([...COVER.towns, ...COVER.seas].map(({ id, x, y }) => [id, [x, y] as const]));
  const spot = (at: SpaceId) => spots.get(at) ?? [0, 0];
  type Point = readonly [number, number];
  const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
    Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

  it('of the cover has the same spaces, connections, roads and capitals', () => {
    assert.deepEqual([...spots.keys()].toSorted(), [...SPACES].toSorted());
    assert.deepEqual(COVER.ways.map(({ from, to }) => key(from, to)).toSorted(), KEYS.toSorted());
    const roads = COVER.ways.filter(({ kind }) => kind === 'road').map(({ from, to }) => key(from, to));
    assert.deepEqual(roads.toSorted(), PRINTED_ROADS.map(([a, b]) => key(a, b)).toSorted());
    assert.deepEqual(
      COVER.towns.filter(({ capital }) => capital).map(({ id }) => id),
      CAPITALS,
    );
  });

  it('has no crossing, and no space on the line between two others', () => {
    for (const [i, [a, b]] of CONNECTIONS.entries()) {
      for (const [c, d] of CONNECTIONS.slice(i + 1)) {
        if (new Set([a, b, c, d]).size < 4) continue;
        const [p, q, r, s] = [spot(a), spot(b), spot(c), spot(d)];
        const isCrossed = side(p, q, r) !== side(p, q, s) && side(r, s, p) !== side(r, s, q);
        assert.ok(!isCrossed, `${a} ${b} crosses ${c} ${d}`);
      }
      for (const at of SPACES) if (at !== a && at !== b) assert.ok(distance(spot(at), spot(a), spot(b)) >= 14, at);
    }
  });

  it('has the provinces I to VI clockwise (line 113), and every space apart from others', () => {
    const middle = (towns: readonly TownId[]): Point => {
      const sum = towns.map(spot).reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
      return [sum[0] / towns.length, sum[1] / towns.length];
    };
    const [cx, cy] = middle(TOWNS);
    const angles = HISPANIC.map((one) => {
      const [x, y] = middle(townsOf(one));
      return Math.atan2(y - cy, x - cx);
    });
    const turns = angles.map((angle, i) => ((angles[(i + 1) % 6] ?? 0) - angle + 4 * Math.PI) % (2 * Math.PI));
    assert.ok(Math.abs(turns.reduce((a, b) => a + b, 0) - 2 * Math.PI) < 1e-6);
    for (const a of SPACES)
      for (const b of SPACES)
        if (a !== b) assert.ok(Math.hypot(spot(a)[0] - spot(b)[0], spot(a)[1] - spot(b)[1]) >= 40, `${a} ${b}`);
    assert.ok(SEAS.every(isSea));
  });

  function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
  }
});
