import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LOCATIONS, type LocationId } from '../../../src/books/reconquista/engine/data/ids.ts';
import { STARTS, type Start } from '../../../src/books/reconquista/engine/data/starts.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import { scoreOf } from '../../../src/books/reconquista/engine/rules/score.ts';
import { incomeOf } from '../../../src/books/reconquista/engine/rules/spending.ts';
import { at } from '../play.ts';

const table = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../facts/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** The spellings of the French text that differ from the names used here. */
const SPELLINGS: { readonly [printed: string]: LocationId } = { Galicie: 'galicia' };

const isLocation = (text: string): text is LocationId => LOCATIONS.some((one) => one === text);

/** The location that a printed name means. */
function locationOf(printed: string): LocationId {
  const id = SPELLINGS[printed] ?? printed.toLowerCase().replaceAll(' ', '-');
  assert.ok(isLocation(id), printed);
  return id;
}

/** A printed row as counts by location, in its order. */
function read(printed: string): readonly (readonly [LocationId, number])[] {
  return printed
    .split(', ')
    .filter((one) => one !== '')
    .map((one) => {
      const [, name = '', n = '1'] = /^(.+?)(?: \((\d)\))?$/.exec(one) ?? [];
      return [locationOf(name), Number(n)];
    });
}

describe('the starts', () => {
  it('are twenty, one for each turn', () => {
    assert.equal(STARTS.length, 20);
  });

  for (const [line, turn, row, printed = ''] of table('starts'))
    it(`${turn}: ${row} as in line ${line}, in the order of the map`, () => {
      const start = STARTS[Number(turn) - 1];
      const value = start?.[row as keyof Start] as readonly LocationId[] | { readonly [at: string]: number };
      const own = Array.isArray(value) ? value.map((one) => [one, 1]) : Object.entries(value);
      // The garrison of Porto at start 5 is left out (S1).
      const isLeftOut = line === '654';
      assert.deepEqual(own, isLeftOut ? read(printed).filter(([one]) => one !== 'porto') : read(printed));
      const order = read(printed).map(([one]) => LOCATIONS.indexOf(one));
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a - b),
      );
    });

  it('1: as in lines 121 to 126', () => {
    const [one] = STARTS;
    assert.ok(one);
    assert.deepEqual([...one.forts].sort(), ['badajoz', 'cordoba', 'toledo', 'zaragoza']);
    assert.deepEqual(one.christianCities, ['oviedo', 'leon', 'barcelona']);
    assert.equal(one.muslimCities.length, 8);
    assert.deepEqual(
      LOCATIONS.filter((place) => one.muslimGarrisons[place] === undefined),
      ['oviedo', 'pamplona'],
    );
    assert.deepEqual(one.christianGarrisons, { oviedo: 1, pamplona: 1 });
    assert.deepEqual(one.christianArmies, { oviedo: 1 });
    assert.deepEqual(one.muslimArmies, { zaragoza: 1, toledo: 1, cordoba: 2 });
  });

  it('5: the Christian army stays at Porto, the garrison does not', () => {
    assert.equal(at(reconquista.setup({ start: 5 }, 1), 'porto'), 'christian 1 army');
  });

  for (const [turn, cities, majorities, free, points, income] of table('scores'))
    it(`${turn}: ${points} points and an income of ${income}`, () => {
      const state = reconquista.setup({ start: Number(turn) }, 1);
      const score = scoreOf(state);
      assert.deepEqual(
        [score.cities, score.majorities.join(' '), score.free.join(' '), score.points, incomeOf(state).points].map(
          String,
        ),
        [cities, majorities, free, points, income],
      );
    });

  it('20: 23 points, as line 863 says', () => {
    assert.equal(scoreOf(reconquista.setup({ start: 20 }, 1)).points, 23);
  });

  it('are positions, and no other start is', () => {
    for (const start of STARTS.keys()) {
      const state = reconquista.setup({ start: start + 1 }, 7);
      assert.deepEqual(reconquista.position(JSON.parse(JSON.stringify(state))).state, state);
    }
    assert.throws(() => reconquista.setup({ start: 21 }, 1), RangeError);
    assert.throws(() => reconquista.setup({ events: ['famine'] }, 1), RangeError);
  });
});
