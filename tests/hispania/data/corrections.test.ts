import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCorrections } from '../../../src/books/hispania/engine/data/corrections.ts';
import { NATIONS, PROVINCES, type ProvinceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { type Corrections, DATA_SET_NAMES, dataSet, FIRST_SET } from '../../../src/books/hispania/engine/data/sets.ts';

const check = (corrections: unknown) =>
  checkCorrections(dataSet(FIRST_SET), corrections as Corrections).map(({ code, path }) => `${code} ${path}`);

test('nothing is wrong with no corrections, or with sensible ones', () => {
  assert.deepEqual(check({}), []);
  const corrections: Corrections = {
    income: { toledo: 8, segovia: 3, avila: 3 },
    removeBorders: [['algarve', 'seville']],
    addBorders: [{ between: ['alcantara', 'lisbon'], river: 'tagus' }],
    points: { franks: { 9: { barcelona: 2 } }, celts: { 3: { cadiz: 1 } } },
    setUps: { 1: { celts: { algarve: { infantry: 1 } } } },
  };
  assert.deepEqual(check(corrections), []);
});

test('no set contradicts by itself what the rulebook states', () => {
  for (const name of DATA_SET_NAMES) {
    const { setUps, provinces, nations } = dataSet(name);
    const whole: Corrections = {
      income: Object.fromEntries(PROVINCES.map((id) => [id, provinces[id].income])),
      points: Object.fromEntries(NATIONS.map((id) => [id, nations[id].provincePoints])),
      setUps,
    };
    assert.deepEqual(checkCorrections(dataSet(name), whole), [], name);
    assert.deepEqual(checkCorrections(dataSet(FIRST_SET), whole), [], name);
  }
});

test('names that do not exist are faults, whatever they are', () => {
  assert.deepEqual(check({ income: { atlantis: 2, constructor: 2 } }), [
    'unknown-name income.atlantis',
    'unknown-name income.constructor',
  ]);
  assert.deepEqual(check({ addBorders: [{ between: ['toledo', 'atlantis'] }] }), ['unknown-name addBorders.0']);
  assert.deepEqual(check({ removeBorders: [['narbonne', 'toledo']] }), ['unknown-name removeBorders.0']);
  assert.deepEqual(check({ addBorders: [{ between: ['lisbon', 'alcantara'], river: 'rhine' }] }), [
    'unknown-name addBorders.0.river',
  ]);
  assert.deepEqual(check({ points: { huns: {} } }), ['unknown-name points.huns']);
  assert.deepEqual(check({ points: { celts: { 3: { atlantis: 1 } } } }), ['unknown-name points.celts.3.atlantis']);
  assert.deepEqual(check({ setUps: { 1: { huns: {} } } }), ['unknown-name setUps.1.huns']);
  assert.deepEqual(check({ setUps: { 1: { celts: { atlantis: {} } } } }), ['unknown-name setUps.1.celts.atlantis']);
  assert.deepEqual(check({ setUps: { 1: { celts: { algarve: { ruin: 1 } } } } }), [
    'unknown-name setUps.1.celts.algarve.ruin',
  ]);
});

test('numbers must be whole, not negative and of a sensible size', () => {
  for (const bad of [0.5, -1, 41, Number.NaN, '2', null]) {
    assert.deepEqual(check({ income: { toledo: bad } }), ['bad-number income.toledo'], String(bad));
  }
  assert.deepEqual(check({ points: { celts: { 4: { cadiz: 1 } } } }), ['bad-number points.celts.4']);
  assert.deepEqual(check({ points: { celts: { 9: { cadiz: 1 } } } }), ['bad-number points.celts.9']);
  assert.deepEqual(check({ setUps: { 1: { celts: { algarve: { infantry: -1 } } } } }), [
    'bad-number setUps.1.celts.algarve.infantry',
  ]);
});

test('what the rulebook states cannot be corrected', () => {
  assert.deepEqual(check({ income: { valencia: 3 } }), ['contradicts-line income.valencia']);
  assert.deepEqual(check({ income: { valencia: 4 } }), []);
  assert.deepEqual(check({ income: { segovia: 3 } }), ['contradicts-sum income']);
  assert.deepEqual(check({ removeBorders: [['toledo', 'segovia']] }), ['contradicts-line removeBorders.0']);
  assert.deepEqual(check({ points: { galicians: { 10: { porto: 2 } } } }), [
    'contradicts-line points.galicians.10.porto',
  ]);
  assert.deepEqual(check({ points: { castile: { 21: { toledo: 2 } } } }), [
    'contradicts-line points.castile.21.toledo',
  ]);
  assert.deepEqual(check({ setUps: { 1: { carthage: { cadiz: { infantry: 3 } } } } }), [
    'contradicts-line setUps.1.carthage.cartagena',
  ]);
});

test('the river of a proven border may be drawn only where the rulebook has it', () => {
  const redraw = (a: ProvinceId, b: ProvinceId, river: boolean) =>
    check({ removeBorders: [[a, b]], addBorders: [{ between: [a, b], ...(river && { river: 'ebro' }) }] });
  assert.deepEqual(redraw('tortosa', 'zaragoza', true), ['contradicts-line addBorders.0']);
  assert.deepEqual(redraw('tortosa', 'zaragoza', false), []);
  assert.deepEqual(redraw('pamplona', 'zaragoza', false), ['contradicts-line addBorders.0']);
  assert.deepEqual(redraw('huesca', 'zaragoza', false), []);
});

test('borders must exist to be removed, be new to be added, and cross no four-corner point', () => {
  assert.deepEqual(check({ removeBorders: [['toledo', 'galicia']] }), ['border-missing removeBorders.0']);
  assert.deepEqual(check({ addBorders: [{ between: ['toledo', 'cordoba'] }] }), ['border-exists addBorders.0']);
  const twice = { between: ['lisbon', 'alcantara'] };
  assert.deepEqual(check({ addBorders: [twice, twice] }), ['border-exists addBorders.1']);
  assert.deepEqual(check({ addBorders: [{ between: ['tortosa', 'cuenca'] }] }), ['border-diagonal addBorders.0']);
  assert.deepEqual(check({ addBorders: [{ between: ['toledo', 'toledo'] }] }), ['border-to-itself addBorders.0']);
});

test('a starting position must stand on the map', () => {
  assert.deepEqual(check({ setUps: { 1: { celts: { algarve: { infantry: 4 } } } } }), [
    'over-stacking setUps.1.celts.algarve',
  ]);
  assert.deepEqual(check({ setUps: { 1: { celts: { toledo: { infantry: 1 } } } } }), [
    'both-set-up setUps.1.celts.toledo',
  ]);
});
