import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { end, hand, move, place, proceed, put, sail, siege } from '../../../src/books/hispania-draco/engine/actions.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { Written } from '../../../src/books/hispania-draco/engine/position.ts';
import {
  ask,
  BLUE,
  facts,
  hispanic,
  newGame,
  offered,
  play,
  playAll,
  position,
  RED,
  refused,
  turnOf,
  YELLOW,
} from '../play.ts';

const MEDIUM = { coins: 6, garrisons: 4, fleets: 3, roads: 4, armies: 2 } as const;
/** A roll of revolt that does nothing: a garrison holds the town. */
const HELD: Partial<Written> = { garrisons: { osca: [YELLOW] } };
const NOTHING = [1, 6];

describe('a round (3.3)', () => {
  it('is three turns, each with its coins, then a revolt on the time track', () => {
    const first = turnOf(RED, HELD);
    const second = play(playAll(first, end()), proceed(), NOTHING).state;
    assert.deepEqual([second.turn, second.phase, second.coins], [YELLOW, 'roman', 6]);
    const third = play(playAll(second, end()), proceed(), NOTHING).state;
    assert.equal(third.turn, BLUE);
    const ended = play(playAll(third, end()), proceed(), NOTHING);
    assert.deepEqual([ended.state.turn, ended.state.round, ended.state.time], [RED, 2, 1]);
    assert.deepEqual(facts(ended, 'time')[0]?.year, 198);
    assert.equal(ask(ended.state, 'revoltsLeft'), 21);
    assert.equal(ask(ended.state, 'year'), 180);
  });

  it('loses coins that are not spent (4)', () => {
    const done = play(turnOf(RED, HELD), end());
    assert.deepEqual(facts(done, 'unspent')[0]?.coins, 6);
    assert.equal(done.state.coins, 0);
    assert.deepEqual(offered(done.state), ['proceed']);
  });
});

describe('the end of the game', () => {
  const capitals: Written['garrisons'] = {
    osca: [YELLOW],
    numantia: [BLUE],
    toletum: [BLUE],
    olisipo: [RED],
    brigantium: [RED],
  };

  it('is a victory at once, with a garrison in every capital and no revolt in the Roman provinces (3.1)', () => {
    const written: Partial<Written> = { generals: { [YELLOW]: 'flaviobriga' }, garrisons: capitals };
    const won = play(turnOf(YELLOW, { ...written, revolts: { noega: 1 } }), place(YELLOW));
    assert.equal(won.state.ended, 'victory');
    assert.deepEqual(draco.outcome(won.state), {
      is: 'verdict',
      rule: '3.1',
      verdict: { key: 'victory', params: { round: 1 } },
    });
    assert.equal(draco.decision(won.state), undefined);
    const held = playAll(turnOf(YELLOW, { ...written, revolts: { basti: 1 } }), place(YELLOW));
    assert.equal(held.ended, null);
    assert.equal(ask(held, 'won'), false);
    // The last revolt of a Roman province goes.
    const freed = turnOf(RED, {
      generals: { [RED]: 'baecula' },
      garrisons: { ...capitals, flaviobriga: ['legio'] },
      variants: ['legio-hispana'],
      revolts: { basti: 1 },
    });
    assert.equal(play(freed, siege(RED, 'basti', 1), [6]).state.ended, 'victory');
  });

  it('is a defeat when a revolt must be placed and none is left (3.2)', () => {
    const full = { osca: 3, ilerda: 3, salduba: 3, numantia: 3, segobriga: 3, bilbilis: 3 } as const;
    const state = hispanic({ revolts: { ...full, noega: 1 }, time: 3 });
    assert.equal(ask(state, 'revoltsLeft'), 0);
    assert.equal(play(state, proceed(), [5, 2]).state.ended, 'no-revolts');
    // A full town whose province has no army gets one; without an army in reserve, nothing happens.
    const armies = [{ at: 'osca' as const }, { at: 'numantia' as const }, { at: 'noega' as const }];
    const none = hispanic({ revolts: { ...full, noega: 1 }, time: 3, armies, turn: RED });
    assert.equal(ask(none, 'effect', 'salduba'), 'full');
    assert.equal(draco.outcome({ ...state, phase: 'over', ended: 'no-revolts' })?.rule, '3.2');
    // At the end of a round too (6).
    const last = hispanic({ revolts: full, time: 4, garrisons: { flaviobriga: [RED] } });
    assert.equal(play(last, proceed(), [6, 6]).state.ended, 'no-revolts');
  });

  it('is a defeat when the time track is full (3.2)', () => {
    const last = hispanic({ ...HELD, time: 10, round: 11 });
    const done = play(last, proceed(), NOTHING);
    assert.deepEqual([done.state.ended, facts(done, 'time')[0]?.year], ['no-time', 18]);
  });

  it('ranks the player of Hispano against the Romans', () => {
    const state = position({ variants: ['hispano'], players: 2, level: MEDIUM, coins: 1 });
    const rank = (ended: 'victory' | 'no-time') => {
      const outcome = draco.outcome({ ...state, phase: 'over', ended });
      return outcome?.is === 'ranking' ? outcome.results.map(({ seat, rank: n }) => `${n} ${seat}`) : [];
    };
    assert.deepEqual(rank('victory'), ['1 first', '1 second', '3 hispano']);
    assert.deepEqual(rank('no-time'), ['1 hispano', '2 first', '2 second']);
  });
});

describe('a general off the board (3.4, 4.4-coin)', () => {
  const away = (written: Partial<Written> = {}) =>
    position({ turn: RED, phase: 'return', ...written, generals: { [RED]: null, ...written.generals } });

  it('returns free to a town of his province without a revolt, and frees his coin', () => {
    const state = away({ revolts: { basti: 1 } });
    const places = draco.decision(state)?.choices.map(({ fixed }) => fixed['to']);
    assert.deepEqual(places, ['baecula', 'corduba', 'gades']);
    assert.equal(refused(state, put(RED, 'basti')), 'not-offered-there 3.4');
    assert.equal(playAll(state, put(RED, 'gades')).coins, 6);
  });

  it('leaves one coin less for the others, two at most', () => {
    assert.equal(ask(away(), 'coinsOf', YELLOW), 5);
    assert.equal(ask(away({ generals: { [YELLOW]: null } }), 'coinsOf', BLUE), 4);
    const others = playAll(away({ generals: { [BLUE]: null }, fleets: ['mare-ibericum'] }), put(RED, 'corduba'));
    assert.equal(others.coins, 5);
  });

  it('comes with the consul to any fleet', () => {
    const state = away({
      turn: BLUE,
      generals: { [RED]: 'gades', [BLUE]: null },
      fleets: ['mare-balearicum', 'mare-atlanticum'],
    });
    const places = draco.decision(state)?.choices.map(({ fixed }) => fixed['to']);
    assert.deepEqual(places, ['mare-balearicum', 'mare-atlanticum']);
  });

  it('must leave the space of another general first, by a move of his own', () => {
    const state = away({ generals: { [YELLOW]: 'gades' } });
    const landed = playAll(state, put(RED, 'gades'));
    assert.equal(landed.leaving, true);
    assert.deepEqual(offered(landed), ['move']);
    assert.equal(refused(landed, end()), 'leave 3.4');
    assert.equal(refused(landed, sail('mare-ibericum', 'mare-balearicum')), 'leave 3.4');
    const left = playAll(landed, move(RED, 'corduba'));
    assert.deepEqual([left.leaving, left.generals[YELLOW]], [false, 'gades']);
    assert.ok(offered(left).includes('end'));
  });

  it('stays out where his whole province is in revolt: the Hispanic phase follows (3.4-shut)', () => {
    const state = hispanic({
      ...HELD,
      generals: { [RED]: null },
      revolts: { gades: 1, corduba: 1, baecula: 1, basti: 1 },
      turn: BLUE,
    });
    const done = play(state, proceed(), NOTHING);
    assert.deepEqual(facts(done, 'shut')[0]?.general, RED);
    assert.deepEqual([done.state.turn, done.state.phase], [RED, 'hispanic']);
  });
});

describe('the seats (2.1)', () => {
  const bySeat = (players: 1 | 2 | 3) =>
    [RED, YELLOW, BLUE].map((turn) => draco.decision(turnOf(turn, { players }))?.by.join());

  it('lead all generals, or one each; two share the consul', () => {
    assert.deepEqual(bySeat(1), ['first', 'first', 'first']);
    assert.deepEqual(bySeat(2), ['first', 'second', 'first']);
    assert.deepEqual(bySeat(3), ['first', 'second', 'third']);
    assert.deepEqual(
      draco.seats(newGame({ players: 3 })).map(({ side }) => side),
      ['rome', 'rome', 'rome'],
    );
    const seats = draco.seats(newGame({ players: 1, variants: ['hispano'] }));
    assert.deepEqual(
      seats.map(({ seat, side }) => `${seat} ${side}`),
      ['first rome', 'hispano hispano'],
    );
  });

  it('share the consul of two players: the first begins his turn, the second ends it', () => {
    const state = turnOf(BLUE, { ...HELD, players: 2, fleets: ['mare-ibericum'] });
    assert.equal(refused(state, end()), 'not-an-action 4');
    const handed = playAll(state, sail('mare-ibericum', 'mare-balearicum'), hand());
    assert.deepEqual([handed.coins, draco.decision(handed)?.by], [5, ['second']]);
    assert.equal(refused(handed, hand()), 'not-an-action 2.1');
    const done = play(playAll(handed, end()), proceed(), NOTHING).state;
    assert.equal(done.consulBy, 'first');
    // Nothing is left to hand on without a coin.
    assert.ok(offered({ ...state, coins: 0 }).includes('end'));
  });
});
