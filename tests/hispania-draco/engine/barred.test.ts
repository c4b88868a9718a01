import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  build,
  choose,
  murder,
  pass,
  place,
  proceed,
  put,
  siege,
  walk,
} from '../../../src/books/hispania-draco/engine/actions.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { Written } from '../../../src/books/hispania-draco/engine/position.ts';
import type { State } from '../../../src/books/hispania-draco/engine/state.ts';
import { BLUE, facts, hispanic, offered, play, playAll, position, RED, refused, turnOf, YELLOW } from '../play.ts';

/** What is shown as barred, and what is offered at the edges of the rules. */

const barred = (state: State) =>
  draco.barred(state).map(({ kind, fixed, refusal }) => `${kind} ${Object.values(fixed).join(' ')}: ${refusal.code}`);
const destinations = (state: State, kind: string) =>
  draco
    .decision(state)
    ?.choices.filter((one) => one.kind === kind)
    .map(({ fixed }) => fixed['to'] ?? fixed['place']);

describe('what is barred', () => {
  it('is told with its reason: moves beside a general, his garrison, sieges of armies', () => {
    const state = turnOf(YELLOW, {
      generals: { [YELLOW]: 'osca', [BLUE]: 'ilerda' },
      fleets: [],
      revolts: { salduba: 1, beseda: 1 },
      armies: [{ at: 'salduba' }],
    });
    assert.deepEqual(barred({ ...state, coins: 1 }), [
      `move ${YELLOW} beseda: in-revolt`,
      `move ${YELLOW} salduba: in-revolt`,
      `move ${YELLOW} ilerda: occupied`,
      `move ${YELLOW} pompaelo: too-dear`,
      `place ${YELLOW}: capital-shut`,
      `siege ${YELLOW} salduba: army-there`,
    ]);
  });

  it('is nothing outside a Roman phase', () => {
    assert.deepEqual(barred(hispanic()), []);
  });
});

describe('a single coin', () => {
  it('is enough for what costs one', () => {
    const state = turnOf(YELLOW, {
      coins: 1,
      variants: ['terror'],
      murder: true,
      generals: { [YELLOW]: 'bilbilis' },
      revolts: { numantia: 1, salduba: 1 },
      armies: [{ at: 'numantia', special: true }],
    });
    assert.equal(refused(state, place(YELLOW)), 'allowed');
    assert.equal(refused(state, siege(YELLOW, 'salduba', 1)), 'allowed');
    assert.equal(refused(state, murder(YELLOW, 1)), 'allowed');
    assert.equal(refused({ ...state, coins: 0 }, place(YELLOW)), 'too-dear 4');
    const road = turnOf(RED, { coins: 1, variants: ['ingenivm'], kept: 1, generals: { [RED]: 'corduba' } });
    assert.equal(refused(road, build(RED, 'regina')), 'allowed');
    assert.equal(playAll(road, build(RED, 'regina')).kept, 0);
  });

  it('of the player of Hispano is one more power', () => {
    const variants: Written['variants'] = ['hispano'];
    const raised = turnOf(BLUE, {
      variants,
      hispano: 1,
      generals: { [BLUE]: 'bilbilis' },
      fleets: [],
      revolts: { numantia: 1 },
    });
    assert.equal(playAll(raised, siege(BLUE, 'numantia', 1)).pending?.is, 'raise');
    const ways = hispanic({
      variants,
      hispano: 1,
      revolts: { lucus: 1 },
      garrisons: { osca: [RED] },
      armies: [{ at: 'lucus' }],
    });
    const asked = playAll(play(ways, proceed(), [1, 6]).state, pass());
    assert.equal(playAll(asked, choose('noega')).hispano, 2);
    assert.equal(facts(play(asked, choose('noega')), 'chosen').length, 1);
  });
});

describe('fleets', () => {
  it('sail to free seas only, through those with fleets', () => {
    const state = turnOf(RED, {
      variants: ['pirates'],
      fleets: ['mare-balearicum', 'mare-ibericum'],
      revolts: { 'mare-atlanticum': 1 },
    });
    assert.deepEqual(destinations(state, 'sail'), ['mare-gaditanum', 'mare-gaditanum']);
  });
});

describe('a return to the board', () => {
  const away = (written: Partial<Written>) =>
    position({ turn: RED, phase: 'return', ...written, generals: { [RED]: null, ...written.generals } });

  it('to the space of another wants a way out that can be paid (ruling M16)', () => {
    // At Gades, every way out of one segment is shut, and those of two are too dear by a coin.
    const shut: Partial<Written> = {
      level: { coins: 5, garrisons: 4, fleets: 3, roads: 4, armies: 2 },
      generals: { [YELLOW]: 'gades' },
      revolts: { corduba: 1, onuba: 1, baecula: 1 },
      fleets: [],
    };
    assert.deepEqual(destinations(away({ ...shut, generals: { ...shut.generals, [BLUE]: null } }), 'put'), [
      'basti',
      'gades',
    ]);
    const closed = away({
      ...shut,
      generals: { ...shut.generals, [BLUE]: null },
      revolts: { ...shut.revolts, emerita: 1 },
    });
    assert.deepEqual(destinations(closed, 'put'), ['basti']);
    assert.equal(refused(closed, put(RED, 'gades')), 'occupied 3.4');
    assert.equal(refused(closed, put(RED, 'mare-ibericum')), 'no-fleet 3.4');
    assert.equal(refused(closed, put(RED, 'nowhere' as never)), 'no-such-place 1.3');
  });

  it('has one place left, or none', () => {
    const last = { gades: 1, corduba: 1, baecula: 1 } as const;
    const state = hispanic({ generals: { [RED]: null }, revolts: last, garrisons: { osca: [YELLOW] } });
    const done = play(state, proceed(), [1, 6]).state;
    assert.deepEqual([done.phase, destinations(done, 'put')], ['return', ['basti']]);
  });
});

describe('the free move of the praetor of Ulterior', () => {
  it('is not asked for where he can go nowhere, and crosses the river', () => {
    const variants: Written['variants'] = ['imperivm'];
    const stuck = hispanic({
      variants,
      turn: RED,
      generals: { [RED]: 'oiasso' },
      garrisons: { osca: [YELLOW] },
      revolts: { flaviobriga: 1, pompaelo: 1 },
    });
    assert.equal(play(stuck, proceed(), [1, 6]).state.turn, YELLOW);
    const one = hispanic({
      variants,
      turn: RED,
      generals: { [RED]: 'oiasso' },
      garrisons: { osca: [YELLOW] },
      revolts: { pompaelo: 1 },
    });
    assert.deepEqual(offered(play(one, proceed(), [1, 6]).state), ['walk', 'pass']);
    const level = { coins: 6, garrisons: 4, fleets: 3, roads: 4, armies: 2 } as const;
    const river = position({
      scenario: 'river-of-oblivion',
      variants: ['imperivm', 'pirates'],
      level,
      lethe: true,
      phase: 'after',
      turn: RED,
      generals: { [RED]: 'talabriga' },
    });
    const crossed = play(river, walk(RED, 'bracara'));
    assert.deepEqual([crossed.state.lethe, crossed.state.generals[RED]], [false, 'bracara']);
    assert.equal(playAll(river, walk(RED, 'conimbriga')).lethe, true);
    const others: State = { ...river, generals: { ...river.generals, [RED]: 'deobriga' } };
    assert.deepEqual(destinations(others, 'walk'), ['calagurris', 'numantia', 'pompaelo', 'flaviobriga']);
  });
});
