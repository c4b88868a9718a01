import assert from 'node:assert/strict';
import test from 'node:test';
import { comes, firstTurn, taught } from '../../../src/books/hispania/pages/learn/teach.ts';
import { VALUES } from '../../../src/books/hispania/pages/values.ts';
import { NEW_THINGS, TEACH } from '../../../src/books/hispania/words/en/teach.ts';
import { half } from '../../../src/words/half.ts';

test('the game is taught in fifteen minutes, step by step, with what scenario A scores', () => {
  const told = taught();
  const steps = TEACH.steps(told);
  assert.equal(
    steps.reduce((sum, { minutes }) => sum + minutes, 0),
    15,
  );
  assert.deepEqual([told.players, told.lastTurn, told.scoring.at(-1)], [4, 13, 13]);
  assert.deepEqual(told.price, { infantry: '4', knight: '6', castle: '8' });
  assert.deepEqual(told.saved, { most: '4', some: '8' });
  assert.deepEqual(told.hits, { plain: 7, mountain: 8 });
});

test('each new thing is told once, when and with whom it first comes', () => {
  const told = comes();
  assert.deepEqual(told.flatMap(({ things }) => things).sort(), Object.keys(NEW_THINGS).sort());
  const when = (thing: string) => told.find(({ things }) => things.some((one) => one === thing));
  // 11: Carthage lands with Hamilcar and may make the Celts submit; castles begin with Zaragoza, knights with Roland.
  assert.deepEqual(when('invasion'), {
    turn: 1,
    nation: 'carthage',
    things: ['sea', 'leader', 'invasion', 'overlord'],
    atEnd: false,
  });
  assert.deepEqual([when('castle')?.nation, when('castle')?.turn], ['visigoths', 7]);
  assert.deepEqual([when('knight')?.nation, when('knight')?.turn], ['franks', 12]);
  assert.deepEqual([when('heirs')?.nation, when('heirs')?.turn, when('heirs')?.atEnd], ['iberians', 3, true]);
});

test('the first turn is that of the data: who lands, and what the plainest nation collects', () => {
  const { lands, plainest, others } = firstTurn();
  assert.deepEqual(lands, { nation: 'carthage', leader: 'hamilcar', infantry: 12 });
  const held = Object.keys(VALUES.setUps[1].galicians ?? {}) as (keyof typeof VALUES.provinces)[];
  const gold = held.reduce((sum, id) => sum + VALUES.provinces[id].income, 0);
  assert.ok(plainest.gold.includes(half(gold)));
  assert.equal(others.at(-1), 'iberians');
});
