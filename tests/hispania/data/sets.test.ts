import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NATIONS, PROVINCES, type ProvinceId, SCENARIOS } from '../../../src/books/hispania/engine/data/ids.ts';
import { isReconstructed, sourceOf } from '../../../src/books/hispania/engine/data/provenance.ts';
import { SCENARIO_TABLE } from '../../../src/books/hispania/engine/data/scenarios.ts';
import {
  type Corrections,
  DATA_SET_NAMES,
  dataSet,
  FIRST_SET,
  isDataSetName,
  PUBLISHED,
  tables,
  UnknownDataSet,
} from '../../../src/books/hispania/engine/data/sets.ts';
import type { Nation } from '../../../src/books/hispania/engine/data/types.ts';
import { position } from '../../../src/books/hispania/engine/position.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import { begun, writtenOf } from '../../../src/books/hispania/ui/our-table/begin.ts';
import { canonical } from '../../../src/kernel/hash.ts';

const set = dataSet(FIRST_SET);

test('an unknown data set is an error that names it', () => {
  assert.equal(isDataSetName('hispania-2'), false);
  assert.equal(isDataSetName('toString'), false);
  assert.throws(
    () => tables('hispania-2'),
    (error) => error instanceof UnknownDataSet && error.dataSet === 'hispania-2',
  );
});

test('a published set cannot be changed', () => {
  assert.throws(() => {
    (set.provinces.toledo as { income: number }).income = 8;
  }, TypeError);
  assert.throws(() => (tables(FIRST_SET).neighbours.toledo as unknown[]).push('galicia'), TypeError);
});

test('the same corrections give the same tables, other ones other tables', () => {
  const corrections: Corrections = { income: { toledo: 8 } };
  assert.equal(tables(FIRST_SET), tables(FIRST_SET, null));
  assert.equal(tables(FIRST_SET, corrections), tables(FIRST_SET, corrections));
  assert.notEqual(tables(FIRST_SET, corrections), tables(FIRST_SET));
});

test('corrections change what they name and nothing else', () => {
  const plain = tables(FIRST_SET);
  const game = tables(FIRST_SET, {
    income: { toledo: 8 },
    removeBorders: [['algarve', 'seville']],
    addBorders: [{ between: ['lisbon', 'alcantara'], river: 'tagus' }],
    points: { celts: { 3: { cadiz: 1 } } },
    setUps: { 1: { celts: { algarve: { infantry: 1 } } } },
  });
  assert.equal(game.provinces.toledo.income, 8);
  assert.equal(game.provinces.toledo.stacking, 4);
  assert.deepEqual(game.provinces.cordoba, plain.provinces.cordoba);
  assert.equal(game.borders.algarve.seville, undefined);
  assert.ok(!game.neighbours.seville.includes('algarve'));
  assert.deepEqual(game.borders.alcantara.lisbon, { river: 'tagus' });
  assert.ok(game.neighbours.lisbon.includes('alcantara'));
  assert.equal(game.nations.celts.provincePoints[3]?.cadiz, 1);
  assert.equal(game.nations.celts.provincePoints[3]?.algarve, plain.nations.celts.provincePoints[3]?.algarve);
  assert.equal(game.nations.basques, plain.nations.basques);
  assert.deepEqual(game.setUps[1].celts, { algarve: { infantry: 1 } });
  assert.deepEqual(game.setUps[1].iberians, plain.setUps[1].iberians);
  assert.equal(plain.provinces.toledo.income, 6, 'the published set is as it was');
});

test('what was written down without a set is on the first one for ever; new games name theirs', () => {
  assert.equal(FIRST_SET, 'hispania-1994-1');
  assert.equal(setup({ scenario: 'A' }, 1).set, FIRST_SET);
  assert.equal(position({ turn: 1, active: null, phase: null, units: {}, seed: 1 }).state?.set, FIRST_SET);
  assert.equal(begun({ is: 'scenario', scenario: 'A' }).set, PUBLISHED);
  assert.equal(begun({ is: 'empty' }).set, PUBLISHED);
  // What the first set is is the state's own, and not written into links that had none.
  assert.equal(writtenOf(setup({ scenario: 'A' }, 1)).written.set, undefined);
  assert.equal(DATA_SET_NAMES.at(-1), PUBLISHED);
});

test('a later set has other values than the first where they are reconstructed, and nowhere else', () => {
  const first = dataSet(FIRST_SET);
  for (const name of DATA_SET_NAMES.filter((one) => one !== FIRST_SET)) {
    const later = dataSet(name);
    const { name: _, provinces, nations, setUps, borders, ...same } = later;
    for (const [key, value] of Object.entries(same)) assert.equal(value, first[key as keyof typeof same], key);
    assert.deepEqual(borders, first.borders);
    for (const province of PROVINCES) {
      const { income, ...rest } = provinces[province];
      const { income: before, ...others } = first.provinces[province];
      assert.deepEqual(rest, others);
      assert.ok(income === before || isReconstructed({ table: 'income', province }), province);
    }
    for (const nation of NATIONS) {
      const { provincePoints, auction, ...rest } = nations[nation];
      const { provincePoints: points, auction: bid, ...others } = first.nations[nation];
      assert.deepEqual(rest, others);
      assert.deepEqual(Object.keys(provincePoints), Object.keys(points), nation);
      for (const [turn, values] of turnsOf(provincePoints)) {
        assert.deepEqual(Object.keys(values), Object.keys(points[turn] ?? {}), `${nation} ${turn}`);
        for (const [province, value] of Object.entries(values) as [ProvinceId, number][]) {
          const free = isReconstructed({ table: 'points', nation, turn, province });
          assert.ok(value === points[turn]?.[province] || free, `${nation} ${turn} ${province}`);
        }
      }
      assert.ok(isReconstructed({ table: 'average', nation }) || canonical(auction) === canonical(bid), nation);
      if (auction.kind === 'bid') assert.ok(auction.average >= 12, `${nation}: an auction opens at a point at least`);
      for (const turn of [1, 4] as const) {
        const drift = countOf(setUps[turn][nation]) - countOf(first.setUps[turn][nation]);
        assert.ok(Math.abs(drift) <= 3, `${nation} on turn ${turn}`);
      }
    }
  }
});

const turnsOf = (points: Nation['provincePoints']) =>
  Object.entries(points).map(([turn, values = {}]) => [Number(turn), values] as const);
const countOf = (places: object = {}): number =>
  Object.values(places).reduce((sum, units: object) => sum + Object.values(units).reduce((a, b) => a + b, 0), 0);

test('off-map provinces border what they should, Africa by straits only', () => {
  const { neighbours, straits } = tables(FIRST_SET);
  assert.deepEqual([...neighbours.gascony].sort(), ['basque-country', 'narbonne', 'pamplona', 'western-pyrenees']);
  assert.deepEqual(neighbours.africa, []);
  assert.deepEqual([...straits.africa].sort(), ['cadiz', 'gibraltar']);
  assert.deepEqual(neighbours.sea, []);
});

test('no set-up puts two nations into one province, or more units than may stand there', () => {
  for (const name of DATA_SET_NAMES) {
    const set = dataSet(name);
    for (const turn of [1, 4] as const) {
      const taken = new Set<string>();
      for (const [nation, places] of Object.entries(set.setUps[turn])) {
        for (const id of PROVINCES) {
          const units = places[id];
          if (!units) continue;
          assert.ok(!taken.has(id), `${nation} in ${id}`);
          taken.add(id);
          const count = Object.values(units).reduce((a, b) => a + b, 0);
          assert.ok(count <= set.provinces[id].stacking, `${count} in ${id} on turn ${turn}`);
        }
      }
    }
    assert.deepEqual(set.setUps[1].carthage?.cartagena, { infantry: 1 });
    assert.deepEqual(set.setUps[4].rome?.cartagena, { elite: 3 });
  }
});

test('every scenario begins on a turn that has a set-up', () => {
  for (const id of SCENARIOS) assert.ok(SCENARIO_TABLE[id].turns[0] in set.setUps, id);
});

test('a reader can tell what is reconstructed', () => {
  assert.equal(isReconstructed({ table: 'income', province: 'toledo' }), true);
  assert.deepEqual(sourceOf({ table: 'income', province: 'valencia' }), { kind: 'known', lines: [360] });
  assert.equal(isReconstructed({ table: 'border', between: ['toledo', 'segovia'] }), false);
  assert.equal(isReconstructed({ table: 'border', between: ['toledo', 'avila'] }), true);
  assert.equal(isReconstructed({ table: 'river', between: ['zaragoza', 'tortosa'] }), false);
  assert.equal(isReconstructed({ table: 'coast', province: 'lisbon' }), true);
  assert.equal(isReconstructed({ table: 'coast', province: 'seville' }), false);
  assert.equal(isReconstructed({ table: 'points', nation: 'castile', turn: 21, province: 'toledo' }), false);
  assert.equal(isReconstructed({ table: 'points', nation: 'castile', turn: 19, province: 'toledo' }), true);
  assert.equal(isReconstructed({ table: 'points', nation: 'rome', turn: 3, province: 'granada' }), false);
  assert.equal(isReconstructed({ table: 'pool', nation: 'galicians', kind: 'infantry' }), false);
  assert.equal(isReconstructed({ table: 'kills', nation: 'suebi' }), true);
  assert.equal(isReconstructed({ table: 'set-up', turn: 1, nation: 'carthage', province: 'cartagena' }), false);
  assert.equal(isReconstructed({ table: 'set-up', turn: 1, nation: 'carthage', province: 'cadiz' }), true);
  assert.deepEqual(sourceOf({ table: 'nation-income', nation: 'franks' }), { kind: 'errata' });
  assert.equal(isReconstructed({ table: 'years', turn: 20 }), false);
});
