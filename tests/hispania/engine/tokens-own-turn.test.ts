import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buy, end, pass, place, playToken } from '../../../src/books/hispania/engine/actions.ts';
import type { TokenId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { asked, hands, passAll } from './hands.ts';
import { choices, offered, open, type Places, play, refused, standing, told } from './set-up.ts';

/** Leon's turn is over, and Castile's about to begin; on other turns other neighbours in the order of play. */
function beforeCastile(tokens: readonly TokenId[], places: Places, rest: Parameters<typeof open>[3] = {}): State {
  return open(
    'leon',
    'sequence-end',
    { leon: 'leon: infantry', ...places },
    { ...hands({ castile: tokens }), ...rest },
  );
}

const on = (state: State, token: TokenId, key: string) =>
  choices(state, 'play')
    .filter(({ fixed }) => fixed['token'] === token)
    .map(({ fixed }) => fixed[key]);

describe('10.3 the start of a turn', () => {
  it('asks the player of the nation whose turn begins, before its leaders leave and others come', () => {
    const start = open(
      'leon',
      'sequence-end',
      { leon: 'leon: infantry', segovia: 'castile: infantry', toledo: 'seville: infantry' },
      hands({ castile: ['army'], seville: ['army'], leon: ['army'] }),
    );
    assert.deepEqual(asked(start), ['turn-start', ['castile']]);
    assert.equal(hispania.decision(start)?.params['nation'], 'castile');
    assert.equal(hispania.decision(start)?.phase, '16 castile arrival');
  });
});

describe('10.3-army', () => {
  const places: Places = { segovia: 'castile: 3 infantry', avila: 'castile: 3 infantry', toledo: 'castile: castle' };
  it('brings a unit of any kind the nation has a counter of, but no castle, one over the limit at most (R:1903-1906)', () => {
    const start = beforeCastile(['army'], places);
    // Avila holds two and has three already.
    assert.deepEqual(on(start, 'army', 'to'), ['segovia', 'segovia', 'toledo', 'toledo']);
    assert.deepEqual(on(start, 'army', 'unit'), ['infantry', 'knight', 'infantry', 'knight']);
    assert.equal(
      refused(start, playToken('castile', 'army', { unit: 'castle', to: 'segovia' })),
      'token-not-there 10.3-army',
    );
    const { state, facts } = play(start, [playToken('castile', 'army', { unit: 'knight', to: 'segovia' })]);
    assert.equal(standing(state, 'segovia', 'castile', 'knight'), 1);
    assert.deepEqual(
      told(facts, 'arrived').map(({ rule, place, units }) => [rule, place, units]),
      [['10.3-army', 'segovia', { knight: 1 }]],
    );
  });
  it('does not bring what has no counter left (ruling army-event)', () => {
    const start = beforeCastile(['army'], { ...places, segovia: 'castile: 3 infantry', toledo: 'castile: 4 knight' });
    assert.deepEqual(new Set(on(start, 'army', 'unit')), new Set(['infantry']));
  });
  it('never brings Berbers, forts or leaders (ruling army-event)', () => {
    const places = { cordoba: 'umayyads: infantry', cartagena: 'byzantium: infantry' };
    const start = open('byzantium', 'sequence-end', places, { turn: 13, ...hands({ umayyads: ['army'] }) });
    assert.deepEqual(new Set(on(start, 'army', 'unit')), new Set(['infantry', 'cavalry']));
  });
  it('brings the Almoravids elites, and infantry from turn 20 on: never both (R:140-143, 2148)', () => {
    const kinds = (turn: number) => {
      const unit = turn < 20 ? 'elite' : 'infantry';
      const places: Places = {
        cadiz: `almoravids: ${unit}`,
        cartagena: 'valencia: infantry',
        denia: 'el-cid: infantry',
      };
      const start = open('el-cid', 'sequence-end', places, { turn, ...hands({ almoravids: ['army'] }) });
      return [...new Set(on(start, 'army', 'unit'))];
    };
    assert.deepEqual(kinds(19), ['elite']);
    assert.deepEqual(kinds(20), ['infantry']);
  });
  it('does not count among the units that may be built, one a province (R:1907-1909)', () => {
    const rest = { gold: { castile: 8 } } as const;
    const start = beforeCastile(['army'], { segovia: 'castile: infantry' }, rest);
    const { state } = play(start, [playToken('castile', 'army', { unit: 'infantry', to: 'segovia' })]);
    assert.equal(state.nations.castile?.filled, undefined);
    const { state: bought } = play(state, [buy('infantry')]);
    const placing = hispania.decision(bought)?.kind === 'buy' ? play(bought, [end()]).state : bought;
    assert.equal(standing(play(placing, [place('segovia', 'infantry')]).state, 'segovia', 'castile'), 3);
  });
});

describe('10.3-castle', () => {
  it('gives a castle with one of the nation’s counters where none stands (R:1919-1920)', () => {
    const places: Places = {
      segovia: 'castile: infantry',
      avila: 'castile: 3 infantry',
      toledo: 'castile: castle, infantry',
    };
    const start = beforeCastile(['castle'], places);
    assert.deepEqual(on(start, 'castle', 'to'), ['segovia']);
    const { state, facts } = play(start, [playToken('castile', 'castle', { to: 'segovia' })]);
    assert.equal(standing(state, 'segovia', 'castile', 'castle'), 1);
    assert.equal(state.places.segovia?.find(({ kind }) => kind === 'castle')?.counter, undefined);
    assert.deepEqual(
      told(facts, 'raised').map(({ rule, place, unit }) => [rule, place, unit]),
      [['10.3-castle', 'segovia', 'castle']],
    );
  });
  it('takes the place of a ruin, whose counter goes back', () => {
    // Navarre's only castle counter is there.
    const start = open(
      'zaragoza',
      'sequence-end',
      {
        zaragoza: 'zaragoza: infantry',
        pamplona: 'navarre: infantry, ruin',
        'basque-country': 'navarre: infantry',
      },
      hands({ navarre: ['castle'] }),
    );
    assert.deepEqual(on(start, 'castle', 'to'), ['pamplona']);
    const { state } = play(start, [playToken('navarre', 'castle', { to: 'pamplona' })]);
    assert.equal(standing(state, 'pamplona', 'navarre', 'castle'), 1);
    assert.equal(standing(state, 'pamplona', 'navarre', 'ruin'), 0);
  });
  it('is not given to a nation that has counters and none left', () => {
    const start = open(
      'umayyads',
      'sequence-end',
      {
        cordoba: 'umayyads: infantry',
        barcelona: 'franks: castle',
        huesca: 'franks: castle',
        tortosa: 'franks: castle',
        zaragoza: 'franks: infantry',
      },
      { turn: 13, ...hands({ franks: ['castle'] }) },
    );
    assert.deepEqual(on(start, 'castle', 'to'), []);
    assert.equal(refused(start, playToken('franks', 'castle', { to: 'zaragoza' })), 'token-not-there 10.3-castle');
  });
  it('is one of the two special ones for a nation that has none (R:1921-1922)', () => {
    const places: Places = { cartagena: 'byzantium: infantry', toledo: 'visigoths: infantry' };
    const start = open('visigoths', 'sequence-end', places, { turn: 10, ...hands({ byzantium: ['castle'] }) });
    const { state } = play(start, [playToken('byzantium', 'castle', { to: 'cartagena' })]);
    assert.equal(state.places.cartagena?.find(({ kind }) => kind === 'castle')?.counter, 'special');
    const both: Places = {
      ...places,
      denia: 'byzantium: infantry, castle@special',
      valencia: 'byzantium: infantry, ruin@special',
    };
    const full = open('visigoths', 'sequence-end', both, { turn: 10, ...hands({ byzantium: ['castle'] }) });
    // Only if one of the two is a ruin: that one goes back first.
    assert.deepEqual(on(full, 'castle', 'to'), ['valencia']);
  });
  it('does not count among the units that may be built, one a province (R:1923-1924)', () => {
    const start = beforeCastile(['castle'], { segovia: 'castile: infantry' }, { gold: { castile: 8 } });
    const { state } = play(start, [playToken('castile', 'castle', { to: 'segovia' })], [buy('infantry')]);
    const placing = hispania.decision(state)?.kind === 'buy' ? play(state, [end()]).state : state;
    assert.equal(standing(play(placing, [place('segovia', 'infantry')]).state, 'segovia', 'castile'), 3);
  });
  it('cannot be played before turn 8 (R:1925-1927)', () => {
    const places: Places = { toledo: 'visigoths: infantry', leon: 'suebi: infantry' };
    const at = (turn: number) => open('suebi', 'sequence-end', places, { turn, ...hands({ visigoths: ['castle'] }) });
    assert.equal(refused(at(7), playToken('visigoths', 'castle', { to: 'toledo' })), 'token-early 10.3-castle');
    assert.equal(offered(at(8), playToken('visigoths', 'castle', { to: 'toledo' })), true);
  });
});

describe('10.3-treasure', () => {
  it('brings 6 gold to the nation whose turn begins (R:2026-2027)', () => {
    const start = beforeCastile(['treasure'], { segovia: 'castile: infantry' }, { gold: { castile: 2 } });
    const { state, facts } = play(start, [playToken('castile', 'treasure')]);
    assert.deepEqual(
      told(facts, 'income')
        .slice(0, 1)
        .map(({ rule, gold, from, purse }) => [rule, gold, from, purse]),
      [['10.3-treasure', 12, null, 14]],
    );
    // With the 2 gold of Segovia.
    assert.equal(state.nations.castile?.gold, 18);
  });
  it('is no income: an overlord has none of it', () => {
    const places: Places = { leon: 'suebi: infantry', toledo: 'visigoths: infantry', galicia: 'galicians: infantry' };
    const rest = { turn: 8, overlords: { galicians: 'visigoths' } as const, ...hands({ galicians: ['treasure'] }) };
    const start = open('carthage', 'sequence-end', { ...places, cadiz: 'carthage: infantry' }, rest);
    const { facts } = play(start, [playToken('galicians', 'treasure')]);
    assert.deepEqual(told(facts, 'income').map(({ nation, rule }) => [nation, rule])[0], [
      'galicians',
      '10.3-treasure',
    ]);
  });
});

describe('10.3-long-life', () => {
  const gone = (facts: Parameters<typeof told>[0]) => told(facts, 'leader-gone').map(({ leader }) => leader);
  it('keeps a leader who is there for one turn for another one (R:1980)', () => {
    const places: Places = {
      leon: 'leon: infantry',
      pamplona: 'navarre: infantry, sancho',
      zaragoza: 'zaragoza: infantry',
    };
    const start = open('zaragoza', 'sequence-end', places, { lastTurn: 17, ...hands({ navarre: ['long-life'] }) });
    assert.deepEqual(on(start, 'long-life', 'leader'), ['sancho']);
    const { state, facts } = play(start, [playToken('navarre', 'long-life', { leader: 'sancho' })]);
    assert.deepEqual(gone(facts), []);
    assert.deepEqual(
      told(facts, 'leader-stays').map(({ leader, rule }) => [leader, rule]),
      [['sancho', '10.3-long-life']],
    );
    assert.ok(state.places.pamplona?.some(({ leader }) => leader === 'sancho'));
    assert.deepEqual(state.tally.longLife, ['sancho']);
    const passed = play(start, [pass('navarre')]);
    assert.deepEqual(gone(passed.facts), ['sancho']);
  });
  it('keeps nobody for a third turn, and is forgotten with him', () => {
    const places: Places = { pamplona: 'navarre: infantry, sancho', zaragoza: 'zaragoza: infantry' };
    const start = open('zaragoza', 'sequence-end', places, {
      turn: 17,
      tally: { longLife: ['sancho'] },
      ...hands({ navarre: ['long-life'] }),
    });
    assert.deepEqual(on(start, 'long-life', 'leader'), []);
    const { state, facts } = passAll(start);
    assert.deepEqual(gone(facts), ['sancho']);
    assert.equal(state.tally.longLife, undefined);
  });
  it('does not keep Alfonso, or anybody who stays longer (R:1981-1984, ruling long-life-alfonso)', () => {
    const start = open(
      'leon',
      'sequence-end',
      { leon: 'leon: infantry', segovia: 'castile: infantry, alfonso-vi' },
      { turn: 20, ...hands({ castile: ['long-life'] }) },
    );
    assert.deepEqual(on(start, 'long-life', 'leader'), []);
    assert.deepEqual(gone(passAll(start).facts), ['alfonso-vi']);
  });
  it('keeps Ramiro at the end of turn 16, and not Al-Mansur, whose nation ends (ruling long-life-ends)', () => {
    const ramiro = open(
      'granada',
      'sequence-end',
      { huesca: 'aragon: infantry, ramiro', granada: 'granada: infantry' },
      { turn: 16, lastTurn: 17, ...hands({ aragon: ['long-life'] }) },
    );
    assert.deepEqual(asked(ramiro), ['turn-end', ['aragon']]);
    const { state } = play(ramiro, [playToken('aragon', 'long-life', { leader: 'ramiro' })]);
    assert.ok(state.places.huesca?.some(({ leader }) => leader === 'ramiro'));
    assert.deepEqual(gone(play(ramiro, [pass('aragon')]).facts), ['ramiro']);
    const mansur = open(
      'castile',
      'sequence-end',
      { cordoba: 'umayyads: infantry, al-mansur', segovia: 'castile: infantry' },
      { turn: 14, lastTurn: 15, ...hands({ umayyads: ['long-life'] }) },
    );
    assert.notEqual(asked(mansur)[0], 'turn-end');
  });
  it('does not keep at the end of a turn who should have left at its start, had his nation played', () => {
    // Sancho is alone: Navarre has no turn 16, and this was his second turn.
    const places: Places = { pamplona: 'navarre: sancho', granada: 'granada: infantry' };
    const start = open('granada', 'sequence-end', places, { lastTurn: 17, ...hands({ navarre: ['long-life'] }) });
    assert.notEqual(asked(start)[0], 'turn-end');
    assert.deepEqual(gone(passAll(start).facts), []);
  });
  it('asks the player of a leader who leaves in another nation’s turn (ruling ataces)', () => {
    const places: Places = {
      leon: 'vandals: infantry',
      toledo: 'alans: infantry, ataces',
      cordoba: 'hispano-romans: infantry',
    };
    const rest = { turn: 7, rulings: { ataces: 'b' } as const, ...hands({ alans: ['long-life'], vandals: [] }) };
    const start = open('hispano-romans', 'sequence-end', places, rest);
    assert.deepEqual(asked(start), ['turn-start', ['alans']]);
    assert.deepEqual(on(start, 'long-life', 'leader'), ['ataces']);
  });
});
