import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, rebuild } from '../../../src/books/hispania/engine/actions.ts';
import type { ProvinceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { choices, offered, open, type Places, play, told } from './set-up.ts';

const OTHERS: Places = { galicia: 'galicians: infantry' };

describe('11-seville-cities', () => {
  const city = (place: ProvinceId, turn = 16, cities: readonly ProvinceId[] = []) => {
    const state = open(
      'seville',
      'movement',
      { ...OTHERS, [place]: 'seville: 2 infantry; badajoz: ruin' },
      { turn, ...(cities.length > 0 ? { tally: { cities } } : {}) },
    );
    return play(state, [rebuild(place, 'infantry')]);
  };
  it('gives 5 points for a castle rebuilt in Badajoz, Valencia or Granada on 16 and 17 (R:2951-2953)', () => {
    for (const place of ['badajoz', 'valencia', 'granada'] as const) {
      for (const turn of [16, 17]) {
        const { state, facts } = city(place, turn);
        assert.equal(state.nations.seville?.points, 10);
        assert.deepEqual(state.tally.cities, [place]);
        assert.deepEqual(
          told(facts, 'points').map(({ rule, reason, places }) => [rule, reason, places]),
          [['11-seville-cities', 'city', [place]]],
        );
      }
      for (const turn of [15, 18]) assert.equal(city(place, turn).state.nations.seville?.points, 0);
    }
    assert.equal(city('cordoba').state.nations.seville?.points, 0);
  });
  it('gives them once for each, up to 15 (R:2953-2955)', () => {
    assert.equal(city('badajoz', 17, ['badajoz']).state.nations.seville?.points, 0);
    const { state } = city('granada', 17, ['badajoz']);
    assert.equal(state.nations.seville?.points, 10);
    assert.deepEqual([...(state.tally.cities ?? [])].sort(), ['badajoz', 'granada']);
  });
  it('counts between battles, of a castle that has just fallen', () => {
    const start = open(
      'seville',
      'combat',
      { ...OTHERS, granada: 'seville: 4 infantry<cordoba; granada: castle' },
      { turn: 16 },
    );
    const { state } = play(start, [battle('granada'), 10, 10, 10, 1, 1, 1, 1]);
    assert.equal(play(state, [rebuild('granada', 'infantry')]).state.nations.seville?.points, 10);
  });
});

describe('11-almoravids-castles', () => {
  const castle = (place: ProvinceId, turn = 18, ruin = 'castile: ruin') =>
    play(open('almoravids', 'movement', { ...OTHERS, [place]: `almoravids: 2 elite; ${ruin}` }, { turn }), [
      rebuild(place, 'elite'),
    ]);
  it('gives 2 points for each castle rebuilt and the income of its province: 5 for Seville (R:2134-2139)', () => {
    const { state, facts } = castle('seville');
    assert.equal(state.nations.almoravids?.points, 10);
    assert.deepEqual(
      told(facts, 'points').map(({ rule, reason, points }) => [rule, reason, points]),
      [['11-almoravids-castles', 'rebuilt', 10]],
    );
    assert.equal(castle('la-mancha').state.nations.almoravids?.points, 5);
    for (const turn of [18, 19, 20, 21])
      assert.equal(castle('segovia', turn, 'seville: ruin').state.nations.almoravids?.points, 8);
  });
  it('counts whosever castle it was, again too (ruling almoravid-castles)', () => {
    assert.equal(castle('toledo', 19, 'almoravids: ruin').state.nations.almoravids?.points, 10);
    const two = open(
      'almoravids',
      'movement',
      { ...OTHERS, toledo: 'almoravids: 2 elite; castile: ruin', cordoba: 'almoravids: 2 elite; seville: ruin' },
      { turn: 19 },
    );
    const { state } = play(two, [rebuild('toledo', 'elite')], [rebuild('cordoba', 'elite')]);
    assert.equal(state.nations.almoravids?.points, 20);
  });
  it('gives 2 points for a knight, of whatever nation (R:2140)', () => {
    const state = open(
      'almoravids',
      'combat',
      { ...OTHERS, segovia: 'almoravids: 3 elite<toledo; castile: knight' },
      { turn: 18 },
    );
    const { facts } = play(state, [battle('segovia'), 10, 10, 10, 1]);
    assert.deepEqual(
      told(facts, 'scored').map(({ points }) => points),
      [4],
    );
  });
});

describe('11-almohads', () => {
  const ruin = { ...OTHERS, toledo: 'almohads: 2 elite; castile: ruin' };
  it('have no castles, or may rebuild them by the other reading (ruling almohad-castles)', () => {
    assert.deepEqual(choices(open('almohads', 'movement', ruin, { turn: 20 }), 'rebuild'), []);
    const b = open('almohads', 'movement', ruin, { turn: 20, rulings: { 'almohad-castles': 'b' } });
    assert.ok(offered(b, rebuild('toledo', 'elite')));
    const { state } = play(b, [rebuild('toledo', 'elite')]);
    assert.equal(state.places.toledo?.find((c) => c.kind === 'castle')?.owner, 'almohads');
    // A save of it opens again.
    assert.ok(
      open(
        'almohads',
        'movement',
        { ...OTHERS, toledo: 'almohads: elite, castle' },
        { turn: 21, rulings: { 'almohad-castles': 'b' } },
      ),
    );
    assert.throws(() => open('almohads', 'movement', { ...OTHERS, toledo: 'almohads: elite, castle' }, { turn: 21 }));
  });
  const scores = (attacker: string, defender: string, rulings = {}) => {
    const [owner] = attacker.split(':');
    const state = open(
      owner as 'almohads',
      'combat',
      { ...OTHERS, segovia: `${attacker}<avila; ${defender}` },
      { turn: 20, rulings },
    );
    const dice = Number(/(\d+)/.exec(attacker)?.[1] ?? 1);
    const back = defender.includes('castle') ? 3 : 1;
    return told(play(state, [battle('segovia'), ...Array(dice).fill(10), ...Array(back).fill(1)]).facts, 'scored').map(
      ({ points }) => points,
    );
  };
  it('score 3 for a Muslim castle, 5 for a Christian one, 3 for a knight, 1 for infantry (R:2106-2110)', () => {
    assert.deepEqual(scores('almohads: 3 elite', 'seville: castle'), [6]);
    assert.deepEqual(scores('almohads: 3 elite', 'castile: castle'), [10]);
    assert.deepEqual(scores('almohads: 3 elite', 'castile: knight'), [6]);
    assert.deepEqual(scores('almohads: 3 elite', 'castile: infantry'), [2]);
    assert.deepEqual(scores('almohads: 3 elite', 'seville: infantry'), []);
  });
  it('are worth 2 points a unit to everybody in his turn, beside his own (R:2111, ruling almohad-kills)', () => {
    assert.deepEqual(scores('seville: 3 infantry', 'almohads: elite'), [4]);
    assert.deepEqual(scores('navarre: 3 infantry', 'almohads: elite'), [6]);
    assert.deepEqual(scores('navarre: 3 infantry', 'almohads: elite', { 'almohad-kills': 'b' }), [4]);
  });
  it('end of phase', () => {
    assert.ok(play(open('almohads', 'movement', ruin, { turn: 20 }), [end()]));
  });
});
