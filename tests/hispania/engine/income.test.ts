import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buy, collect, disband, end, place, renounce } from '../../../src/books/hispania/engine/actions.ts';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { NATION_TABLE } from '../../../src/books/hispania/engine/data/nations.ts';
import { atTurn } from '../../../src/books/hispania/engine/data/timed.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { incomeOf } from '../../../src/books/hispania/engine/rules/income.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { pick } from '../../../src/kernel/counting.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { choices, offered, open, type Places, play, read, refused, standing, told } from './set-up.ts';

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
    const later = NATIONS.flatMap((nation) => {
      const { income, firstTurn } = NATION_TABLE[nation];
      return income.kind !== 'none' && income.from > firstTurn ? [`${nation} ${income.from}`] : [];
    });
    assert.deepEqual(later, [
      'hispano-romans 7',
      'alans 8',
      'suebi 7',
      'visigoths 8',
      'umayyads 12',
      'franks 10',
      'el-cid 18',
      'almoravids 20',
    ]);
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
    // Each way ends by itself when nothing more can be paid; the rest is within the 8 that it may save.
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
    // Not even of those who have them.
    const umayyads = earning('umayyads', { seville: 'umayyads: castle' }, { turn: 13, gold: { umayyads: 16 } });
    for (const unit of ['elite', 'cavalry', 'fort', 'berber', 'leader', 'abd-ar-rahman']) {
      assert.equal(refused(state, buy(unit as 'infantry')), 'not-sold 2.3');
      assert.equal(refused(umayyads, buy(unit as 'infantry')), 'not-sold 2.3');
    }
  });
  it('gives Aragon a third knight and Castile a fifth from turn 20 only (R:2179-2181, 2343-2346)', () => {
    const knight = (nation: 'aragon' | 'castile', turn: number, places: Places) =>
      refused(earning(nation, places, { turn, lastTurn: 21, gold: { [nation]: 16 } }), buy('knight'));
    const two: Places = { huesca: 'aragon: 2 knight' };
    const four: Places = { avila: 'castile: 2 knight', segovia: 'castile: 2 knight' };
    for (const turn of [16, 19]) assert.equal(knight('aragon', turn, two), 'no-counter 11-aragon-knights');
    for (const turn of [13, 19]) assert.equal(knight('castile', turn, four), 'no-counter 11-castile-knights');
    assert.equal(knight('castile', 13, { avila: 'castile: 2 knight', segovia: 'castile: knight' }), 'allowed');
    assert.equal(knight('aragon', 20, two), 'allowed');
    assert.equal(knight('castile', 20, four), 'allowed');
    assert.equal(knight('castile', 20, { ...four, leon: 'castile: knight' }), 'no-counter 11-castile-knights');
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
  it('wants a unit given up of the kind that is out, wherever it stands, and never a castle (ruling given-up-to-build)', () => {
    // Twelve infantry and three castles are all the counters there are.
    const places = {
      zaragoza: 'zaragoza: 4 infantry, castle',
      huesca: 'zaragoza: 3 infantry, castle',
      tortosa: 'zaragoza: 3 infantry',
      toledo: 'castile: infantry; zaragoza: ruin',
      sea: 'zaragoza: 2 infantry',
    };
    const { pool } = NATION_TABLE.zaragoza;
    assert.deepEqual([pool.infantry, pool.castle], [12, 3]);
    const state = earning('zaragoza', places, { turn: 16, gold: { zaragoza: 32 } });
    assert.equal(refused(state, buy('castle')), 'no-counter 2.3');
    assert.deepEqual(
      choices(state, 'disband').map(({ fixed, ranges }) => [fixed['place'], ranges['units']]),
      [
        ['tortosa', { is: 'counts', of: { infantry: 3 }, min: 1, max: 1 }],
        ['zaragoza', { is: 'counts', of: { infantry: 4 }, min: 1, max: 1 }],
        ['huesca', { is: 'counts', of: { infantry: 3 }, min: 1, max: 1 }],
        ['sea', { is: 'counts', of: { infantry: 2 }, min: 1, max: 1 }],
      ],
    );
    assert.equal(refused(state, disband('zaragoza', 'castle')), 'disband-no-need 2.3');
    // Without the gold for it, no unit is given up.
    const poor = earning('galicians', { galicia: 'galicians: 7 infantry' }, { turn: 3 });
    assert.deepEqual(choices(poor, 'disband'), []);
  });
  it('is not asked of a nation that cannot pay', () => {
    const state = earning('galicians', { galicia: 'galicians: infantry' }, { turn: 3 });
    assert.equal(hispania.decision(state)?.kind, 'move');
  });
});

describe('2.2 an overlord in the turn of its subject', () => {
  /** The Basques collect 2 and their overlord 2, which has so much already. */
  const sharing = (saved: number, places: Places = { toledo: 'visigoths: castle' }, more = {}) =>
    play(
      earning(
        'basques',
        { pamplona: 'basques: infantry', zaragoza: 'basques: infantry', huesca: 'basques: infantry', ...places },
        { turn: 9, lastTurn: 19, overlords: { basques: 'visigoths' }, gold: { visigoths: saved }, ...more },
      ),
      [collect()],
    );
  it('is asked as soon as it is over its limit, and not at the limit (R:404-406)', () => {
    assert.equal(gold(sharing(4).state, 'visigoths'), 8);
    assert.equal(hispania.decision(sharing(4).state)?.params['nation'], 'basques');
    assert.equal(hispania.decision(sharing(5).state)?.params['nation'], 'visigoths');
  });
  it('buys one unit at most, and loses what is still too much (ruling overlord-purchase)', () => {
    // With 10 gold and 2 more it might pay three infantry: it may buy one, and keeps 4.
    const rich = sharing(20);
    const bought = play(rich.state, [buy('infantry')]);
    assert.deepEqual(bought.state.nations.visigoths?.bought, { infantry: 1 });
    assert.equal(gold(bought.state, 'visigoths'), 8);
    assert.deepEqual(
      told(bought.facts, 'gold-lost').map(({ nation, gold: lost }) => [nation, lost]),
      [['visigoths', 8]],
    );
    const not = play(sharing(6).state, [end()]);
    assert.equal(gold(not.state, 'visigoths'), 8);
    assert.equal(told(not.facts, 'gold-lost')[0]?.gold, 2);
  });
  it('may buy what it is sold and has counters of, and gives nobody up for it (R:407-415)', () => {
    assert.equal(refused(sharing(6).state, buy('castle')), 'not-sold 2.3');
    const pool = atTurn(NATION_TABLE.visigoths.pool.infantry ?? 0, 9);
    const all = { toledo: `visigoths: castle, ${pool} infantry` };
    const { state, facts } = sharing(6, all);
    assert.equal(hispania.decision(state)?.params['nation'], 'basques');
    assert.equal(told(facts, 'gold-lost')[0]?.gold, 2);
  });
  it('places the unit in its own placement phase (R:407-409)', () => {
    let { state } = play(sharing(6).state, [buy('infantry')]);
    const line: string[] = [];
    for (let n = 0; n < 12 && state.phase !== 'movement'; n++) state = play(state, [end()]).state;
    for (let n = 0; n < 12; n++) {
      const asked = hispania.decision(state);
      line.push(`${state.active} ${asked?.kind}`);
      if (asked?.kind === 'place') break;
      state = play(state, [end()]).state;
    }
    assert.equal(line.at(-1), 'visigoths place');
    const placed = play(state, [place('toledo', 'infantry')]).state;
    assert.equal(standing(placed, 'toledo', 'visigoths', 'infantry'), 1);
    assert.equal(placed.nations.visigoths?.bought, undefined);
  });
  it('presets the purchase only where it could be placed (ruling purchase-unplaced)', () => {
    assert.equal(hispania.decision(sharing(6).state)?.preset?.kind, 'buy');
    const full = { toledo: 'visigoths: castle, 4 infantry' };
    assert.equal(hispania.decision(sharing(6, full).state)?.preset?.kind, 'end');
    const { state } = sharing(6);
    const { visigoths } = state.nations;
    assert.ok(visigoths);
    const waiting = { ...state, nations: { ...state.nations, visigoths: { ...visigoths, bought: { infantry: 1 } } } };
    assert.equal(hispania.decision(waiting)?.preset?.kind, 'end');
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
  it('begins with nothing in every scenario (R:483-484)', () => {
    for (const scenario of ['A', 'B', 'C', 'D', 'E'] as const) {
      const start = hispania.setup({ scenario }, 1);
      assert.ok(Object.values(start.nations).every((nation) => nation?.gold === undefined));
    }
  });
  it('is for the nation alone: nothing that it may do gives gold to another of its player (R:458-461)', () => {
    const places = { segovia: 'castile: infantry', avila: 'castile: infantry', toledo: 'leon: infantry' };
    const rest = { gold: { castile: 16, leon: 3 }, seats: { castile: 'ana', leon: 'ana' } };
    let state = earning('castile', places, rest);
    for (let n = 0; n < 12 && state.active === 'castile'; n++) {
      for (const choice of hispania.decision(state)?.choices ?? []) {
        const { state: next } = hispania.apply(state, pick(choice, roller(n)));
        // León has its own income as soon as it plays.
        if (next?.active === 'castile') assert.equal(gold(next, 'leon'), 3);
      }
      assert.equal(refused(state, { kind: 'give', fixed: { to: 'leon' }, values: { gold: 2 } }), 'not-now 1');
      state = play(state, [hispania.decision(state)?.preset ?? end()]).state;
    }
    assert.notEqual(state.active, 'castile');
  });
});
