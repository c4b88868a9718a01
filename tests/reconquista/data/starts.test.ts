import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DATA } from '../../../src/books/reconquista/cover-data.ts';
import { LOCATIONS, type LocationId } from '../../../src/books/reconquista/engine/data/ids.ts';
import { TURNS } from '../../../src/books/reconquista/engine/data/score.ts';
import { STARTS, type Start } from '../../../src/books/reconquista/engine/data/starts.ts';
import { START_HISTORY } from '../../../src/books/reconquista/words/en/starts.ts';

/** The side whose units are in a location, or that of an empty city; a dot for none: the letters of the cover. */
function sideOf(start: Start, id: LocationId): string {
  if (start.christianGarrisons[id] || start.christianArmies[id] || start.orders[id]) return 'c';
  if (start.muslimGarrisons[id] || start.muslimArmies[id]) return 'm';
  if (start.rebels[id]) return 'r';
  return start.christianCities.includes(id) ? 'c' : start.muslimCities.includes(id) ? 'm' : '.';
}

describe('the starts of Reconquista (6, 18)', () => {
  it('are 20, one a turn, each with its history, in the order of their years', () => {
    assert.equal(STARTS.length, TURNS);
    assert.equal(START_HISTORY.length, TURNS);
    const years = STARTS.flatMap(({ year }) => year ?? []);
    assert.equal(years.length, TURNS - 1);
    assert.deepEqual(
      years,
      [...years].sort((a, b) => a - b),
    );
  });

  it('have units of one side in a location, one city, and no fort alone', () => {
    for (const [i, start] of STARTS.entries()) {
      for (const id of LOCATIONS) {
        const sides = [
          start.christianGarrisons[id] || start.christianArmies[id] || start.orders[id],
          start.muslimGarrisons[id] || start.muslimArmies[id],
          start.rebels[id],
        ].filter(Boolean);
        assert.ok(sides.length <= 1, `turn ${i + 1}: ${id}`);
        assert.ok(!(start.christianCities.includes(id) && start.muslimCities.includes(id)), `turn ${i + 1}: ${id}`);
        if (start.forts.includes(id)) assert.notEqual(sideOf(start, id), '.', `turn ${i + 1}: ${id}`);
      }
    }
  });

  it('are those that the cover draws', () => {
    for (const [i, { sides, year }] of DATA.starts.entries()) {
      const start = STARTS[i];
      assert.ok(start);
      assert.equal(DATA.places.map(({ id }) => sideOf(start, id as LocationId)).join(''), sides, `turn ${i + 1}`);
      assert.equal(start.year ?? 'not printed', year);
    }
  });
});
