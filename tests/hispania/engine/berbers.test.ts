import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aim, battle, end, remove, retreat, stay, step } from '../../../src/books/hispania/engine/actions.ts';
import type { PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { population, populationLimit } from '../../../src/books/hispania/engine/rules/population.ts';
import { choices, offered, open, type Places, play, read, refused, standing, told } from './set-up.ts';

/** Rule 11-umayyads-berbers beside their arrival, which `arrival.test.ts` plays. */

const OTHERS: Places = { galicia: 'galicians: infantry' };
type Rest = NonNullable<Parameters<typeof open>[3]>;
const at = (phase: Parameters<typeof open>[1], places: Places, rest: Rest = {}) =>
  open('umayyads', phase, { ...OTHERS, ...places }, { turn: 14, ...rest });

describe('11-umayyads-berbers', () => {
  it('move with Al-Mansur and not without him (R:2817)', () => {
    const state = at('movement', { toledo: 'umayyads: 2 berber, infantry, al-mansur', cordoba: 'umayyads: 1 berber' });
    assert.equal(refused(state, step('toledo', 'segovia', { berber: 1 })), 'moves-led 11-umayyads-berbers');
    assert.equal(refused(state, step('cordoba', 'seville', { berber: 1 })), 'moves-led 11-umayyads-berbers');
    const with_ = play(state, [step('toledo', 'cordoba', { berber: 2, infantry: 1 }, { 'leader:al-mansur': 1 })]).state;
    const on = play(with_, [
      step(
        'cordoba',
        'seville',
        { 'berber/steps=1/led=true/from=toledo': 2, berber: 1 },
        { 'leader:al-mansur/steps=1/reach=3/from=toledo': 1 },
      ),
    ]).state;
    assert.equal(standing(on, 'seville', 'umayyads', 'berber'), 3);
  });
  it('follow no other leader, who may go along with Al-Mansur (R:2817)', () => {
    const state = at('movement', { toledo: 'umayyads: 2 berber, 2 infantry, al-mansur, abd-ar-rahman' });
    const [his, other] = [{ 'leader:al-mansur': 1 }, { 'leader:abd-ar-rahman': 1 }];
    assert.equal(refused(state, step('toledo', 'segovia', { berber: 1 }, other)), 'moves-led 11-umayyads-berbers');
    for (const allowed of [
      step('toledo', 'segovia', { infantry: 2 }, other),
      step('toledo', 'segovia', { berber: 2, infantry: 1 }, his),
      step('toledo', 'segovia', { berber: 1 }, { ...his, ...other }),
      step('toledo', 'segovia', {}, { ...his, ...other }),
    ]) {
      assert.equal(refused(state, allowed), 'allowed');
      assert.ok(offered(state, allowed));
    }
    const left = at('movement', { toledo: 'umayyads: berber, infantry, abd-ar-rahman' });
    assert.equal(refused(left, step('toledo', 'segovia', { berber: 1 }, other)), 'moves-led 11-umayyads-berbers');
    assert.ok(offered(left, step('toledo', 'segovia', { infantry: 1 }, other)));
  });
  it('move with him in his ardour too', () => {
    const { state } = play(at('movement', { toledo: 'umayyads: 2 berber, al-mansur' }), [end()]);
    assert.equal(hispania.queries['phase']?.(state, ...([] as never[])), 'ardour-movement');
    assert.ok(offered(state, step('toledo', 'segovia', { berber: 2 }, { 'leader:al-mansur': 1 })));
  });
  it('count neither for stacking nor for the population, and hold a province (R:2818-2819)', () => {
    const state = at('last-stacking', {
      toledo: 'umayyads: 4 infantry, 3 berber, al-mansur',
      seville: 'umayyads: 5 infantry',
    });
    assert.deepEqual(
      choices(state, 'remove').map(({ fixed }) => fixed['place']),
      ['seville'],
    );
    const alone = at('movement', { toledo: 'umayyads: 3 berber, al-mansur', cordoba: 'umayyads: infantry' });
    assert.equal(population(read(alone), 'umayyads'), 1);
    assert.equal(populationLimit(read(alone), 'umayyads'), 4);
  });
  it('hit anything on 5 beside him, in attack and defence, plain and mountain; on 7 without (R:2819-2822)', () => {
    const needs = (place: PlaceId, from: PlaceId, text: string, other: string) => {
      const start = at('combat', {
        [place]: `umayyads: ${text.replace('berber', `berber<${from}`)}; castile: ${other}`,
      });
      const fought = play(start, [battle(place), ...Array(1 + (other.includes('castle') ? 3 : 1)).fill(1)]);
      return told(fought.facts, 'rolled').find(({ die }) => die === 'berber')?.needs;
    };
    for (const other of ['infantry', 'knight', 'castle']) {
      assert.equal(needs('segovia', 'calatayud', 'berber, al-mansur', other), 5, other);
      assert.equal(needs('avila', 'segovia', 'berber, al-mansur', other), 5, other);
      assert.equal(needs('avila', 'segovia', 'berber', other), 7, other);
    }
    const defence = (place: PlaceId, from: PlaceId, text: string) => {
      const start = open(
        'castile',
        'combat',
        { ...OTHERS, [place]: `castile: knight<${from}; umayyads: ${text}` },
        { turn: 14 },
      );
      return told(play(start, [battle(place), 1, 1]).facts, 'rolled').find(({ die }) => die === 'berber')?.needs;
    };
    assert.equal(defence('segovia', 'avila', 'berber, al-mansur'), 5);
    assert.equal(defence('avila', 'segovia', 'berber, al-mansur'), 5);
    assert.equal(defence('avila', 'segovia', 'berber'), 7);
  });
  it('are hit on a natural 9 or 10 by anybody anywhere, or with modifiers by the other reading (R:2822-2824, ruling berber-hits)', () => {
    const needs = (place: PlaceId, from: PlaceId, unit: string, rest: Rest = {}, turn = 14) =>
      told(
        play(
          open(
            'castile',
            'combat',
            { ...OTHERS, [place]: `castile: ${unit.replace(/(infantry|knight)/, `$1<${from}`)}; umayyads: berber` },
            { turn, ...rest },
          ),
          [battle(place), 1, 1],
        ).facts,
        'rolled',
      ).find(({ side }) => side === 'attacker')?.needs;
    assert.equal(needs('segovia', 'calatayud', 'infantry'), 9);
    assert.equal(needs('avila', 'segovia', 'knight'), 9);
    assert.equal(needs('segovia', 'calatayud', 'infantry, pelayo', {}, 13), 9);
    assert.equal(needs('segovia', 'calatayud', 'infantry, pelayo', { rulings: { 'berber-hits': 'b' } }, 13), 7);
  });
  it('are a Muslim unit: one point for Navarre, none for Castile, which counts infantry and cavalry alone', () => {
    const scores = (nation: 'navarre' | 'castile') =>
      told(
        play(
          open(
            nation,
            'combat',
            { ...OTHERS, segovia: `${nation}: 3 infantry<calatayud; umayyads: berber` },
            { turn: 14 },
          ),
          [battle('segovia'), 10, 1, 1, 1],
        ).facts,
        'scored',
      ).map(({ points }) => points);
    assert.deepEqual(scores('navarre'), [2]);
    assert.deepEqual(scores('castile'), []);
  });
  it('are aimed at as a kind of their own, and may retreat', () => {
    const start = open(
      'castile',
      'combat',
      { ...OTHERS, segovia: 'castile: 2 infantry<calatayud; umayyads: berber, infantry', toledo: 'umayyads: infantry' },
      { turn: 14 },
    );
    const { state } = play(start, [battle('segovia')]);
    assert.ok(offered(state, aim('attacker', { infantry: { berber: 1, infantry: 1 } })));
    const round = play(state, [aim('attacker', { infantry: { berber: 2 } }), 1, 1, 1, 1], [stay('attacker')]).state;
    assert.ok(offered(round, retreat('defender', 'toledo', { berber: 1 })));
  });
  it('need no room for a retreat, where others find none (R:2818)', () => {
    const start = open(
      'castile',
      'combat',
      {
        ...OTHERS,
        segovia: 'castile: 3 infantry<calatayud; umayyads: 2 infantry, 2 berber, al-mansur',
        toledo: 'umayyads: 4 infantry',
        avila: 'umayyads: 3 infantry',
        ...Object.fromEntries(
          ['cuenca', 'old-castile', 'salamanca', 'tierra-de-campos'].map((to) => [to, 'castile: infantry']),
        ),
      },
      { turn: 14, capitals: { umayyads: 'cordoba' } },
    );
    const aims = aim('attacker', { infantry: { infantry: 3 } });
    const { state } = play(start, [battle('segovia')], [aims, ...Array(7).fill(1)], [stay('attacker')]);
    const ways = choices(state, 'retreat').map(({ fixed: { to }, ranges: { units, light } }) => [
      to,
      units?.max,
      light?.max,
    ]);
    // Toledo is full and takes one for the moment; Avila is over its limit already.
    assert.deepEqual(ways, [
      ['avila', undefined, 2],
      ['toledo', 1, 2],
      ['toledo', undefined, 2],
    ]);
    const all = retreat('defender', 'toledo', { infantry: 1 }, { 'leader:al-mansur': 1 });
    const gone = play(state, [{ ...all, values: { ...all.values, light: { berber: 2 } } }]);
    assert.equal(standing(gone.state, 'toledo', 'umayyads', 'berber'), 2);
    assert.equal(standing(gone.state, 'toledo', 'umayyads', 'infantry'), 5);
    assert.equal(refused(state, retreat('defender', 'toledo', { infantry: 2, berber: 2 })), 'retreat-room 4.6');
  });
  it('are all gone at the end of turn 14 (ruling berbers)', () => {
    const start = open(
      'castile',
      'movement',
      { toledo: 'umayyads: 2 berber, infantry, al-mansur', leon: 'castile: infantry' },
      { turn: 14, lastTurn: 15 },
    );
    const { state, facts } = play(start, [end()]);
    for (const there of Object.values(state.places)) assert.ok(!there?.some((c) => c.kind === 'berber'));
    assert.ok(told(facts, 'left').some(({ rule, units }) => rule === '11-umayyads-berbers' && units.berber === 2));
  });
  it('are not removed for a limit', () => {
    const state = at('last-stacking', { ibiza: 'umayyads: 2 infantry, 2 berber' });
    assert.ok(!offered(state, remove('ibiza', { berber: 1 })));
    assert.ok(offered(state, remove('ibiza', { infantry: 1 })));
  });
});

describe('9.3 zeal', () => {
  const kinds = { umayyads: ['infantry', 11], almoravids: ['elite', 18] } as const;
  for (const nation of ['umayyads', 'almoravids'] as const) {
    const [unit, turn] = kinds[nation];
    const stack = `12 ${unit}<cordoba`;
    it(`leaves out the first check and hits better in the first combat alone: ${nation} (R:1619-1632)`, () => {
      const start = open(
        nation,
        'stacking',
        { ...OTHERS, toledo: `${nation}: ${stack}; castile: infantry`, segovia: `${nation}: ${unit}` },
        { turn },
      );
      // No nation was asked to remove any of the twelve.
      assert.equal(start.phase, 'stacking');
      const { state, facts } = play(start, [battle('toledo'), ...Array(12).fill(1), 1]);
      const table = unit === 'infantry' ? 7 : 6;
      assert.equal(told(facts, 'rolled').find(({ side }) => side === 'attacker')?.needs, table - 1);
      assert.ok(state);
      const second = open(
        nation,
        'second-combat',
        { ...OTHERS, toledo: `${nation}: 4 ${unit}<cordoba; castile: infantry` },
        { turn },
      );
      const again = play(second, [battle('toledo'), 1, 1, 1, 1, 1]);
      assert.equal(told(again.facts, 'rolled').find(({ side }) => side === 'attacker')?.needs, table);
      assert.ok(
        choices(
          open(nation, 'second-stacking', { toledo: `${nation}: ${stack}; castile: infantry` }, { turn }),
          'remove',
        ).length > 0,
      );
    });
  }
});
