import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  battle,
  capital,
  end,
  retreat,
  retreatLeader,
  stay,
  step,
} from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { choices, offered, open, play, refused, standing, told } from './set-up.ts';

describe('6 battles', () => {
  it('are fought wherever the active nation meets another, in its own order (R:975-981)', () => {
    const start = open(
      'castile',
      'combat',
      {
        toledo: 'castile: infantry<segovia; seville: infantry',
        porto: 'castile: infantry<duero; leon: infantry',
        avila: 'leon: infantry',
      },
      { seats: { castile: 'ana', leon: 'ana' } },
    );
    assert.deepEqual(
      choices(start, 'battle').map(({ fixed }) => fixed['place']),
      ['porto', 'toledo'],
    );
    // One key fights the first of them.
    assert.deepEqual(hispania.decision(start)?.preset, battle('porto'));
    assert.equal(refused(start, end()), 'battles-left 6');
    assert.equal(refused(start, battle('avila')), 'no-battle 6');
    const { state } = play(start, [battle('toledo'), 7, 1]);
    assert.deepEqual(
      choices(state, 'battle').map(({ fixed }) => fixed['place']),
      ['porto'],
    );
    assert.deepEqual(hispania.decision(state)?.preset, battle('porto'));
  });
  it('go on round by round until one side is gone, both staying in between (R:1047-1055)', () => {
    const start = open('suebi', 'combat', { porto: 'suebi: 2 infantry<duero; galicians: 2 infantry' }, { turn: 6 });
    const { state, facts } = play(start, [battle('porto'), 3, 4, 2, 9]);
    assert.equal(hispania.decision(state)?.params['side'], 'attacker');
    assert.deepEqual(
      told(facts, 'destroyed').map(({ owner, count }) => [owner, count]),
      [['suebi', 1]],
    );
    const { state: second } = play(state, [stay('attacker')]);
    assert.equal(hispania.decision(second)?.params['side'], 'defender');
    const { facts: over } = play(second, [stay('defender'), 8, 10, 10]);
    // Example 2: the second hit on one unit is lost, and both lose one.
    assert.deepEqual(
      told(over, 'wasted').map(({ hits, side }) => [hits, side]),
      [[1, 'defender']],
    );
    assert.deepEqual(
      told(over, 'battle-over').map(({ winner, rounds }) => [winner, rounds]),
      [['galicians', 2]],
    );
  });
  it('may destroy both sides, and their leaders with them (R:1056-1058)', () => {
    const start = open(
      'castile',
      'combat',
      {
        toledo: 'castile: infantry<segovia, alfonso-vi<segovia; seville: infantry, al-mutamid',
      },
      { turn: 17 },
    );
    const { state, facts } = play(start, [battle('toledo'), 10, 10]);
    assert.deepEqual(
      told(facts, 'leader-killed').map(({ leader, rule }) => [leader, rule]),
      [
        ['al-mutamid', '6.2'],
        ['alfonso-vi', '6.2'],
      ],
    );
    assert.deepEqual(
      told(facts, 'battle-over').map(({ winner }) => winner),
      [null],
    );
    assert.equal(state.places.toledo, undefined);
  });
  it('take the attacker’s dice before the defender’s (R:1005-1012)', () => {
    const start = open('castile', 'combat', { toledo: 'castile: infantry<segovia; seville: 2 infantry' });
    const { facts } = play(start, [battle('toledo'), 2, 3, 4]);
    assert.deepEqual(
      told(facts, 'rolled').map(({ side, dice, first, needs }) => [side, dice, first, needs]),
      [
        ['attacker', [2], 1, 7],
        ['defender', [3, 4], 2, 5],
      ],
    );
  });
  it('count a river for those alone whose last step crossed it, in round 1 (R:1149-1170)', () => {
    const start = open('aragon', 'movement', { barcelona: 'aragon: infantry', zaragoza: 'seville: infantry' });
    const there = play(
      start,
      [step('barcelona', 'tortosa', { infantry: 1 })],
      [step('tortosa', 'zaragoza', { 'infantry/steps=1/from=barcelona/river=true': 1 })],
      [end()],
    );
    const dry = play(there.state, [battle('zaragoza'), 1, 1]);
    assert.deepEqual(
      told(dry.facts, 'rolled').map(({ needs }) => needs),
      [7, 7],
    );
    const wet = play(
      start,
      [step('barcelona', 'zaragoza', { infantry: 1 })],
      [end()],
      [battle('zaragoza'), 1, 1],
      [stay('attacker')],
      [stay('defender'), 1, 1],
    );
    assert.deepEqual(
      told(wet.facts, 'rolled').map(({ needs, rule }) => [needs, rule]),
      [
        [7, '6.7-attacker'],
        [5, '6.4'],
        [7, '6.7-attacker'],
        [7, '6.7-defender'],
      ],
    );
  });
  it('are against neutrals, who are never asked (ruling neutrals)', () => {
    const start = open(
      'umayyads',
      'combat',
      { segovia: 'umayyads: 2 infantry<toledo; neutral: 2 infantry' },
      { turn: 13 },
    );
    const { state, facts } = play(start, [battle('segovia'), 1, 1, 1, 1], [stay('attacker'), 1, 1, 1, 1]);
    assert.deepEqual(
      told(facts, 'stays').map(({ side, forced }) => [side, forced]),
      [
        ['attacker', false],
        ['defender', true],
      ],
    );
    assert.equal(hispania.decision(state)?.params['side'], 'attacker');
  });
  it('do not ask a defender who cannot go (R:1090-1092)', () => {
    const start = open(
      'almoravids',
      'combat',
      { salamanca: 'almoravids: infantry<alcantara; castile: castle' },
      { turn: 19 },
    );
    const { facts } = play(start, [battle('salamanca'), 1, 1, 1, 1], [stay('attacker'), 1, 1, 1, 1]);
    assert.deepEqual(
      told(facts, 'stays').map(({ side, forced }) => [side, forced]),
      [
        ['attacker', false],
        ['defender', true],
      ],
    );
  });
});

describe('6.2b leaders in battle', () => {
  const start = () =>
    open(
      'castile',
      'combat',
      {
        toledo: 'castile: infantry<segovia, alfonso-vi<segovia; seville: infantry',
        segovia: 'castile: infantry',
      },
      { turn: 17 },
    );
  const out = retreat('attacker', 'segovia', { 'infantry/from=segovia/river=true': 1 }, {});
  it('may follow their units out', () => {
    const { state } = play(start(), [battle('toledo'), 1, 1], [out]);
    const { state: over, facts } = play(state, [
      retreatLeader('attacker', 'segovia', { 'leader:alfonso-vi/from=segovia/river=true': 1 }),
    ]);
    assert.equal(standing(over, 'segovia', 'castile', 'leader'), 1);
    assert.equal(told(facts, 'leader-killed').length, 0);
    assert.deepEqual(
      told(facts, 'battle-over').map(({ winner }) => winner),
      ['seville'],
    );
  });
  it('die alone before units (R:1138-1139)', () => {
    const { facts } = play(start(), [battle('toledo'), 1, 1], [out], [stay('attacker')]);
    assert.deepEqual(
      told(facts, 'leader-killed').map(({ rule }) => rule),
      ['6.2b-lone-leader'],
    );
    assert.equal(told(facts, 'scored').length, 0);
  });
  it('stand beside a lone leader of others: no units, no battle', () => {
    const lone = open(
      'castile',
      'movement',
      { toledo: 'castile: alfonso-vi', cordoba: 'seville: al-mutamid', segovia: 'castile: infantry' },
      { turn: 17 },
    );
    const { state, facts } = play(lone, [step('toledo', 'cordoba', {}, { 'leader:alfonso-vi': 1 })]);
    assert.equal(told(facts, 'leader-killed').length, 0);
    assert.ok(!hispania.position(JSON.parse(JSON.stringify(state))).faults);
    assert.deepEqual(choices(play(state, [end()]).state, 'battle'), []);
  });
});

describe('9.3 zeal', () => {
  it('adds 1 in the first combat alone', () => {
    const fight = (phase: 'combat' | 'second-combat') =>
      told(
        play(open('umayyads', phase, { cordoba: 'umayyads: infantry<seville; visigoths: infantry' }, { turn: 11 }), [
          battle('cordoba'),
          1,
          1,
        ]).facts,
        'rolled',
      ).map(({ needs }) => needs);
    assert.deepEqual(fight('combat'), [6, 7]);
    assert.deepEqual(fight('second-combat'), [7, 7]);
  });
});

describe('4.6 room for a retreat', () => {
  it('is one more at a capital declared now, as at Calatayud (R:1199-1208)', () => {
    const start = open(
      'umayyads',
      'combat',
      { segovia: 'umayyads: 2 infantry<toledo; castile: 2 infantry', calatayud: 'castile: 2 infantry' },
      { turn: 14 },
    );
    const { state } = play(start, [battle('segovia'), 1, 1, 1, 1], [stay('attacker')]);
    assert.equal(refused(state, retreat('defender', 'calatayud', { infantry: 2 })), 'retreat-room 4.6');
    const { state: more } = play(state, [capital('calatayud')]);
    assert.ok(offered(more, retreat('defender', 'calatayud', { infantry: 2 })));
  });
});
