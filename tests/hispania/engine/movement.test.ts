import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { end, step } from '../../../src/books/hispania/engine/actions.ts';
import { type PlaceId, PROVINCES, type ProvinceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { FIRST_SET, tables } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { canonical } from '../../../src/kernel/hash.ts';
import { SEED } from '../../kernel/seed.ts';
import { choices, offered, open, play, refused, standing, told } from './set-up.ts';

const { neighbours, straits, provinces } = tables(FIRST_SET);
const isMountain = (place: PlaceId) => provinces[place as ProvinceId]?.terrain === 'mountain';

/** Everywhere that one stack, always moved whole, can come to by the steps that are offered. */
function reached(start: State): ReadonlySet<string> {
  const seen = new Set<string>();
  const places = new Set<string>();
  const todo = [start];
  for (let state = todo.pop(); state; state = todo.pop()) {
    for (const { fixed, ranges } of choices(state, 'step')) {
      const { units, leaders } = ranges;
      const whole = (range: typeof units) => (range?.is === 'counts' ? range.of : {});
      if (!leaders && standing(state, fixed['from'] as PlaceId, 'seville', 'leader') > 0) continue;
      const { state: next } = play(state, [
        step(fixed['from'] as PlaceId, fixed['to'] as PlaceId, whole(units), leaders && whole(leaders)),
      ]);
      places.add(fixed['to'] ?? '');
      const key = canonical(next.places);
      if (!seen.has(key)) todo.push(next);
      seen.add(key);
    }
  }
  return places;
}

/** The same by rules 5.1, 5.2 and 5.5, written without the engine: of an empty map. */
function oracle(from: PlaceId, most: number, led: boolean): ReadonlySet<string> {
  const places = new Set<string>(straits[from].filter((to) => to !== 'africa'));
  let front: PlaceId[] = [from];
  for (let n = 0; n < most; n++) {
    const next = front.flatMap((at) => neighbours[at]).filter((to): to is ProvinceId => to in provinces);
    for (const to of next) places.add(to);
    front = [...new Set(next)].filter((to) => led || !isMountain(to));
  }
  return places;
}

describe(`5.1, 5.2 how far (seed ${SEED})`, () => {
  const place = fc.constantFrom(...PROVINCES);
  const kind = fc.constantFrom('infantry', 'cavalry', null);
  const reachedBy = (start: State) => [...reached(start)].sort();
  it('is 2 for infantry, 4 for cavalry, one more with a leader, 3 for him alone; mountains stop who has none', () => {
    const ALLOWANCE = { infantry: 2, cavalry: 4 };
    fc.assert(
      fc.property(place, kind, fc.boolean(), (from, unit, led) => {
        if (unit === null && !led) return;
        const start = open(
          'seville',
          'movement',
          { [from]: `seville: ${[unit ?? [], led ? 'al-mutamid' : []].flat().join(', ')}` },
          { turn: 16 },
        );
        const most = unit === null ? 3 : ALLOWANCE[unit] + (led ? 1 : 0);
        assert.deepEqual(reachedBy(start), [...oracle(from, most, led)].sort());
      }),
      { seed: SEED, numRuns: 120 },
    );
  });
  it('is 2 for a knight, 3 for an elite', () => {
    const knight = open('castile', 'movement', { toledo: 'castile: knight' });
    assert.deepEqual(reachedBy(knight), [...oracle('toledo', 2, false)].sort());
    for (const from of ['toledo', 'algarve', 'cadiz'] as const) {
      const elite = open('rome', 'movement', { [from]: 'rome: elite' }, { turn: 3 });
      assert.deepEqual(reachedBy(elite), [...oracle(from, 3, false)].sort());
    }
    assert.notDeepEqual([...oracle('algarve', 3, false)].sort(), [...oracle('algarve', 4, false)].sort());
  });
});

describe('5 steps', () => {
  it('cross borders, never the point where four provinces meet (R:753-758)', () => {
    const state = open('castile', 'movement', { cuenca: 'castile: infantry', duero: 'castile: infantry, castle' });
    assert.equal(refused(state, step('cuenca', 'tortosa', { infantry: 1 })), 'corner 5-corners');
    assert.equal(refused(state, step('duero', 'galicia', { infantry: 1 })), 'corner 5-corners');
    assert.equal(refused(state, step('duero', 'toledo', { infantry: 1 })), 'no-border 5');
    assert.equal(refused(state, step('duero', 'porto', { castle: 1 })), 'works-stay 5.1');
    assert.equal(refused(state, step('duero', 'porto', { infantry: 2 })), 'nobody-there 5');
    assert.equal(refused(state, step('duero', 'porto', {})), 'nobody-there 5');
    assert.equal(refused(state, step('duero', 'narbonne', { infantry: 1 })), 'no-entry-off-map 5.4');
    assert.equal(refused(state, step('duero', 'sea', { infantry: 1 })), 'no-anchor 5.6');
  });
  it('stop in mountains without a leader, and where another nation stands (R:776-787)', () => {
    const start = open('castile', 'movement', { segovia: 'castile: 2 infantry', toledo: 'leon: infantry' });
    const { state, facts } = play(
      start,
      [step('segovia', 'avila', { infantry: 1 })],
      [step('segovia', 'toledo', { infantry: 1 })],
    );
    assert.deepEqual(
      told(facts, 'halted').map(({ place, why }) => [place, why]),
      [['avila', 'mountain']],
    );
    assert.equal(
      refused(state, step('avila', 'salamanca', { 'infantry/steps=1/halt=mountain/from=segovia': 1 })),
      'halted-mountain 5.1-mountain',
    );
    assert.equal(
      refused(state, step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 })),
      'stopped 5.3',
    );
  });
  it('are remembered: where from, and over which river', () => {
    const { state } = play(open('castile', 'movement', { segovia: 'castile: infantry' }), [
      step('segovia', 'toledo', { infantry: 1 }),
    ]);
    assert.deepEqual(state.places.toledo, [
      { owner: 'castile', kind: 'infantry', count: 1, steps: 1, from: 'segovia', river: true },
    ]);
    const { state: on } = play(state, [step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 })]);
    assert.deepEqual(on.places.cordoba, [{ owner: 'castile', kind: 'infantry', count: 1, steps: 2, from: 'toledo' }]);
    assert.equal(refused(on, step('cordoba', 'seville', { 'infantry/steps=2/from=toledo': 1 })), 'spent 5.1');
  });
});

describe('5.2 leaders', () => {
  it('take up and leave behind, as from Denia to Lisbon (R:843-851)', () => {
    const start = open('seville', 'movement', {
      denia: 'seville: cavalry, al-mutamid',
      'la-mancha': 'seville: infantry',
    });
    const chief = (n: number, from: PlaceId) => ({ [`leader:al-mutamid/steps=${n}/reach=5/from=${from}`]: 1 });
    const horse = (n: number, from: PlaceId) => ({ [`cavalry/steps=${n}/led=true/from=${from}`]: 1 });
    const foot = (n: number, from: PlaceId) => ({ [`infantry/steps=${n}/led=true/from=${from}`]: 1 });
    const { state } = play(
      start,
      [step('denia', 'la-mancha', { cavalry: 1 }, { 'leader:al-mutamid': 1 })],
      [step('la-mancha', 'toledo', { ...horse(1, 'denia'), infantry: 1 }, chief(1, 'denia'))],
      [step('toledo', 'sierra-morena', { ...horse(2, 'la-mancha'), ...foot(1, 'la-mancha') }, chief(2, 'la-mancha'))],
      [step('sierra-morena', 'badajoz', { ...horse(3, 'toledo'), ...foot(2, 'toledo') }, chief(3, 'toledo'))],
    );
    assert.equal(
      refused(state, step('badajoz', 'lisbon', foot(3, 'sierra-morena'), chief(4, 'sierra-morena'))),
      'spent-led 5.2',
    );
    const { state: after, facts } = play(state, [
      step('badajoz', 'lisbon', horse(4, 'sierra-morena'), chief(4, 'sierra-morena')),
    ]);
    assert.equal(standing(after, 'lisbon', 'seville', 'cavalry'), 1);
    assert.deepEqual(
      told(facts, 'halted').map(({ place, why, rule, units }) => [place, why, rule, units]),
      [['badajoz', 'left-behind', '5.2', { infantry: 1 }]],
    );
    assert.equal(refused(after, step('lisbon', 'algarve', horse(5, 'badajoz'), chief(5, 'badajoz'))), 'spent-led 5.2');
  });
  it('leave units that go no further, whatever they have left (R:841-843)', () => {
    const start = open('seville', 'movement', { toledo: 'seville: 2 cavalry, al-mutamid' });
    const { state } = play(
      start,
      [step('toledo', 'cordoba', { cavalry: 2 }, { 'leader:al-mutamid': 1 })],
      [
        step(
          'cordoba',
          'gibraltar',
          { 'cavalry/steps=1/led=true/from=toledo': 1 },
          { 'leader:al-mutamid/steps=1/reach=5/from=toledo': 1 },
        ),
      ],
    );
    assert.equal(
      refused(state, step('cordoba', 'seville', { 'cavalry/steps=1/led=true/halt=left-behind/from=toledo': 1 })),
      'halted-left 5.2',
    );
  });
  it('go no further than those they set out with, whoever joins them (R:840-841)', () => {
    const start = (first: string) =>
      open('seville', 'movement', { segovia: `seville: ${first}al-mutamid`, toledo: 'seville: cavalry' });
    const chief = (n: number, from: PlaceId) => ({
      [`leader:al-mutamid/steps=${n}/reach=3/from=${from}/river=true`]: 1,
    });
    const on = (n: number, from: PlaceId) => ({ [`leader:al-mutamid/steps=${n}/reach=3/from=${from}`]: 1 });
    const horse = (n: number, from: PlaceId) => ({ [`cavalry/steps=${n}/led=true/from=${from}`]: 1 });
    for (const first of ['infantry, ', '']) {
      const { state } = play(
        start(first),
        [step('segovia', 'toledo', first ? { infantry: 1 } : {}, { 'leader:al-mutamid': 1 })],
        [step('toledo', 'cordoba', { cavalry: 1 }, chief(1, 'segovia'))],
        [step('cordoba', 'gibraltar', horse(1, 'toledo'), on(2, 'toledo'))],
      );
      assert.equal(refused(state, step('gibraltar', 'cadiz', horse(2, 'cordoba'), on(3, 'cordoba'))), 'spent-led 5.2');
      // The cavalry has two more of its own.
      assert.ok(offered(state, step('gibraltar', 'cadiz', horse(2, 'cordoba'))));
    }
  });
  it('cross mountains with those beside them alone', () => {
    const start = open('seville', 'movement', { segovia: 'seville: 2 cavalry, al-mutamid' });
    const { state } = play(start, [step('segovia', 'avila', { cavalry: 2 }, { 'leader:al-mutamid': 1 })]);
    const horse = { 'cavalry/steps=1/led=true/from=segovia': 1 };
    assert.ok(
      offered(state, step('avila', 'salamanca', horse, { 'leader:al-mutamid/steps=1/reach=5/from=segovia': 1 })),
    );
    assert.equal(refused(state, step('avila', 'salamanca', horse)), 'halted-mountain 5.1-mountain');
  });
  it('give their province to who set out with one only (ruling leader-bonus)', () => {
    const start = open(
      'castile',
      'movement',
      { segovia: 'castile: infantry', toledo: 'castile: alfonso-vi, infantry' },
      { turn: 17 },
    );
    const { state } = play(
      start,
      [step('segovia', 'toledo', { infantry: 1 })],
      [step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 })],
      [step('toledo', 'cordoba', { infantry: 1 }, { 'leader:alfonso-vi': 1 })],
    );
    const chief = { 'leader:alfonso-vi/steps=1/reach=3/from=toledo': 1 };
    assert.equal(
      refused(state, step('cordoba', 'seville', { 'infantry/steps=2/from=toledo': 1 }, chief)),
      'spent-led 5.2',
    );
    assert.ok(offered(state, step('cordoba', 'seville', { 'infantry/steps=1/led=true/from=toledo': 1 }, chief)));
  });
  it('pick up those alone who have not moved (R:838-839)', () => {
    const start = open('umayyads', 'movement', {
      gibraltar: 'umayyads: cavalry',
      seville: 'umayyads: cavalry, abd-ar-rahman',
    });
    const chief = { 'leader:abd-ar-rahman': 1 };
    const { state } = play(start, [step('gibraltar', 'seville', { cavalry: 1 })]);
    const moved = { 'cavalry/steps=1/from=gibraltar': 1 };
    assert.equal(refused(state, step('seville', 'algarve', moved, chief)), 'moved-alone 5.2');
    assert.equal(refused(state, step('seville', 'algarve', { cavalry: 1, ...moved }, chief)), 'moved-alone 5.2');
    assert.ok(offered(state, step('seville', 'algarve', { cavalry: 1 }, chief)));
    // It may go the same way without him, and the mountains stop it.
    const { state: after } = play(state, [step('seville', 'algarve', moved)]);
    assert.equal(after.places.algarve?.[0]?.halt, 'mountain');
  });
  it('die where they enter alone before units, and kill no units (ruling lone-leader)', () => {
    const start = open(
      'castile',
      'movement',
      { segovia: 'castile: alfonso-vi, infantry', toledo: 'seville: infantry' },
      { turn: 17 },
    );
    const { state, facts } = play(start, [step('segovia', 'toledo', {}, { 'leader:alfonso-vi': 1 })]);
    assert.deepEqual(
      told(facts, 'leader-killed').map(({ rule }) => rule),
      ['6.2b-lone-leader'],
    );
    assert.equal(told(facts, 'scored').length, 0);
    assert.deepEqual(choices(state, 'battle'), []);
    const other = open('castile', 'movement', { segovia: 'castile: infantry', toledo: 'seville: al-mutamid' });
    const { facts: killed } = play(other, [step('segovia', 'toledo', { infantry: 1 })]);
    assert.deepEqual(
      told(killed, 'scored').map(({ points }) => points),
      [10],
    );
  });
  it('move Berbers, who never move alone (R:2815)', () => {
    const state = open('umayyads', 'movement', { toledo: 'umayyads: 2 berber, al-mansur' }, { turn: 14 });
    assert.equal(refused(state, step('toledo', 'cordoba', { berber: 1 })), 'moves-led 11-umayyads-berbers');
    assert.ok(offered(state, step('toledo', 'cordoba', { berber: 2 }, { 'leader:al-mansur': 1 })));
  });
});

describe('5.5 straits', () => {
  it('take the whole movement, from the start of it (R:925-931)', () => {
    const start = open('aragon', 'movement', {
      castellon: 'aragon: infantry',
      valencia: 'aragon: infantry',
      majorca: 'aragon: infantry',
    });
    const { state, facts } = play(
      start,
      [step('castellon', 'valencia', { infantry: 1 })],
      [step('valencia', 'majorca', { infantry: 1 })],
    );
    assert.deepEqual(
      told(facts, 'moved').map(({ rule }) => rule),
      ['5', '5.5'],
    );
    assert.equal(
      refused(state, step('valencia', 'majorca', { 'infantry/steps=1/from=castellon': 1 })),
      'strait-first 5.5',
    );
    assert.equal(
      refused(state, step('majorca', 'ibiza', { 'infantry/steps=1/halt=strait/from=valencia': 1 })),
      'halted-strait 5.5',
    );
    assert.ok(offered(state, step('majorca', 'ibiza', { infantry: 1 })));
    assert.equal(refused(state, step('majorca', 'denia', { infantry: 1 })), 'no-border 5');
  });
});

describe('5 movement', () => {
  it('is skipped for a nation that has nobody who could move', () => {
    const { facts } = play(open('castile', 'movement', { segovia: 'castile: infantry', toledo: 'valencia: castle' }), [
      end(),
    ]);
    assert.deepEqual(
      told(facts, 'phase-skipped').find(({ nation, phase }) => nation === 'valencia' && phase === 'movement'),
      {
        kind: 'phase-skipped',
        rule: '5',
        turn: 16,
        nation: 'valencia',
        phase: 'movement',
      },
    );
  });
  it('looks anew at a place that is as it was, when nation, phase or turn are not', () => {
    const leaders = open('castile', 'movement', { cordoba: 'castile: alfonso-vi; seville: al-mutamid' }, { turn: 17 });
    const who = (state: State) => JSON.stringify(choices(state, 'step')[0]?.ranges['leaders']);
    assert.match(who(leaders), /alfonso-vi/);
    assert.match(who({ ...leaders, active: 'seville' }), /al-mutamid/);
    // With Ataces any number may attack, only in the first run of turn 6: eight hold the passage, then they may not.
    const start = open(
      'alans',
      'movement',
      { segovia: 'alans: 9 infantry, ataces', toledo: 'iberians: 4 infantry' },
      { turn: 6 },
    );
    const { state } = play(start, [step('segovia', 'toledo', { infantry: 9 }, { 'leader:ataces': 1 })]);
    assert.ok(choices(state, 'step').length > 0);
    assert.equal(choices({ ...state, phase: 'second-movement' }, 'step').length, 0);
    assert.equal(choices({ ...state, turn: 7 }, 'step').length, 0);
  });
  it('offers the same whatever order the places were written in', () => {
    const one = open('castile', 'movement', { segovia: 'castile: infantry', duero: 'castile: knight, infantry' });
    const two = open('castile', 'movement', { duero: 'castile: infantry, knight', segovia: 'castile: infantry' });
    assert.equal(canonical(hispania.decision(one)), canonical(hispania.decision(two)));
  });
});
