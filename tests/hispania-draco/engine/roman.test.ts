import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attack, move, place, sail, siege, take } from '../../../src/books/hispania-draco/engine/actions.ts';
import type { Written } from '../../../src/books/hispania-draco/engine/position.ts';
import { ask, BLUE, facts, odds, play, playAll, RED, refused, turnOf, YELLOW } from '../play.ts';

describe('moves (4.1)', () => {
  it('cost the segments of a connection, and do not stop on it', () => {
    const state = turnOf(YELLOW, { generals: { [YELLOW]: 'osca' } });
    assert.equal(ask(state, 'cost', YELLOW, 'beseda'), 3);
    assert.equal(refused({ ...state, coins: 2 }, move(YELLOW, 'beseda')), 'too-dear 4');
  });

  it('pass through others only if the way out is paid (4.1-pass)', () => {
    const state = turnOf(YELLOW, {
      generals: { [YELLOW]: 'salduba', [BLUE]: 'bilbilis' },
      fleets: [],
    });
    assert.equal(ask(state, 'cost', YELLOW, 'segontia'), 2);
    assert.equal(refused({ ...state, coins: 1 }, move(YELLOW, 'segontia')), 'too-dear 4');
    assert.equal(playAll({ ...state, coins: 2 }, move(YELLOW, 'segontia')).coins, 0);
  });

  it('follow a chain of roads past a general, not through a revolt (4.1-road)', () => {
    const past = turnOf(RED, { generals: { [RED]: 'gades', [BLUE]: 'corduba' }, fleets: [] });
    assert.equal(ask(past, 'cost', RED, 'basti'), 1);
    assert.equal(ask(turnOf(RED, { revolts: { baecula: 1 } }), 'cost', RED, 'basti'), 2);
    assert.equal(
      ask(turnOf(RED, { revolts: { corduba: 1 }, fleets: [], generals: { [BLUE]: null } }), 'cost', RED, 'basti'),
      null,
    );
  });

  it('take any fleet through others to a free sea, with the generals aboard (4.1-fleet)', () => {
    const state = turnOf(RED, {
      generals: { [BLUE]: 'mare-balearicum' },
      fleets: ['mare-balearicum', 'mare-ibericum'],
    });
    assert.equal(refused(state, sail('mare-balearicum', 'mare-ibericum')), 'fleet-there 1.3-limits');
    const sailed = play(state, sail('mare-balearicum', 'mare-gaditanum'));
    assert.deepEqual([sailed.state.generals[BLUE], sailed.state.coins], ['mare-gaditanum', 4]);
    assert.deepEqual(sailed.state.fleets, ['mare-gaditanum', 'mare-ibericum']);
    assert.equal(refused(state, sail('mare-gaditanum', 'mare-atlanticum')), 'no-fleet 4.1-fleet');
    assert.equal(refused(state, sail('mare-ibericum', 'mare-cantabricum')), 'no-voyage 4.1-fleet');
    assert.equal(refused(state, move(YELLOW, 'tarraco')), 'not-yours 4');
  });
});

describe('garrisons (4.2)', () => {
  const at = (garrisons: Written['garrisons'], more: Partial<Written> = {}) =>
    turnOf(YELLOW, { generals: { [YELLOW]: 'osca' }, garrisons: garrisons ?? {}, ...more });

  it('are three of any colours at most, and taken from under others', () => {
    const full = at({ osca: [YELLOW, BLUE, RED] });
    assert.equal(refused(full, place(YELLOW)), 'discs-full 1.3-limits');
    const taken = playAll(full, take(YELLOW));
    assert.deepEqual(taken.garrisons.osca, [BLUE, RED]);
    assert.equal(ask(taken, 'garrisonsLeft', YELLOW), 4);
    assert.equal(refused(full, take(BLUE)), 'no-disc 4.2');
  });

  it('are as many as the level has, and never at sea', () => {
    const none = at({ osca: [YELLOW], ilerda: [YELLOW, YELLOW, YELLOW] });
    assert.equal(refused(none, place(YELLOW)), 'no-disc 4.2');
    assert.equal(refused(turnOf(BLUE), place(BLUE)), 'at-sea 4.2');
  });

  it('enter a capital only while its province is free of revolts, and stay when it rises (4.2-capital)', () => {
    assert.equal(refused(at({}, { revolts: { gerunda: 1 } }), place(YELLOW)), 'capital-shut 4.2-capital');
    assert.equal(refused(at({}, { revolts: { numantia: 1 } }), place(YELLOW)), 'allowed');
    assert.equal(ask(at({ osca: [YELLOW] }, { revolts: { gerunda: 1 } }), 'garrisons', 'osca'), 1);
  });
});

describe('sieges (4.3)', () => {
  const state = turnOf(BLUE, { generals: { [BLUE]: 'bilbilis' }, fleets: [], revolts: { numantia: 2, salduba: 1 } });

  it('take one revolt on a higher value, none on an equal or lower one, and no general advances', () => {
    const combat = { by: 'roman', kind: 'siege', general: BLUE, from: 'bilbilis', to: 'salduba' } as const;
    assert.equal(odds(state, { ...combat, coins: 2 }), 'd+2 : 4');
    assert.equal(play(state, siege(BLUE, 'salduba', 2), [2]).state.revolts.salduba, 1);
    const won = play(state, siege(BLUE, 'salduba', 2), [3]);
    assert.deepEqual([won.state.revolts, won.state.generals[BLUE], won.state.coins], [{ numantia: 2 }, 'bilbilis', 4]);
    assert.equal(play(state, siege(BLUE, 'numantia', 3), [6]).state.revolts.numantia, 1);
  });

  it('want a connected revolt without an army, and one to three coins', () => {
    assert.equal(refused(state, siege(BLUE, 'ilerda', 1)), 'not-connected 4.3');
    assert.equal(refused(state, siege(BLUE, 'segontia', 1)), 'no-revolt 4.3');
    assert.equal(refused(state, siege(BLUE, 'numantia', 4)), 'bad-count 4');
    assert.equal(refused({ ...state, coins: 2 }, siege(BLUE, 'numantia', 3)), 'bad-count 4');
    const held = { ...state, armies: [{ at: 'numantia' as const, special: false }] };
    assert.equal(refused(held, siege(BLUE, 'numantia', 1)), 'army-there 4.3');
    assert.equal(refused(state, attack(BLUE, 'numantia', 1)), 'no-army 4.4');
  });

  it('are supported by groups of own garrisons, and by the province of a praetor once (4.3-support, 4.3-province)', () => {
    const value = (general: typeof RED | typeof YELLOW, at: 'ebora' | 'segontia', garrisons: Written['garrisons']) =>
      odds(
        turnOf(general, {
          generals: { [general]: at },
          garrisons: garrisons ?? {},
          revolts: { olisipo: 1, numantia: 1 },
        }),
        {
          by: 'roman',
          kind: 'siege',
          general,
          from: at,
          to: at === 'ebora' ? 'olisipo' : 'numantia',
          coins: 1,
        },
      );
    // Emerita touches Gades; Segobriga is linked by Bilbilis to no town of Citerior but Valentia.
    assert.equal(value(RED, 'ebora', {}), 'd+1 : 6');
    assert.equal(value(RED, 'ebora', { emerita: [RED, BLUE, RED] }), 'd+4 : 6');
    assert.equal(value(RED, 'ebora', { gades: [RED] }), 'd+1 : 6');
    assert.equal(value(YELLOW, 'segontia', { bilbilis: [YELLOW] }), 'd+2 : 6');
    assert.equal(value(YELLOW, 'segontia', { segobriga: [YELLOW], bilbilis: [YELLOW, YELLOW] }), 'd+5 : 6');
  });

  it('double by each other figure that touches the enemy, and by none that touches its own side (4.3-double)', () => {
    const three = turnOf(RED, {
      generals: { [RED]: 'bilbilis', [YELLOW]: 'cauca', [BLUE]: 'deobriga' },
      fleets: [],
      revolts: { numantia: 1, salduba: 1, segontia: 1, segobriga: 1 },
      armies: [{ at: 'salduba' }, { at: 'segontia' }],
    });
    const combat = { by: 'roman', kind: 'siege', general: RED, from: 'bilbilis', to: 'numantia', coins: 1 } as const;
    assert.equal(odds(three, combat), '(d+1)x4 : 24');
    const far = { ...three, generals: { ...three.generals, [BLUE]: 'ilerda' as const } };
    assert.equal(odds(far, combat), '(d+1)x2 : 24');
  });
});

describe('attacks (4.4)', () => {
  const state = turnOf(YELLOW, {
    generals: { [YELLOW]: 'ilerda', [BLUE]: 'mare-balearicum' },
    fleets: ['mare-balearicum'],
    garrisons: { ilerda: [YELLOW, BLUE] },
    revolts: { salduba: 2, calagurris: 3 },
    armies: [{ at: 'salduba' }],
  });

  it('remove the army with all revolts of its space on a higher value', () => {
    const won = play(state, attack(YELLOW, 'salduba', 3), [6, 1]);
    assert.deepEqual(won.state.revolts, { calagurris: 3 });
    assert.deepEqual(won.state.armies, []);
    assert.equal(ask(won.state, 'armiesLeft'), 3);
  });

  it('remove the general with all garrisons of his space on a lower one, and end the phase', () => {
    const lost = play(state, attack(YELLOW, 'salduba', 1), [1, 6]);
    assert.equal(lost.state.generals[YELLOW], null);
    assert.equal(lost.state.garrisons.ilerda, undefined);
    assert.deepEqual(
      facts(lost, 'lost').map(({ disc }) => disc),
      [BLUE, YELLOW],
    );
    assert.deepEqual([lost.state.phase, lost.state.coins], ['hispanic', 0]);
    assert.deepEqual(facts(lost, 'blocked')[0]?.general, YELLOW);
  });

  it('change nothing on an equal one, and the phase goes on', () => {
    const tie = play(state, attack(YELLOW, 'salduba', 1), [5, 3]);
    assert.equal(facts(tie, 'fought')[0]?.won, null);
    assert.deepEqual([tie.state.phase, tie.state.coins, tie.state.generals[YELLOW]], ['roman', 5, 'ilerda']);
  });

  it('count all revolts of the group of the army, once, but those of no other (4.4-revolts)', () => {
    const combat = { by: 'roman', kind: 'attack', general: YELLOW, from: 'ilerda', to: 'salduba', coins: 1 } as const;
    assert.equal(odds(state, combat), 'd+3 : d+5');
    const more = { ...state, revolts: { ...state.revolts, deobriga: 1, noega: 3 } };
    assert.equal(odds(more, combat), 'd+3 : d+6');
  });
});
