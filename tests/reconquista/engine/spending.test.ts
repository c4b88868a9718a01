import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build, convert, corrupt, end, raise } from '../../../src/books/reconquista/engine/actions.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import type { Written } from '../../../src/books/reconquista/engine/position.ts';
import { incomeOf } from '../../../src/books/reconquista/engine/rules/spending.ts';
import type { PlaceState, State } from '../../../src/books/reconquista/engine/state.ts';
import { at, christian, facts, muslim, neutral, play, position, rebel, refused } from '../play.ts';

const spending = (places: { readonly [at: string]: PlaceState }, points = 9, more: Partial<Written> = {}) =>
  position({ phase: 'spending', points, ...more, places });
const M = { city: 'muslim' } as const;
const C = { city: 'christian' } as const;

describe('income (10)', () => {
  const income = (places: { readonly [at: string]: PlaceState }, more: Partial<Written> = {}) =>
    incomeOf(spending(places, 0, more)).points;
  const G = christian({ garrison: 1 });

  it('is 2, and a point for Santiago', () => {
    assert.equal(income({ santiago: { held: muslim({ army: 1 }) } }), 2);
    assert.equal(income({}), 3);
  });

  it('has a point for most of the cities of a region, of any religion (lines 236 to 238)', () => {
    const two = { toledo: { ...M, held: G }, valencia: { ...M, held: G }, salamanca: M };
    assert.equal(income(two), 4);
    assert.equal(income({ ...two, valencia: { ...M, held: G, siege: neutral(2) } }), 3, 'one of the two is besieged');
    assert.equal(income({ toledo: C, valencia: M }), 3, 'half is no majority (I1)');
    assert.equal(income({ toledo: C, valencia: { ...C, held: rebel() } }), 3, 'Rebels hold the other');
  });

  it('has none for a region in revolt, Santiago’s neither (8-revolt)', () => {
    assert.equal(income({ toledo: C }, { revolt: 'castile' }), 3);
    assert.equal(income({ toledo: C, leon: C }, { revolt: 'asturias' }), 3);
  });

  it('has the point for Santiago without Muslims or Rebels, and with a Muslim city only if we hold it (10-santiago, I2)', () => {
    assert.equal(income({ santiago: { held: rebel() } }), 2);
    assert.equal(income({ santiago: { held: neutral(1) } }), 3);
    assert.equal(income({ santiago: M }), 2);
    assert.equal(income({ santiago: { ...M, held: G } }), 4, 'and for the region');
  });

  it('is from 2 to 8', () => {
    const all = { santiago: { ...C }, zaragoza: C, toledo: C, lisbon: C, granada: C };
    assert.equal(income(all), 8);
    assert.equal(income({ ...all }, { event: { id: 'tribute' } }), 10);
  });
});

describe('spending', () => {
  it('raises armies for 2 and garrisons for 1, in cities and forts under control (10-troops)', () => {
    const start = spending({
      leon: C,
      oviedo: { fort: true, held: christian({ garrison: 1 }) },
      toledo: { ...M, held: christian({ order: 1 }) },
    });
    let { state } = play(start, raise('leon', 'army', 2));
    assert.equal(state.points, 5);
    state = play(state, raise('oviedo', 'garrison', 3)).state;
    state = play(state, raise('toledo', 'army', 1)).state;
    assert.equal(state.points, 0);
    assert.equal(at(state, 'leon'), 'christian city christian 2 army');
    assert.equal(at(state, 'oviedo'), 'fort christian 4 garrison');
    assert.equal(refused(state, raise('leon', 'garrison', 1)), 'too-dear 10-troops');
  });

  it('raises nothing in the open, in a foreign city, beside an enemy, or in a revolt', () => {
    const start = spending(
      {
        leon: { held: christian({ army: 1 }) },
        seville: M,
        toledo: { ...C, siege: neutral(1) },
        barcelona: { ...C, held: rebel() },
        lisbon: C,
      },
      9,
      { revolt: 'portugal' },
    );
    assert.equal(refused(start, raise('leon', 'army', 1)), 'not-controlled 5');
    assert.equal(refused(start, raise('granada', 'army', 1)), 'not-controlled 5');
    assert.equal(refused(start, raise('toledo', 'army', 1)), 'enemy-there 10-troops');
    assert.equal(refused(start, raise('barcelona', 'army', 1)), 'enemy-there 10-troops');
    assert.equal(refused(start, raise('lisbon', 'army', 1)), 'revolt 8-revolt');
    assert.equal(refused(start, raise('leon', 'garrison', 0)), 'not-controlled 5');
  });

  it('builds a city for 3 beside an army or garrison; it is Christian, and a fort stays (10-city, P1)', () => {
    const start = spending({
      leon: { fort: true, held: christian({ garrison: 1 }) },
      oviedo: { held: christian({ order: 1 }) },
      toledo: { ...M, held: christian({ army: 1 }) },
    });
    const done = play(start, build('leon', 'city'));
    assert.equal(at(done.state, 'leon'), 'christian city fort christian 1 garrison');
    assert.equal(done.state.points, 6);
    assert.equal(refused(start, build('oviedo', 'city')), 'no-troops 10-city');
    assert.equal(refused(start, build('toledo', 'city')), 'has-city 10-city');
    assert.equal(refused(start, build('galicia', 'city')), 'no-troops 10-city');
  });

  it('builds a fort for 1 in a Christian city or beside an army or garrison (10-fort, P3)', () => {
    const start = spending({
      leon: C,
      oviedo: { held: christian({ army: 1 }) },
      toledo: { ...M, held: christian({ order: 1 }) },
    });
    assert.equal(at(play(start, build('leon', 'fort')).state, 'leon'), 'christian city fort');
    const { state } = play(start, build('oviedo', 'fort'));
    assert.equal(at(state, 'oviedo'), 'fort christian 1 army');
    assert.equal(refused(state, build('oviedo', 'fort')), 'has-fort 10-fort');
    assert.equal(refused(state, build('toledo', 'fort')), 'no-troops 10-fort');
    // A garrison may be raised in the new fort at once (P2).
    assert.equal(at(play(state, raise('oviedo', 'garrison', 1)).state, 'oviedo'), 'fort christian 1 army 1 garrison');
  });

  it('converts a Muslim city with an army or garrison in it for 1, besieged too (10-conversion, P4)', () => {
    const start = spending({
      toledo: { ...M, fort: true, held: christian({ army: 1 }), siege: neutral(1) },
      valencia: { ...M, held: christian({ order: 1 }) },
      leon: C,
    });
    assert.equal(
      at(play(start, convert('toledo')).state, 'toledo'),
      'christian city fort christian 1 army / neutral 1 army',
    );
    assert.equal(refused(start, convert('valencia')), 'no-troops 10-conversion');
    assert.equal(refused(start, convert('leon')), 'no-muslim-city 10-conversion');
  });

  it('corrupts the Rebels of a location for 2, as often as it can pay, while that is the event (9-corruption, E2)', () => {
    const places = { leon: { held: rebel(4) }, oviedo: { ...C, held: rebel() }, lisbon: { held: muslim({ army: 1 }) } };
    const start = spending(places, 4, { event: { id: 'corruption' } });
    let { state } = play(start, corrupt('leon'));
    state = play(state, corrupt('oviedo')).state;
    assert.equal(at(state, 'leon'), 'christian 1 garrison');
    assert.equal(at(state, 'oviedo'), 'christian city christian 1 garrison');
    assert.equal(state.points, 0);
    assert.equal(refused(start, corrupt('lisbon')), 'no-rebels 9-corruption');
    assert.equal(refused(spending(places), corrupt('leon')), 'not-the-event 9-corruption');
  });

  it('keeps nothing for later', () => {
    const done = play(spending({ leon: C }, 5), end());
    assert.equal(done.state.points, 0);
    assert.equal(done.state.phase, 'moves');
    assert.equal(facts(done, 'unspent')[0]?.points, 5);
  });

  it('says if nothing can be bought: every location of ours is in revolt or besieged', () => {
    const nothing = (state: State) => reconquista.decision(state)?.params['nothing'];
    assert.equal(nothing(spending({ leon: C }, 2)), false);
    assert.equal(nothing(spending({ leon: { ...C, siege: muslim({ army: 1 }) } }, 2)), true);
    assert.equal(nothing({ ...spending({ leon: C }, 2), revolt: 'asturias' }), true);
  });

  it('tells what a player may expect and cannot buy', () => {
    const barred = reconquista.barred(spending({ leon: C }, 0));
    assert.ok(barred.some(({ kind, refusal }) => kind === 'raise' && refusal.code === 'too-dear'));
    assert.ok(barred.some(({ kind, refusal }) => kind === 'convert' && refusal.code === 'no-muslim-city'));
  });
});
