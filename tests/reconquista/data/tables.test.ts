import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  ADVANCED_TABLES,
  BANDS_ENTRY,
  EVENT_TABLE,
  FRENCH_ENTRY,
  PERIOD_TURNS,
} from '../../../src/books/reconquista/engine/data/events.ts';
import { EVENTS, PERIODS } from '../../../src/books/reconquista/engine/data/ids.ts';
import { PRICES } from '../../../src/books/reconquista/engine/data/income.ts';
import { LOSSES } from '../../../src/books/reconquista/engine/data/losses.ts';
import { REACTION_COLUMNS, REACTION_TABLE } from '../../../src/books/reconquista/engine/data/reaction.ts';
import { REBELLION_TABLE } from '../../../src/books/reconquista/engine/data/rebellions.ts';
import { POINTS, RESULTS } from '../../../src/books/reconquista/engine/data/score.ts';
import { UNITS } from '../../../src/books/reconquista/engine/data/units.ts';
import { resultOf } from '../../../src/books/reconquista/engine/rules/score.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

describe('the tables', () => {
  it('have a rebellion for each number (lines 147 to 151)', () => {
    assert.deepEqual(
      FACES.map((face) => REBELLION_TABLE[face]),
      ['rebels', 'rebels', 'conversion', 'peasants', 'governor', 'revolt'],
    );
  });

  it('have an event for each sum of two dice, and six for each period (lines 178 to 188, 509 to 532)', () => {
    assert.deepEqual(
      EVENT_TABLE.map(([sum]) => sum),
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    );
    const all = [
      ...EVENT_TABLE.map(([, event]) => event),
      ...PERIODS.flatMap((one) => Object.values(ADVANCED_TABLES[one])),
    ];
    assert.deepEqual(
      EVENTS.filter((event) => !all.includes(event)),
      [],
    );
    assert.deepEqual(
      PERIODS.map((period) => PERIOD_TURNS[period]),
      [
        [1, 8],
        [9, 12],
        [13, 20],
      ],
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
    assert.deepEqual(
      FACES.map((face) =>
        REACTION_COLUMNS.map((column) => REACTION_TABLE[face][column])
          .map(({ kind, count }) => (kind === 'army' ? count : kind))
          .join(' '),
      ),
      printed,
    );
  });

  it('have the entries of French and Bands (lines 190, 202 to 207)', () => {
    assert.deepEqual(
      FACES.map((face) => FRENCH_ENTRY[face]),
      ['oviedo', 'pamplona', 'pamplona', 'barcelona', 'barcelona', 'barcelona'],
    );
    assert.deepEqual(
      FACES.map((face) => BANDS_ENTRY[face].join(' ')),
      [
        'pamplona barcelona',
        'oviedo tarragona',
        'santiago valencia',
        'galicia murcia',
        'porto algeciras',
        'lisbon seville',
      ],
    );
  });

  it('have the prices, dice and weights (lines 192 to 194, 246 to 254, 288 to 292, 419 to 429)', () => {
    assert.deepEqual(PRICES, { army: 2, garrison: 1, city: 3, fort: 1, conversion: 1, corruption: 2, mercenary: 1 });
    const { garrison, rebel, army, order } = UNITS;
    assert.deepEqual(
      [garrison, rebel, army, order].map(({ hitsFrom, besieging, besieged }) => [hitsFrom, besieging, besieged]),
      [
        [5, 1, 1],
        [5, undefined, 1],
        [4, 2, 2],
        [3, 3, 2],
      ],
    );
    assert.deepEqual(LOSSES, ['hired', 'garrison', 'rebel', 'army', 'order']);
  });

  it('have a result for every number of points, at most 40 (lines 462 to 466)', () => {
    assert.equal(20 * POINTS.city + 5 * POINTS.majority + 5 * POINTS.free, 40);
    const found = Array.from({ length: 41 }, (_, points) => resultOf(points));
    assert.deepEqual([...new Set(found)], RESULTS);
    assert.deepEqual(
      [10, 11, 15, 16, 20, 21, 25, 26].map((points) => RESULTS.indexOf(resultOf(points))),
      [0, 1, 1, 2, 2, 3, 3, 4],
    );
  });
});
