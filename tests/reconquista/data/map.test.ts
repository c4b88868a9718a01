import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCATIONS, REGIONS } from '../../../src/books/reconquista/engine/data/ids.ts';
import { LOCATION_TABLE, REGION_TABLE, ROADS } from '../../../src/books/reconquista/engine/data/map.ts';

const FACES = [1, 2, 3, 4, 5, 6];

describe('the map of Reconquista (2)', () => {
  it('has 5 regions by die, with 4 locations each, whose dice are all faces in number order', () => {
    assert.deepEqual(
      REGIONS.map((region) => REGION_TABLE[region].die),
      [1, 2, 3, 4, 5],
    );
    for (const region of REGIONS) {
      const locations = LOCATIONS.filter((id) => LOCATION_TABLE[id].region === region);
      assert.equal(locations.length, 4);
      assert.deepEqual(
        locations.flatMap((id) => LOCATION_TABLE[id].dice),
        FACES,
        region,
      );
    }
  });

  it('has the printed numbers: Asturias, Tarragona, Zaragoza (R:40, 326)', () => {
    const printed = LOCATIONS.filter((id) => !LOCATION_TABLE[id].reconstructed.includes('dice'));
    assert.deepEqual(
      printed.map((id) => [id, ...LOCATION_TABLE[id].dice]),
      [
        ['santiago', 1, 2],
        ['oviedo', 3],
        ['leon', 4, 5],
        ['galicia', 6],
        ['tarragona', 4],
        ['zaragoza', 5, 6],
      ],
    );
  });

  it('has a port for each face (R:367), and no mountain at Tarragona (R:322)', () => {
    assert.deepEqual(LOCATIONS.flatMap((id) => LOCATION_TABLE[id].port ?? []).sort(), FACES);
    assert.equal(LOCATION_TABLE.tarragona.mountain, false);
  });

  it('has roads between regions only, each once, and joins all regions', () => {
    const seen = new Set<string>();
    const joined = new Set([LOCATION_TABLE[ROADS[0]?.[0] ?? 'leon'].region]);
    for (const [from, to] of [...ROADS, ...ROADS]) {
      const [a, b] = [LOCATION_TABLE[from].region, LOCATION_TABLE[to].region];
      assert.notEqual(a, b);
      seen.add([from, to].sort().join());
      if (joined.has(a)) joined.add(b);
      if (joined.has(b)) joined.add(a);
    }
    assert.equal(seen.size, ROADS.length);
    assert.equal(joined.size, REGIONS.length);
  });
});
