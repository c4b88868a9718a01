import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buy, disband, end, renounce } from '../../../src/hispania/actions.ts';
import { NATIONS } from '../../../src/hispania/data/ids.ts';
import { NATION_TABLE } from '../../../src/hispania/data/nations.ts';
import { atTurn } from '../../../src/hispania/data/timed.ts';
import { hispania } from '../../../src/hispania/game.ts';
import { incomeOf } from '../../../src/hispania/rules/income.ts';
import type { State } from '../../../src/hispania/state.ts';
import { choices, offered, open, type Places, play, read, refused, told } from './set-up.ts';

const gold = (state: State, nation: keyof State['nations']) => state.nations[nation]?.gold ?? 0;

/** A nation about to collect its income, with what it had saved. */
const earning = (nation: Parameters<typeof open>[0], places: Places, rest: Parameters<typeof open>[3] = {}) =>
  open(nation, 'income', places, { begins: true, ...rest });

describe('2.1 income', () => {
  it('is that of every province with a unit of any kind, however many (R:351-369)', () => {
    const of = (places: Places) => incomeOf(read(open('valencia', 'movement', places)), 'valencia');
    // The three provinces that the book names: 2, 1 and a half.
    assert.equal(of({ valencia: 'valencia: infantry' }), 4);
    assert.equal(of({ majorca: 'valencia: infantry' }), 2);
    assert.equal(of({ ibiza: 'valencia: infantry' }), 1);
    assert.equal(of({ valencia: 'valencia: 3 infantry', majorca: 'valencia: castle', ibiza: 'valencia: infantry' }), 7);
  });
  it('is nothing for a ruin, a leader alone, the sea or what lies beyond Hispania', () => {
    const of = (places: Places) => incomeOf(read(open('seville', 'movement', places)), 'seville');
    assert.equal(of({ valencia: 'seville: ruin', denia: 'seville: al-mutamid', ibiza: 'seville: infantry' }), 1);
    assert.equal(of({ africa: 'seville: infantry', sea: 'seville: infantry' }), 0);
  });
  it('comes to what was saved: the Galicians with 3½ and 2 (R:371-375)', () => {
    const places = {
      galicia: 'galicians: infantry',
      asturias: 'galicians: infantry',
      leon: 'galicians: infantry',
      'tierra-de-campos': 'galicians: infantry',
    };
    const state = earning('galicians', places, { turn: 2, gold: { galicians: 4 } });
    const question = hispania.decision(state);
    assert.equal(question?.kind, 'buy');
    assert.deepEqual(question?.params, { nation: 'galicians', gold: 11, reserve: 8 });
  });
  it('may be renounced, in part or whole, and only this turn’s (R:377-378)', () => {
    const state = earning('castile', { toledo: 'castile: infantry' }, { gold: { castile: 8 } });
    const income = incomeOf(read(state), 'castile');
    const { state: poorer, facts } = play(state, [renounce(income)]);
    assert.equal(gold(poorer, 'castile'), 8);
    assert.equal(told(facts, 'renounced')[0]?.gold, income);
    assert.equal(refused(poorer, renounce(1)), 'renounce-most 2.1');
    assert.equal(refused(state, renounce(income + 1)), 'renounce-most 2.1');
  });
});

describe('2.1 special incomes', () => {
  it('have four nations, and the Almohads, never collect (R:381-383)', () => {
    const none = NATIONS.filter((nation) => NATION_TABLE[nation].income.kind === 'none');
    assert.deepEqual(none, ['carthage', 'rome', 'vandals', 'crusade', 'almohads']);
    // The Almoravids begin on turn 20.
    assert.equal(
      incomeOf(read(open('almoravids', 'movement', { seville: 'almoravids: castle' }, { turn: 19 })), 'almoravids'),
      0,
    );
    assert.equal(
      incomeOf(read(open('almoravids', 'movement', { seville: 'almoravids: castle' }, { turn: 20 })), 'almoravids'),
      6,
    );
  });
  it('give Byzantium half, rounded up to a half (R:384-385)', () => {
    const of = (places: Places) => incomeOf(read(open('byzantium', 'movement', places, { turn: 10 })), 'byzantium');
    assert.equal(of({ valencia: 'byzantium: infantry' }), 2);
    assert.equal(of({ valencia: 'byzantium: infantry', ibiza: 'byzantium: infantry' }), 3);
  });
  it('give the Visigoths and the Umayyads what lies below castles (R:388-389)', () => {
    const places = { seville: 'umayyads: castle, infantry', cordoba: 'umayyads: 4 infantry' };
    assert.equal(incomeOf(read(open('umayyads', 'movement', places, { turn: 12 })), 'umayyads'), 6);
    const gothic = { seville: 'visigoths: castle', cordoba: 'visigoths: 4 infantry' };
    assert.equal(incomeOf(read(open('visigoths', 'movement', gothic, { turn: 8 })), 'visigoths'), 6);
    assert.equal(incomeOf(read(open('visigoths', 'movement', gothic, { turn: 7 })), 'visigoths'), 0);
  });
  it('begin on a turn of their own (R:393-394)', () => {
    const of = (turn: number) =>
      incomeOf(
        read(open('hispano-romans', 'movement', { valencia: 'hispano-romans: infantry' }, { turn })),
        'hispano-romans',
      );
    assert.deepEqual([6, 7].map(of), [0, 4]);
  });
});

describe('2.3 buying', () => {
  const castile = {
    'old-castile': 'castile: infantry',
    leon: 'castile: infantry',
    avila: 'castile: infantry',
    'tierra-de-campos': 'castile: infantry',
    salamanca: 'castile: infantry',
    alcantara: 'castile: infantry',
    segovia: 'castile: infantry',
  };
  it('costs 4 for infantry, 6 for a knight, 8 for a castle: Castile with 10½ (R:419-424, R:443-454)', () => {
    const sum = incomeOf(read(open('castile', 'movement', castile)), 'castile');
    const state = earning('castile', castile, { gold: { castile: 21 - sum } });
    const left = (...units: Parameters<typeof buy>[0][]) =>
      gold(play(state, ...units.map((u) => [buy(u)] as const)).state, 'castile');
    // Each way ends by itself where nothing more can be paid; what remains is within the 8 that it may save.
    assert.equal(left('castle'), 5);
    assert.equal(left('knight'), 9);
    assert.equal(left('infantry'), 13);
    assert.equal(left('knight', 'infantry'), 1);
    assert.equal(left('infantry', 'infantry'), 5);
    const { state: saved, facts } = play(state, [end()]);
    assert.equal(gold(saved, 'castile'), 16);
    assert.deepEqual(told(facts, 'gold-lost'), [
      { kind: 'gold-lost', rule: '2.4', nation: 'castile', gold: 5, limit: 16 },
    ]);
  });
  it('is of infantry, knights and castles only, and of what the nation may buy (R:419-434)', () => {
    const state = earning('galicians', { galicia: 'galicians: infantry' }, { turn: 3, gold: { galicians: 8 } });
    assert.ok(offered(state, buy('infantry')));
    assert.equal(refused(state, buy('knight')), 'not-sold 2.3');
    assert.equal(refused(state, buy('castle')), 'not-sold 2.3');
    assert.equal(refused(state, buy('elite' as 'infantry')), 'not-sold 2.3');
  });
  it('needs the gold and a counter: seven infantry of the Galicians (R:432-441)', () => {
    const six = { galicia: 'galicians: 2 infantry', asturias: 'galicians: 2 infantry', porto: 'galicians: 2 infantry' };
    const state = earning('galicians', six, { turn: 3, gold: { galicians: 4 } });
    const { state: full } = play(state, [buy('infantry')]);
    // The seventh is the last: the phase goes on to placing it.
    assert.equal(hispania.decision(full)?.kind, 'place');
    const poor = earning('castile', { ibiza: 'castile: infantry' }, { gold: { castile: 8 } });
    assert.equal(refused(poor, buy('knight')), 'no-gold 2.3');
  });
  it('may follow the destruction of a unit, to build it elsewhere (R:436-437)', () => {
    const seven = {
      galicia: 'galicians: 3 infantry',
      asturias: 'galicians: 2 infantry',
      porto: 'galicians: 2 infantry',
    };
    const state = earning('galicians', seven, { turn: 3, gold: { galicians: 8 } });
    assert.equal(refused(state, buy('infantry')), 'no-counter 2.3');
    const { state: freed, facts } = play(state, [disband('galicia', 'infantry')]);
    assert.equal(told(facts, 'disbanded').length, 1);
    assert.ok(offered(freed, buy('infantry')));
    assert.equal(choices(freed, 'disband').length, 0);
    assert.equal(refused(freed, disband('galicia', 'infantry')), 'disband-no-need 2.3');
  });
  it('is not asked of a nation that cannot pay', () => {
    const state = earning('galicians', { galicia: 'galicians: infantry' }, { turn: 3 });
    assert.equal(hispania.decision(state)?.kind, 'move');
  });
});

describe('2.4 saving', () => {
  it('goes to 4, or 8 for those who have the larger marker (R:460-478)', () => {
    const eight = ['aragon', 'castile', 'franks', 'granada', 'leon', 'umayyads', 'seville', 'valencia'];
    for (const nation of NATIONS) {
      const { income, reserve } = NATION_TABLE[nation];
      if (income.kind === 'none') continue;
      const turn = nation === 'almoravids' ? 20 : 19;
      assert.equal(atTurn(reserve, turn), eight.includes(nation) ? 16 : 8, nation);
    }
  });
  it('begins with nothing (R:485)', () => {
    const start = hispania.setup({ scenario: 'D' }, 1);
    assert.ok(Object.values(start.nations).every((nation) => nation?.gold === undefined));
  });
});
