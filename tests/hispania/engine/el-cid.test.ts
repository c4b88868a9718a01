import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  aim,
  battle,
  buy,
  capital,
  end,
  enter,
  rebuild,
  retreat,
  step,
} from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { band, inBand, type Rest, until } from './el-cid-set-up.ts';
import { choices, offered, open, play, refused, standing, told } from './set-up.ts';

/** El Cid's own turns from 17 on (11-el-cid, 11-el-cid-valencia). */

describe('he appears on turn 17 (11-el-cid)', () => {
  it('with 3 knights, 5 infantry and their leader, before anybody plays', () => {
    const start = open(
      'granada',
      'sequence-end',
      { granada: 'granada: infantry', tortosa: 'aragon: infantry' },
      {
        turn: 16,
        lastTurn: 17,
        seats: { 'el-cid': 'D' },
      },
    );
    const { facts } = until(start, ({ turn, active }) => turn === 17 && active === 'aragon');
    const [came, ...more] = told(facts, 'arrived').filter(({ place }) => place === 'band');
    assert.deepEqual([came?.units, came?.leaders], [{ infantry: 5, knight: 3 }, ['el-cid']]);
    assert.deepEqual(more, []);
    const { facts: later } = until(start, ({ active }) => active === 'el-cid');
    assert.equal(told(later, 'arrived').filter(({ place }) => place === 'band').length, 1);
  });

  for (const [rulings, turn] of [
    [{}, 18],
    [{ 'cid-leader-leaves': 'b' }, 19],
  ] as const) {
    it(`the leader leaves at the start of his nation's turn ${turn} (ruling cid-leader-leaves)`, () => {
      const start = open(
        'el-cid',
        'sequence-end',
        { valencia: 'el-cid: 2 infantry, el-cid' },
        { turn: 17, lastTurn: 19, rulings },
      );
      const { facts } = until(start, ({ stage }) => stage === 'over');
      const gone = facts.findIndex(({ kind }) => kind === 'leader-gone');
      const turns = told(facts.slice(0, gone), 'turn').filter(({ ends }) => !ends);
      assert.equal(turns.at(-1)?.turn, turn);
    });
  }

  it('a leader in the band leaves as one on the map does', () => {
    const start = open(
      'el-cid',
      'entry',
      { granada: 'granada: infantry' },
      { turn: 17, lastTurn: 18, band: band(2, 0) },
    );
    const came = play(start, [enter('valencia', { infantry: 1 })], [end()]).state;
    const { state } = until(came, ({ turn, active }) => turn === 18 && active === 'el-cid');
    assert.deepEqual(
      state.band?.map(({ kind }) => kind),
      ['infantry'],
    );
  });
});

describe('his own turn 17 (11-el-cid-valencia)', () => {
  const coming = (valencia: string | undefined, left = band(5, 3), rest: Rest = {}): State =>
    open(
      'el-cid',
      'entry',
      { ...(valencia ? { valencia } : {}), segovia: 'castile: infantry' },
      { turn: 17, band: left, ...rest },
    );

  it('is the last of the game turn', () => {
    const places = {
      tortosa: 'aragon: infantry',
      badajoz: 'badajoz: infantry',
      zaragoza: 'zaragoza: infantry',
      pamplona: 'navarre: infantry',
      leon: 'leon: infantry',
      segovia: 'castile: infantry',
      seville: 'seville: infantry',
      valencia: 'valencia: infantry',
      granada: 'granada: infantry',
      asturias: 'galicians: infantry',
      algarve: 'celts: infantry',
      cartagena: 'byzantium: infantry',
    };
    const start = open('galicians', 'arrival', places, { turn: 17, lastTurn: 17, band: band(5, 3) });
    const { facts, state } = until(start, ({ stage }) => stage === 'over');
    assert.equal(state.stage, 'over');
    const played = [...new Set(told(facts, 'phase').map(({ nation }) => nation))];
    assert.equal(played.length, 13);
    assert.equal(played.at(-1), 'el-cid');
  });

  it('comes instead of placement and movement; no income', () => {
    const start = open('el-cid', 'arrival', { segovia: 'castile: infantry' }, { turn: 17, band: band(5, 3) });
    const { facts } = until(start, () => false);
    const phases = told(facts, 'phase')
      .filter(({ nation }) => nation === 'el-cid')
      .map(({ phase }) => phase);
    assert.deepEqual(phases, ['income', 'entry', 'stacking', 'combat', 'last-stacking', 'population', 'sequence-end']);
    assert.deepEqual(told(facts, 'income'), []);
  });

  it('directly to Valencia, two over its limit with him and one without, and attacks', () => {
    const start = coming('valencia: castle, infantry');
    assert.ok(offered(start, enter('valencia', { knight: 3, infantry: 2 }, { 'leader:el-cid': 1 })));
    assert.equal(
      refused(start, enter('valencia', { knight: 3, infantry: 3 }, { 'leader:el-cid': 1 })),
      'enter-most 11-el-cid-valencia',
    );
    assert.ok(offered(start, enter('valencia', { knight: 3, infantry: 1 })));
    assert.equal(refused(start, enter('valencia', { knight: 3, infantry: 2 })), 'enter-most 11-el-cid-valencia');
    assert.equal(refused(start, enter('denia', { knight: 1 })), 'enter-not-here 11-el-cid-valencia');
    assert.equal(refused(start, enter('valencia', { elite: 1 })), 'nobody-there 11-el-cid-valencia');
    const { state } = play(
      start,
      [enter('valencia', { knight: 3 }, { 'leader:el-cid': 1 })],
      [enter('valencia', { infantry: 2 })],
    );
    assert.equal(hispania.decision(state)?.kind, 'battles');
    assert.equal(inBand(state), 3);
  });

  it('without enemies there he is placed; three may stay, four in a capital', () => {
    const start = coming(undefined);
    assert.deepEqual(hispania.decision(start)?.preset, enter('valencia', { knight: 3 }, { 'leader:el-cid': 1 }));
    const over = play(start, [enter('valencia', { knight: 3, infantry: 2 }, { 'leader:el-cid': 1 })]).state;
    assert.equal(hispania.decision(over)?.kind, 'remove');
    const { state } = play(over, [capital('valencia')]);
    assert.equal(hispania.decision(state)?.params['place'], 'valencia');
    assert.equal(choices(state, 'remove')[0]?.ranges['units']?.max, 1);
    assert.equal(inBand(state), 3);
  });

  it('on 17 with one unit at least; the others may stay off the map (ruling cid-entry)', () => {
    const start = coming(undefined, band(5, 3), { lastTurn: 19 });
    assert.ok(!offered(start, end()));
    assert.equal(refused(start, end()), 'must-enter 11-el-cid-valencia');
    const { state } = play(start, [enter('valencia', { infantry: 1 })], [end()]);
    assert.equal(inBand(state), 7);
    const { state: next } = until(state, ({ turn, phase, fresh }) => turn === 18 && phase === 'entry' && !fresh);
    assert.ok(offered(next, end()));
  });

  it('retreats off the map after a round, or next door, and comes back on 18', () => {
    const fight = play(
      coming('valencia: castle, infantry', band(5, 3), { lastTurn: 19, rulings: { 'cid-leader-leaves': 'b' } }),
      [enter('valencia', { knight: 2, infantry: 1 }, { 'leader:el-cid': 1 })],
      [end()],
      [battle('valencia')],
      [aim('attacker', { infantry: { castle: 1 }, knight: { castle: 2 } })],
      [aim('defender', { infantry: { infantry: 1 }, castle: { knight: 3 } }), 1, 1, 1, 1, 1, 1, 1],
    ).state;
    assert.ok(offered(fight, retreat('attacker', 'denia', { infantry: 1 }, {})));
    const { state } = play(fight, [retreat('attacker', 'band', { knight: 2, infantry: 1 }, { 'leader:el-cid': 1 })]);
    assert.equal(inBand(state), 8);
    const { state: next } = until(state, ({ turn, phase, fresh }) => turn === 18 && phase === 'entry' && !fresh);
    assert.ok(offered(next, enter('valencia', { knight: 3, infantry: 2 }, { 'leader:el-cid': 1 })));
  });

  it('no population limit on 17, one on 18', () => {
    const places = { valencia: 'el-cid: 2 knight, infantry' };
    const { facts } = until(open('el-cid', 'last-stacking', places, { turn: 17 }), () => false);
    assert.deepEqual(told(facts, 'culled'), []);
    const later = until(open('el-cid', 'last-stacking', places, { turn: 18 }), () => false);
    assert.equal(told(later.facts, 'culled').length, 1);
  });

  it('5 points for Valencia, once, at the end of the first of his turns that ends with it (ruling cid-valencia-points)', () => {
    const won = until(
      open('el-cid', 'sequence-end', { valencia: 'el-cid: infantry' }, { turn: 17, lastTurn: 18 }),
      ({ stage }) => stage === 'over',
    );
    const [scored, ...more] = told(won.facts, 'points').filter(({ reason }) => reason === 'takes-province');
    assert.deepEqual([scored?.points, scored?.turn, more.length], [10, 17, 0]);
    const later = until(
      open(
        'el-cid',
        'sequence-end',
        { valencia: 'el-cid: infantry' },
        { turn: 17, lastTurn: 19, rulings: { 'cid-valencia-points': 'b' } },
      ),
      ({ stage }) => stage === 'over',
    );
    assert.deepEqual(
      told(later.facts, 'points')
        .filter(({ reason }) => reason === 'takes-province')
        .map(({ turn, points: p }) => [turn, p]),
      [[19, 10]],
    );
  });
  it('nothing for Valencia before or after these turns, and nothing without it', () => {
    const scored = (turn: number, place: 'valencia' | 'toledo') => {
      const { facts } = until(
        open('el-cid', 'sequence-end', { [place]: 'el-cid: infantry' }, { turn, lastTurn: turn + 1 }),
        ({ stage }) => stage === 'over',
      );
      return told(facts, 'points').filter((fact) => fact.reason === 'takes-province' && fact.turn === turn).length;
    };
    assert.deepEqual(
      [16, 17, 18, 20].map((turn) => scored(turn, 'valencia')),
      [0, 1, 1, 0],
    );
    assert.equal(scored(17, 'toledo'), 0);
  });
});

describe('from turn 18 on (11-el-cid-valencia)', () => {
  it('he plays as others do, with income, and buys what his band and the map leave of his counters', () => {
    const start = open(
      'el-cid',
      'entry',
      { valencia: 'el-cid: infantry, castle' },
      {
        turn: 17,
        lastTurn: 18,
        gold: { 'el-cid': 20 },
        band: band(4, 3, false),
      },
    );
    const { state, facts } = play(start, [end()]);
    assert.deepEqual([state.turn, state.phase], [18, 'income']);
    assert.deepEqual(
      told(facts, 'income').map(({ gold }) => gold),
      [4],
    );
    assert.deepEqual(
      choices(state, 'buy').map(({ fixed }) => fixed['unit']),
      ['castle'],
    );
    assert.equal(refused(state, buy('infantry')), 'no-counter 2.3');
  });

  it('the rest of the band comes after his movement, one over the limit', () => {
    const start = open(
      'el-cid',
      'movement',
      { valencia: 'almoravids: infantry', castellon: 'el-cid: 2 infantry' },
      { turn: 18, band: band(3, 3, false) },
    );
    const { state } = play(start, [step('castellon', 'valencia', { infantry: 1 })], [end()]);
    assert.equal(state.phase, 'entry');
    assert.ok(offered(state, enter('valencia', { knight: 3 })));
    assert.equal(refused(state, enter('valencia', { knight: 3, infantry: 1 })), 'enter-most 11-el-cid-valencia');
    // Marks of those that marched stay for the battle.
    assert.ok(
      play(state, [enter('valencia', { knight: 3 })]).state.places.valencia?.some(({ from }) => from === 'castellon'),
    );
  });

  it('of two that fight there, the one that marched stays when the other goes back to the band (R:2464)', () => {
    const start = open(
      'el-cid',
      'combat',
      { valencia: 'el-cid: 2 infantry<castellon, 2 infantry; almoravids: 3 infantry', castellon: 'el-cid: infantry' },
      { turn: 18, band: band(0, 1, false) },
    );
    const { state } = play(start, [battle('valencia'), 1, 1, 1, 1, 1, 1, 1]);
    assert.ok(offered(state, retreat('attacker', 'band', { infantry: 2 })));
    assert.equal(
      refused(state, retreat('attacker', 'band', { infantry: 1, 'infantry/from=castellon': 1 })),
      'retreat-marched 11-el-cid-valencia',
    );
    assert.ok(offered(state, retreat('attacker', 'castellon', { 'infantry/from=castellon': 1 })));
  });

  it('who only marched there does not go to the band', () => {
    const start = open(
      'el-cid',
      'combat',
      { valencia: 'el-cid: 2 infantry<castellon; almoravids: 2 infantry', castellon: 'el-cid: infantry' },
      { turn: 18, band: band(0, 3, false) },
    );
    const { state } = play(start, [battle('valencia'), 1, 1, 1, 1]);
    assert.equal(refused(state, retreat('attacker', 'band', { 'infantry/from=castellon': 1 })), 'retreat-off-map 6.6');
  });

  it('a nation with nothing but a band plays; what is left of it after turn 19 leaves the game', () => {
    const start = open(
      'granada',
      'sequence-end',
      { granada: 'granada: infantry' },
      { turn: 17, lastTurn: 20, band: band(2, 1), seats: { 'el-cid': 'D' } },
    );
    const { state, facts } = until({ ...start }, ({ turn }) => turn === 20);
    void state;
    assert.ok(
      told(facts, 'phase').some(({ turn, nation, phase }) => turn === 18 && nation === 'el-cid' && phase === 'entry'),
    );
    const stays = play(
      open('el-cid', 'entry', { granada: 'granada: infantry' }, { turn: 19, lastTurn: 20, band: band(2, 1, false) }),
      [end()],
    );
    const gone = until(stays.state, ({ turn }) => turn === 20);
    assert.equal(gone.state.band, undefined);
    assert.deepEqual(
      told([...stays.facts, ...gone.facts], 'left').map(({ place, units }) => [place, units]),
      [['band', { infantry: 2, knight: 1 }]],
    );
  });

  it('he rebuilds a castle of Valencia for a unit after his battle', () => {
    const start = open('el-cid', 'combat', { valencia: 'el-cid: 2 knight; valencia: castle!2' }, { turn: 17 });
    const { state } = play(start, [battle('valencia'), 9, 9, 1], [rebuild('valencia', 'knight')]);
    assert.equal(standing(state, 'valencia', 'el-cid', 'castle'), 1);
  });
});
