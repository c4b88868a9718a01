import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  PROVEN_BORDERS,
  PROVEN_DIAGONALS,
  PROVEN_RIVERS,
} from '../../../src/books/hispania/engine/data/borders.sources.ts';
import { CELLS } from '../../../src/books/hispania/engine/data/cells.ts';
import { PLACES, type PlaceId, PROVINCES, type ProvinceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { INCOME_LINES, RECONSTRUCTED_COASTS } from '../../../src/books/hispania/engine/data/provinces.sources.ts';
import {
  DATA_SET_NAMES,
  dataSet,
  FIRST_SET,
  sameBorder,
  tables,
} from '../../../src/books/hispania/engine/data/sets.ts';
import { facts } from './facts.ts';

const set = dataSet(FIRST_SET);
const game = tables(FIRST_SET);

const rows = (name: string, count: number) => {
  const found = facts(name);
  assert.equal(found.length, count, `rows of ${name}.tsv`);
  for (const row of found) assert.match(row['line'] ?? '', /^\d+$/);
  return found;
};
const pair = (row: Record<string, string>) => [row['place'], row['other']] as [ProvinceId, ProvinceId];

test('zones, terrain and stacking limits are those of the rulebook', () => {
  for (const row of rows('zones', 40)) assert.equal(game.provinces[row['province'] as ProvinceId].zone, row['zone']);
  for (const row of rows('terrain', 40)) {
    assert.equal(game.provinces[row['province'] as ProvinceId].terrain, row['terrain'], row['province']);
  }
  for (const row of rows('stacking', 40)) {
    assert.equal(game.provinces[row['province'] as ProvinceId].stacking, Number(row['limit']), row['province']);
  }
  assert.deepEqual(
    Object.values(game.zones).map((zone) => zone.length),
    [10, 7, 11, 12],
  );
});

test('coasts are those of the rulebook, and no province else has an open anchor', () => {
  const known = rows('coasts', 15);
  for (const row of known) assert.equal(game.provinces[row['province'] as ProvinceId].coast, row['coast']);
  assert.deepEqual(
    [...game.landings].sort(),
    known
      .filter((row) => row['coast'] === 'landing')
      .map((row) => row['province'])
      .sort(),
  );
  assert.deepEqual([...game.coasts].sort(), [...known.map((row) => row['province']), ...RECONSTRUCTED_COASTS].sort());
});

test('straits are the five arrows of the map', () => {
  const known = rows('straits', 5);
  assert.equal(set.straits.length, 5);
  for (const row of known) {
    const [a, b] = pair(row);
    assert.ok(game.straits[a].includes(b) && game.straits[b].includes(a), `${a} and ${b}`);
    assert.equal(game.borders[a][b], undefined);
  }
});

test('proven borders are borders, proven diagonals are not', () => {
  const proven = rows('borders', 19);
  for (const row of proven) {
    const [a, b] = pair(row);
    assert.ok(game.borders[a][b], `${a} and ${b}`);
    assert.ok(
      PROVEN_BORDERS.some((border) => sameBorder(border.between, [a, b]) && border.line === Number(row['line'])),
    );
  }
  assert.equal(PROVEN_BORDERS.length, proven.length);
  for (const row of rows('diagonals', 2)) {
    const [a, b] = pair(row);
    assert.equal(game.borders[a][b], undefined);
    assert.ok(PROVEN_DIAGONALS.some((border) => sameBorder(border.between, [a, b])));
    assert.ok(set.fourCorners.some((four) => four.includes(a) && four.includes(b)));
  }
});

test('proven rivers run where the rulebook says', () => {
  const proven = rows('rivers', 5);
  for (const row of proven) {
    const [a, b] = pair(row);
    assert.equal(game.borders[a][b]?.river ?? 'none', row['river'], `${a} and ${b}`);
    const source = PROVEN_RIVERS.find((border) => sameBorder(border.between, [a, b]));
    assert.equal(source?.river, row['river'] !== 'none');
  }
  assert.equal(PROVEN_RIVERS.length, proven.length);
});

test('known incomes and their sum are those of the rulebook, in every set', () => {
  for (const name of DATA_SET_NAMES) {
    const { provinces } = dataSet(name);
    const known = rows('incomes', 10);
    for (const row of known) {
      assert.equal(provinces[row['province'] as ProvinceId].income, Number(row['gold']) * 2, row['province']);
      assert.ok(INCOME_LINES[row['province'] as ProvinceId]);
    }
    assert.equal(Object.keys(INCOME_LINES).length, known.length);
    for (const row of rows('income-sums', 1)) {
      const ids = (row['provinces'] ?? '').split(' ') as ProvinceId[];
      assert.equal(
        ids.reduce((sum, id) => sum + provinces[id].income, 0),
        Number(row['gold']) * 2,
      );
    }
  }
});

test('borders are 87, each written once, between different provinces', () => {
  assert.equal(set.borders.length, 87);
  const names = set.borders.map(({ between }) => [...between].sort().join(' '));
  assert.equal(new Set(names).size, 87);
  for (const { between } of set.borders) assert.notEqual(between[0], between[1]);
});

test('adjacency is symmetric, and every place can be reached', () => {
  for (const place of PLACES) {
    for (const other of game.neighbours[place]) {
      assert.ok(game.neighbours[other].includes(place), `${place} and ${other}`);
      assert.deepEqual(game.borders[place][other], game.borders[other][place]);
    }
    for (const other of game.straits[place]) assert.ok(game.straits[other].includes(place));
  }
  const reached = new Set<PlaceId>(['galicia']);
  for (const place of reached)
    for (const other of [...game.neighbours[place], ...game.straits[place]]) reached.add(other);
  assert.equal(reached.size, PLACES.length - 1, 'all but the sea');
});

test('round a four-corner point neighbours share a border and opposites do not', () => {
  assert.equal(set.fourCorners.length, 3);
  for (const four of set.fourCorners) {
    four.forEach((id, i) => {
      const next = four[(i + 1) % 4] as ProvinceId;
      const opposite = four[(i + 2) % 4] as ProvinceId;
      assert.ok(game.borders[id][next], `${id} and ${next}`);
      assert.equal(game.borders[id][opposite], undefined, `${id} and ${opposite}`);
    });
  }
});

test('every mainland province has points to be drawn from, the islands have none', () => {
  const without = PROVINCES.filter((id) => !CELLS[id]?.length);
  assert.deepEqual(without, ['majorca', 'ibiza']);
});

test('what lies south of the Douro is no part of the North and no island', () => {
  for (const id of game.southOfDouro) assert.notEqual(game.provinces[id].zone, 'north');
  assert.ok(!game.southOfDouro.includes('majorca') && !game.southOfDouro.includes('ibiza'));
});
