import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { end, move, region, retreat, ride, sally } from '../../../src/books/reconquista/engine/actions.ts';
import type { LocationId } from '../../../src/books/reconquista/engine/data/ids.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import type { State } from '../../../src/books/reconquista/engine/state.ts';
import { at, christian, facts, moving, muslim, neutral, play, position, rebel, refused } from '../play.ts';

const M = { city: 'muslim' } as const;
const C = { city: 'christian' } as const;

/** The locations that moves are offered to. */
const offered = (state: State): readonly unknown[] =>
  (reconquista.decision(state)?.choices ?? []).flatMap(({ kind, fixed }) => (kind === 'move' ? [fixed['to']] : []));

describe('moves (11)', () => {
  it('are in one region, which the player chooses; not one in revolt', () => {
    const start = position({
      phase: 'moves',
      revolt: 'aragon',
      places: {
        leon: { held: christian({ army: 1 }) },
        barcelona: { held: christian({ army: 1 }) },
        lisbon: { held: rebel() },
      },
    });
    assert.equal(refused(start, region('aragon')), 'revolt 8-revolt');
    assert.equal(refused(start, region('portugal')), 'no-movers 11');
    assert.equal(refused(start, move('oviedo', { 'leon army': 1 })), 'choose-region 11');
    const { state } = play(start, region('asturias'));
    assert.equal(refused(state, region('asturias')), 'region-chosen 11');
    assert.equal(refused(state, move('zaragoza', { 'barcelona army': 1 })), 'revolt 8-revolt');
    assert.deepEqual(offered(state), ['santiago', 'oviedo', 'galicia', 'salamanca']);
    assert.equal(play(state, end()).state.phase, 'reaction');
  });

  it('go to any location of the region, as often as a force likes, also split (M1)', () => {
    const start = moving('asturias', { leon: { held: christian({ army: 2, garrison: 1 }) } });
    let { state } = play(start, move('oviedo', { 'leon army': 2, 'leon garrison': 1 }));
    state = play(state, move('galicia', { 'oviedo army': 1 })).state;
    assert.equal(at(state, 'oviedo'), 'christian 1 army 1 garrison');
    assert.equal(at(play(state, move('porto', { 'galicia army': 1 })).state, 'porto'), 'christian 1 army');
  });

  describe('of a force that has split (11-force, the end of 12-enemy-loses)', () => {
    const start = moving('asturias', {
      leon: { held: christian({ army: 3, garrison: 1 }) },
      santiago: { held: christian({ army: 1 }) },
      galicia: M,
    });
    const whole = play(start, move('oviedo', { 'leon army': 2, 'leon garrison': 1 })).state;
    const split = play(whole, move('santiago', { 'oviedo army': 1 })).state;

    it('go on for each part, in any order', () => {
      assert.deepEqual(reconquista.decision(split)?.params['from'], ['santiago', 'oviedo']);
      const rest = play(split, move('leon', { 'oviedo army': 1 })).state;
      assert.equal(at(rest, 'leon'), 'christian 2 army');
      assert.deepEqual(rest.moves?.apart, [
        { at: 'santiago', units: { army: 1 } },
        { at: 'oviedo', units: { garrison: 1 } },
      ]);
      assert.equal(at(play(rest, move('leon', { 'santiago army': 1 })).state, 'leon'), 'christian 3 army');
    });

    it('go on for those who stayed when the others have been stopped', () => {
      const stopped = play(whole, move('galicia', { 'oviedo army': 1 })).state;
      assert.equal(at(stopped, 'galicia'), 'muslim city / christian 1 army');
      assert.deepEqual(reconquista.decision(stopped)?.params['from'], ['oviedo']);
      assert.equal(at(play(stopped, move('leon', { 'oviedo army': 1 })).state, 'leon'), 'christian 2 army');
      // What has been stopped stays.
      assert.equal(refused(stopped, move('leon', { 'galicia army': 1 })), 'bad-count 11-force');
    });

    it('are over for all parts as soon as another force moves (M9)', () => {
      const other = play(split, move('santiago', { 'leon army': 1 })).state;
      assert.equal(other.moves?.apart, undefined);
      assert.equal(refused(other, move('leon', { 'oviedo army': 1 })), 'bad-count 11-force');
    });

    it('are kept in a position that is written down, and checked there', () => {
      const written = JSON.parse(JSON.stringify(split)) as State;
      assert.deepEqual(reconquista.position(written).state?.moves, split.moves);
      const apart = [{ at: 'porto', units: { army: 1 } }];
      const { faults } = reconquista.position({ ...written, moves: { ...written.moves, apart } });
      assert.deepEqual(
        faults?.map(({ code }) => code),
        ['bad-force'],
      );
    });
  });

  it('gather a force from several locations, and on the way', () => {
    const start = moving('asturias', {
      leon: { held: christian({ army: 1 }) },
      oviedo: { held: christian({ army: 1 }) },
      galicia: { held: christian({ army: 1 }) },
    });
    let { state } = play(start, move('galicia', { 'leon army': 1, 'oviedo army': 1 }));
    state = play(state, move('porto', { 'galicia army': 3 })).state;
    assert.equal(at(state, 'porto'), 'christian 3 army');
  });

  it('leave garrisons in the region; armies and Orders leave by a road, and go on beyond (11-roads, M2)', () => {
    const start = moving('asturias', { leon: { held: christian({ army: 1, order: 1, garrison: 1 }) } });
    assert.equal(refused(start, move('salamanca', { 'leon garrison': 1 })), 'bad-count 11-force');
    assert.equal(refused(start, move('toledo', { 'leon army': 1 })), 'no-way 2-roads');
    let { state } = play(start, move('salamanca', { 'leon army': 1, 'leon order': 1 }));
    state = play(state, move('toledo', { 'salamanca army': 1 })).state;
    state = play(state, move('cordoba', { 'toledo army': 1 })).state;
    assert.equal(at(state, 'cordoba'), 'christian 1 army');
    assert.equal(at(state, 'salamanca'), 'christian 1 order');
  });

  it('leave a region only if it is free of Muslim troops, and of Muslim cities without an army or garrison (M3)', () => {
    const leon = { held: christian({ army: 2 }) };
    const out = move('salamanca', { 'leon army': 1 });
    const tried = (oviedo: NonNullable<Parameters<typeof moving>[1]['oviedo']>) =>
      refused(moving('asturias', { leon, oviedo }), out);
    assert.equal(tried({ held: muslim({ garrison: 1 }) }), 'not-free 11-roads');
    assert.equal(tried({ ...C, siege: muslim({ army: 1 }) }), 'not-free 11-roads');
    assert.equal(tried(M), 'not-free 11-roads');
    assert.equal(tried({ ...M, held: christian({ order: 1 }) }), 'not-free 11-roads');
    assert.equal(tried({ ...M, held: christian({ garrison: 1 }) }), 'allowed');
    assert.equal(tried({ held: rebel() }), 'allowed');
    assert.equal(tried({ ...C, siege: neutral(1) }), 'allowed');
    const barred = reconquista.barred(moving('asturias', { leon, oviedo: M }));
    assert.deepEqual(
      barred.map(({ fixed, refusal }) => [fixed['to'], refusal.code]),
      [
        ['pamplona', 'not-free'],
        ['salamanca', 'not-free'],
      ],
    );
  });

  it('leave a guard in a Muslim city at the road itself', () => {
    const start = moving('asturias', { leon: { ...M, held: christian({ army: 2 }) } });
    assert.equal(refused(start, move('salamanca', { 'leon army': 2 })), 'bad-count 11-force');
    assert.equal(refused(start, move('salamanca', { 'leon army': 1 })), 'allowed');
    const guarded = moving('asturias', { leon: { ...M, held: christian({ army: 2, garrison: 1 }) } });
    assert.equal(refused(guarded, move('salamanca', { 'leon army': 2 })), 'allowed');
  });

  it('do not take along units of another region (M9)', () => {
    const start = moving('asturias', {
      leon: { held: christian({ army: 1 }) },
      salamanca: { held: christian({ army: 1 }) },
    });
    const { state } = play(start, move('salamanca', { 'leon army': 1 }));
    assert.equal(refused(state, move('toledo', { 'salamanca army': 2 })), 'bad-count 11-force');
    assert.equal(refused(state, move('toledo', { 'salamanca army': 1 })), 'allowed');
  });

  it('do not lead besieged units away; they may fight their way out (M4)', () => {
    const start = moving('asturias', { leon: { ...C, held: christian({ army: 2 }), siege: neutral(1) } });
    assert.equal(refused(start, move('oviedo', { 'leon army': 1 })), 'no-way 11');
    assert.equal(refused(start, sally('oviedo')), 'not-besieged 11-force');
    const won = play(start, sally('leon'), [4, 1, 1]).state;
    assert.equal(at(won, 'leon'), 'christian city christian 2 army');
    assert.equal(refused(won, move('oviedo', { 'leon army': 2 })), 'allowed');
    // Beaten, they go back inside.
    const lost = play(start, sally('leon'), [1, 1, 4]).state;
    assert.equal(at(lost, 'leon'), 'christian city christian 1 army / neutral 1 army');
    assert.deepEqual(offered(lost), []);
  });

  it('take El Cid only with units of his location, and never leave him alone (9-el-cid, E7)', () => {
    const start = moving('asturias', {
      leon: { held: christian({ army: 2, 'el-cid': 1 }) },
      oviedo: { held: christian({ army: 1 }) },
    });
    const { state } = play(start, ride('leon', 'galicia', { 'leon army': 1 }, { 'oviedo army': 1 }));
    assert.equal(at(state, 'galicia'), 'christian 2 army 1 el-cid');
    assert.equal(at(play(start, move('galicia', { 'leon army': 1 })).state, 'leon'), 'christian 1 army 1 el-cid');
    assert.equal(at(play(start, move('galicia', { 'leon army': 2 })).state, 'galicia'), 'christian 2 army 1 el-cid');
    assert.equal(refused(start, ride('oviedo', 'galicia', { 'oviedo army': 1 })), 'no-cid 9-el-cid');
  });
});

describe('contact (11-contact): the examples of lines 275 to 280', () => {
  const start = (units: Parameters<typeof muslim>[0] | 'rebels') =>
    moving('asturias', {
      leon: { held: christian({ army: 1 }) },
      oviedo: { ...M, held: units === 'rebels' ? rebel(2) : muslim(units) },
    });
  const out = move('oviedo', { 'leon army': 1 });
  const isSiege = (state: State, dice: readonly number[] = []) => facts(play(state, out, dice), 'battle').length === 0;

  it('a city with a garrison: no battle', () => assert.ok(isSiege(start({ garrison: 1 }))));
  it('a city with 2 garrisons: no battle', () => assert.ok(isSiege(start({ garrison: 2 }))));
  it('a city with 2 Rebels: no battle', () => assert.ok(isSiege(start('rebels'))));
  it('a city with an army: no battle', () => assert.ok(isSiege(start({ army: 1 }))));
  // Oviedo is in the mountains: the defender fires first, and the attacker is gone.
  it('a city with a garrison and an army: battle', () => assert.ok(!isSiege(start({ garrison: 1, army: 1 }), [6, 6])));
  it('a city with 2 armies: battle', () => assert.ok(!isSiege(start({ army: 2 }), [6, 6])));

  it('a fort shelters as a city does (M6); in the open there is always a battle', () => {
    const places = (oviedo: NonNullable<Parameters<typeof moving>[1]['oviedo']>) =>
      moving('asturias', { leon: { held: christian({ army: 1 }) }, oviedo });
    assert.ok(isSiege(places({ fort: true, held: muslim({ garrison: 1 }) })));
    assert.ok(!isSiege(places({ held: rebel() }), [1, 6]));
  });

  it('an Order counts as an army; neutrals inside as any others (M5, M8)', () => {
    const start = moving('asturias', { leon: { held: christian({ army: 1 }) }, galicia: { ...M, held: neutral(2) } });
    assert.equal(facts(play(start, move('galicia', { 'leon army': 1 }), [1, 6, 6]), 'battle').length, 1);
  });

  it('an empty Muslim city stops a force and is besieged; a Christian one is entered (11-stop)', () => {
    const start = moving('asturias', { leon: { held: christian({ army: 2 }) }, galicia: M, santiago: C });
    const besieging = play(start, move('galicia', { 'leon army': 1 })).state;
    assert.equal(at(besieging, 'galicia'), 'muslim city / christian 1 army');
    assert.equal(refused(besieging, move('porto', { 'galicia army': 1 })), 'no-way 2-roads');
    const inside = play(start, move('santiago', { 'leon army': 1 })).state;
    assert.equal(at(inside, 'santiago'), 'christian city christian 1 army');
  });

  it('a second force joins the siege, and fights with the first if there is a battle', () => {
    const start = moving('asturias', {
      leon: { held: christian({ army: 1 }) },
      galicia: { ...M, held: muslim({ army: 2 }), siege: christian({ army: 1 }) },
    });
    const done = play(start, move('galicia', { 'leon army': 1 }), [6, 6, 1, 1]);
    assert.deepEqual(facts(done, 'battle')[0]?.attackers, { army: 2 });
    assert.equal(at(done.state, 'galicia'), 'muslim city christian 2 army');
  });
});

describe('a retreat (12-we-lose)', () => {
  const places = {
    leon: { held: christian({ army: 1 }) },
    santiago: { held: christian({ army: 1, garrison: 1 }) },
    galicia: { held: rebel(2) },
  };

  it('goes to one of the locations that the force came from, as the player chooses (M7)', () => {
    const start = moving('asturias', places);
    const all = { 'leon army': 1, 'santiago army': 1, 'santiago garrison': 1 };
    const { state } = play(start, move('galicia', all), [1, 1, 1, 5, 1]);
    assert.deepEqual(
      reconquista.decision(state)?.choices.map(({ fixed }) => fixed['to']),
      ['santiago', 'leon'],
    );
    const there = play(state, retreat('leon')).state;
    assert.equal(at(there, 'leon'), 'christian 2 army');
    // It may go on, and fight again where it was beaten.
    const again = play(there, move('galicia', { 'leon army': 2 }), [4, 4, 1, 1]);
    assert.equal(at(again.state, 'galicia'), 'christian 2 army');
  });

  it('is no question if the force came from one', () => {
    const { state } = play(
      moving('asturias', places),
      move('galicia', { 'santiago army': 1, 'santiago garrison': 1 }),
      [1, 1, 5, 1],
    );
    assert.equal(at(state, 'santiago'), 'christian 1 army');
    assert.deepEqual(state.moves?.force, { at: 'santiago', units: { army: 1 } });
  });
});

it('forts alone leave the board at the end of the phase, not before (5-fort, S2)', () => {
  const start = moving('asturias', { leon: { fort: true, held: christian({ garrison: 1 }) } });
  let { state } = play(start, move('oviedo', { 'leon garrison': 1 }));
  assert.equal(at(state, 'leon'), 'fort');
  assert.equal(at(play(state, end()).state, 'leon'), '');
  state = play(state, move('leon', { 'oviedo garrison': 1 })).state;
  assert.equal(at(play(state, end()).state, 'leon'), 'fort christian 1 garrison');
});

it('a captured city left empty falls back to its religion (B9)', () => {
  const start = moving('asturias', { leon: { ...M, held: christian({ army: 1 }) } });
  const { state } = play(start, move('oviedo', { 'leon army': 1 }));
  assert.equal(reconquista.queries['controls']?.(state, ...(['leon' satisfies LocationId] as never[])), 'muslim');
});

describe('the choice of a region (11)', () => {
  it('says if no unit can move anywhere', () => {
    const nobody = (state: State) => reconquista.decision(state)?.params['nobody'];
    const state = moving('asturias', { leon: { city: 'christian', held: christian({ garrison: 1 }) } });
    const choosing = { ...state, moves: { region: null, moved: {}, force: null } };
    assert.equal(nobody(choosing), false);
    assert.equal(nobody({ ...choosing, revolt: 'asturias' }), true);
  });
});
