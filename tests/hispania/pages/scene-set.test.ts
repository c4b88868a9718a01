import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Differences, differences } from '../../../src/books/hispania/engine/data/differs.ts';
import { DATA_SET_NAMES, dataSet, FIRST_SET } from '../../../src/books/hispania/engine/data/sets.ts';
import { differsHere } from '../../../src/books/hispania/pages/scene-set.ts';
import { SCENES } from '../../../src/books/hispania/scenes/index.ts';
import { DATA_SETS } from '../../../src/books/hispania/words/en/data-sets.ts';

const NONE: Differences = { incomes: [], points: {}, setUps: { 1: [], 4: [] }, averages: [] };
const battle = {
  position: {
    turn: 2,
    active: 'carthage',
    phase: 'combat',
    units: { cadiz: [{ owner: 'carthage', kind: 'infantry' }] },
    seed: 1,
  },
  view: ['cadiz', 'seville'],
  rules: ['6.2'],
} as const;

describe('what a scene says of its data set', () => {
  it('is nothing where what it shows is the same in new games', () => {
    for (const scene of SCENES) assert.equal(differsHere(scene, NONE), null, scene.id);
    const elsewhere = { ...NONE, incomes: ['toledo'], points: { carthage: [3], rome: [2] }, averages: ['carthage'] };
    assert.equal(differsHere(battle, elsewhere as Differences), null);
  });

  it('is told of incomes on its map, of points where they are counted, of auctions where there are any', () => {
    assert.deepEqual(differsHere(battle, { ...NONE, incomes: ['toledo', 'seville'] })?.incomes, ['seville']);
    const scored = { ...battle, rules: ['8-turn-end'] } as const;
    const points = { ...NONE, points: { carthage: [2, 3], leon: [2] } };
    assert.deepEqual(differsHere(scored, points)?.points, { carthage: [2] });
    const auction = { ...battle, rules: ['14.2'] } as const;
    assert.deepEqual(differsHere(auction, { ...NONE, averages: ['carthage', 'leon'] })?.averages, ['carthage']);
    const begins = {
      ...battle,
      position: { ...battle.position, active: null, phase: null, scenario: 'A', turn: 1 },
    } as const;
    assert.deepEqual(differsHere(begins, { ...NONE, setUps: { 1: ['celts'], 4: ['rome'] } })?.setUps[1], ['celts']);
  });
});

describe('the differences of data sets', () => {
  it('are none of a set with itself, and some of every other with the first', () => {
    for (const name of DATA_SET_NAMES) {
      assert.deepEqual(differences(dataSet(name), dataSet(name)), NONE);
      const found = differences(dataSet(FIRST_SET), dataSet(name));
      if (name !== FIRST_SET) assert.match(DATA_SETS.differs(found), /\d/);
    }
  });

  it('are found by value: a nought is nothing, and the order of keys does not matter', () => {
    const first = dataSet(FIRST_SET);
    const { celts } = first.setUps[1];
    const turned = Object.fromEntries(Object.entries(celts ?? {}).reverse());
    const setUps = { ...first.setUps, 1: { ...first.setUps[1], celts: { ...turned, toledo: { infantry: 0 } } } };
    assert.deepEqual(differences(first, { ...first, setUps }), NONE);
    const income = { ...first.provinces, toledo: { ...first.provinces.toledo, income: 8 } };
    assert.deepEqual(differences(first, { ...first, provinces: income }).incomes, ['toledo']);
  });
});
