import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { end, proceed } from '../../../src/books/reconquista/engine/actions.ts';
import { LOCATIONS } from '../../../src/books/reconquista/engine/data/ids.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import type { Written } from '../../../src/books/reconquista/engine/position.ts';
import { endingOf, scoreOf } from '../../../src/books/reconquista/engine/rules/score.ts';
import type { PlaceState } from '../../../src/books/reconquista/engine/state.ts';
import { at, christian, facts, go, muslim, neutral, position, rebel, refused } from '../play.ts';

const M = { city: 'muslim' } as const;
const C = { city: 'christian' } as const;
/** The last phase of a turn: no siege is left, so the turn ends. */
const last = (places: { readonly [at: string]: PlaceState }, more: Partial<Written> = {}) =>
  go(position({ phase: 'sieges', places, ...more }), []);

describe('a turn (7)', () => {
  it('has its phases in order, and the next turn begins with the first', () => {
    let state = reconquista.setup({ start: 2 }, 4);
    const seen: string[] = [];
    for (let n = 0; n < 60 && state.turn === 2; n++) {
      if (seen.at(-1) !== state.phase) seen.push(state.phase);
      const decision = reconquista.decision(state);
      const action = decision?.preset ?? {
        kind: decision?.choices[0]?.kind ?? '',
        fixed: decision?.choices[0]?.fixed ?? {},
        values: {},
      };
      const applied = reconquista.apply(state, action);
      assert.ok(!applied.refusal);
      state = applied.state;
    }
    const all = ['rebellion', 'event', 'spending', 'moves', 'reaction', 'sieges'];
    assert.deepEqual(seen, all.slice(0, seen.length));
    assert.ok(seen.length >= 5);
    assert.equal(state.phase, 'rebellion');
  });

  it('refuses what belongs to another phase', () => {
    const start = position({ phase: 'rebellion', places: { leon: C } });
    assert.equal(refused(start, end()), 'not-now 7');
    assert.equal(refused(position({ phase: 'spending', places: { leon: C } }), proceed()), 'not-now 7');
  });
});

describe('the end of a turn (15)', () => {
  it('takes neutrals, those in service, El Cid and bare forts off the board, and ends a revolt', () => {
    const done = last(
      {
        leon: { ...C, held: christian({ army: 1, hired: 2, 'el-cid': 1 }) },
        oviedo: { fort: true, held: neutral(2) },
        seville: { ...M, held: muslim({ hired: 1 }) },
      },
      { turn: 3, revolt: 'aragon', event: { id: 'crusade', left: 0 } },
    );
    assert.equal(at(done.state, 'leon'), 'christian city christian 1 army');
    assert.equal(at(done.state, 'oviedo'), '');
    assert.equal(at(done.state, 'seville'), 'muslim city');
    assert.equal(done.state.revolt, null);
    assert.equal(done.state.event, null);
    assert.equal(done.state.turn, 4);
  });

  it('lets a city of neutrals fall back to its religion (E4)', () => {
    const done = last({ leon: C, oviedo: { ...C, held: neutral(1) } });
    assert.equal(scoreOf(done.state).cities, 2);
  });
});

describe('the end of the game', () => {
  it('comes if no location can raise Muslim armies: Christians or Rebels are everywhere (15-early-end, T1)', () => {
    const places = Object.fromEntries(
      LOCATIONS.map((one) => [one, { held: one === 'leon' ? christian({ army: 1 }) : rebel() }]),
    );
    assert.equal(endingOf(last({ ...places, leon: { ...C, held: christian({ army: 1 }) } }).state), 'no-muslims');
    assert.equal(endingOf(last({ ...places, leon: C }).state), undefined);
  });

  it('comes without a Christian city', () => {
    const done = last({ leon: M, oviedo: { ...C, held: rebel() } }, { turn: 5 });
    assert.equal(done.state.phase, 'over');
    assert.equal(facts(done, 'ended')[0]?.ending, 'no-christians');
    assert.deepEqual(reconquista.outcome(done.state)?.is, 'verdict');
    assert.equal(reconquista.decision(done.state), undefined);
    assert.equal(refused(done.state, proceed()), 'over 15');
  });

  it('comes after turn 20, also with a region in revolt, which counts (8-revolt)', () => {
    const done = last({ leon: C }, { turn: 20, revolt: 'asturias' });
    assert.equal(facts(done, 'ended')[0]?.ending, 'last-turn');
    assert.equal(facts(done, 'scored')[0]?.points, 1 + 2 + 10);
    assert.deepEqual(reconquista.outcome(done.state), {
      is: 'verdict',
      rule: '16-results',
      verdict: { key: 'muslim', params: { points: 13, ending: 'last-turn' } },
    });
  });
});

describe('the points (16)', () => {
  const points = (places: { readonly [at: string]: PlaceState }) => scoreOf(position({ phase: 'sieges', places }));

  it('count cities that Christians control, of any religion', () => {
    assert.equal(
      points({ leon: C, toledo: { ...M, held: christian({ army: 1 }) }, lisbon: { ...C, held: rebel() } }).cities,
      2,
    );
  });

  it('count regions with a majority of cities, none without a city, none on a tie (V3)', () => {
    assert.deepEqual(points({ leon: C, toledo: C, valencia: M }).majorities, ['asturias']);
    assert.deepEqual(points({}).majorities, []);
  });

  it('count regions without Muslim troops and cities; Rebels do not matter, a held Muslim city does (V2)', () => {
    const free = points({
      leon: { held: rebel() },
      toledo: { ...M, held: christian({ army: 1 }) },
      lisbon: { held: muslim({ garrison: 1 }) },
      granada: M,
    }).free;
    assert.deepEqual(free, ['asturias', 'aragon']);
  });
});
