import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LOCATIONS, type LocationId } from '../../../src/books/reconquista/engine/data/ids.ts';
import { SPELLINGS } from '../../../src/books/reconquista/engine/data/map.sources.ts';
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

const isLocation = (text: string): text is LocationId => LOCATIONS.some((one) => one === text);

/** The location that a printed name means. */
function locationOf(printed: string): LocationId {
  const other = SPELLINGS.find(({ text }) => text === printed)?.at;
  const id = other ?? printed.toLowerCase().replaceAll(' ', '-');
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
    assert.deepEqual(
      STARTS.map(({ turn }) => turn),
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  });

  for (const [line, turn, row, printed = ''] of table('starts'))
    it(`${turn}: ${row} as in line ${line}, in the order of the map`, () => {
      const start = STARTS[Number(turn) - 1];
      const value = start?.[row as keyof Start] as readonly LocationId[] | { readonly [at: string]: number };
      const own = Array.isArray(value) ? value.map((one) => [one, 1]) : Object.entries(value);
      assert.deepEqual(own, read(printed));
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
    assert.equal(STARTS[4]?.muslimGarrisons.porto, 1);
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
    for (const { turn } of STARTS) {
      const state = reconquista.setup({ start: turn }, 7);
      assert.deepEqual(reconquista.position(JSON.parse(JSON.stringify(state))).state, state);
    }
    assert.throws(() => reconquista.setup({ start: 21 }, 1), RangeError);
    assert.throws(() => reconquista.setup({ events: ['famine'] }, 1), RangeError);
  });
});
