import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COLUMNS, EVENTS, PERIODS, RESULTS } from '../../../src/books/reconquista/engine/data/ids.ts';
import * as tables from '../../../src/books/reconquista/engine/data/tables.ts';
import { resultOf } from '../../../src/books/reconquista/engine/rules/score.ts';

describe('the tables', () => {
  it('have a rebellion for each number (lines 147 to 151)', () => {
    assert.deepEqual(tables.REBELLION_TABLE, ['rebels', 'rebels', 'conversion', 'peasants', 'governor', 'revolt']);
  });

  it('have an event for each sum of two dice, and six for each period (lines 178 to 188, 509 to 532)', () => {
    assert.equal(tables.BASIC_EVENTS.length, 11);
    assert.equal(new Set(tables.BASIC_EVENTS).size, 11);
    for (const period of PERIODS) assert.equal(tables.ADVANCED_EVENTS[period].length, 6);
    const all = [...tables.BASIC_EVENTS, ...PERIODS.flatMap((period) => tables.ADVANCED_EVENTS[period])];
    assert.deepEqual(
      EVENTS.filter((event) => !all.includes(event)),
      [],
    );
    assert.deepEqual(
      PERIODS.map((period) => tables.PERIOD_ENDS[period]),
      [8, 12, 20],
    );
  });

  it('have the reaction as printed (lines 354 to 359)', () => {
    const printed = [
      'city fort fort fort 1',
      'fort garrison garrison garrison 2',
      'garrison garrison 1 1 3',
      'garrison 1 1 2 4',
      '1 2 2 2 5',
      '2 2 3 3 6',
    ];
    for (const [i, row] of printed.entries())
      assert.equal(
        COLUMNS.map((column) => tables.REACTION[column][i])
          .map((raised) => (raised?.kind === 'army' ? raised.n : raised?.kind))
          .join(' '),
        row,
      );
  });

  it('have the entries of French and Bands (lines 190, 202 to 207)', () => {
    assert.deepEqual(tables.FRENCH_ENTRY, ['oviedo', 'pamplona', 'pamplona', 'barcelona', 'barcelona', 'barcelona']);
    assert.deepEqual(tables.BANDS_ENTRY, [
      ['pamplona', 'oviedo', 'santiago', 'galicia', 'porto', 'lisbon'],
      ['barcelona', 'tarragona', 'valencia', 'murcia', 'algeciras', 'seville'],
    ]);
  });

  it('have the prices, dice and weights (lines 246 to 254, 288 to 292, 419 to 429)', () => {
    assert.deepEqual(tables.COSTS, { army: 2, garrison: 1, city: 3, fort: 1, convert: 1, corrupt: 2, hire: 1 });
    assert.deepEqual(tables.HITS_FROM, { hired: 4, garrison: 5, rebel: 5, army: 4, order: 3 });
    assert.deepEqual(tables.LOSSES, ['hired', 'garrison', 'rebel', 'army', 'order']);
    assert.deepEqual(tables.SIEGE_ATTACK, { garrison: 1, army: 2, hired: 2, order: 3, cid: 2, rebel: 0 });
    assert.deepEqual(tables.SIEGE_DEFENCE, { garrison: 1, rebel: 1, army: 2, hired: 2, order: 2, cid: 0 });
  });

  it('have a result for every number of points, at most 40 (lines 462 to 466)', () => {
    const { city, majority, free } = tables.POINTS;
    assert.equal(20 * city + 5 * majority + 5 * free, 40);
    const found = Array.from({ length: 41 }, (_, points) => resultOf(points));
    assert.deepEqual([...new Set(found)], RESULTS);
    assert.deepEqual(
      [10, 11, 15, 16, 20, 21, 25, 26].map((points) => found[points]),
      ['almanzor', 'yusuf', 'yusuf', 'el-cid', 'el-cid', 'alfonso', 'alfonso', 'ferdinand-and-isabella'],
    );
  });
});
