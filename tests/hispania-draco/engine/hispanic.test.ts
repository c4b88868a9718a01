import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proceed } from '../../../src/books/hispania-draco/engine/actions.ts';
import { nearest, orderOf, waysOf } from '../../../src/books/hispania-draco/engine/rules/armies.ts';
import { ask, BLUE, facts, hispanic, odds, play, RED, YELLOW } from '../play.ts';

describe('the roll of revolt (5.1)', () => {
  it('never names a Roman town, and places an army that moves in the same phase', () => {
    const done = play(hispanic({ revolts: { osca: 1 } }), proceed(), [1, 6, 2]);
    // Osca has three ways in Ilergetia without a revolt: Ilerda 5, Salduba 4, Beseda 1; a 2 is nearest to Beseda.
    assert.deepEqual(facts(done, 'army')[0]?.place, 'osca');
    assert.deepEqual(facts(done, 'marched')[0]?.to, 'beseda');
    assert.deepEqual(done.state.revolts, { osca: 1, beseda: 1 });
  });

  it('adds a revolt where the province has an army, wherever it came from, or none is in reserve', () => {
    const state = hispanic({ revolts: { ilerda: 1, osca: 3 }, armies: [{ at: 'osca' }] });
    assert.equal(ask(state, 'effect', 'ilerda'), 'revolt');
    assert.equal(ask(state, 'effect', 'osca'), 'full');
    const away = hispanic({
      revolts: { ilerda: 1, numantia: 1, toletum: 1, olisipo: 1 },
      armies: [{ at: 'numantia' }, { at: 'toletum' }, { at: 'olisipo' }],
    });
    assert.equal(ask(away, 'effect', 'ilerda'), 'revolt');
  });

  it('is held off by a general or a garrison', () => {
    const state = hispanic({ generals: { [RED]: 'noega' }, garrisons: { lancia: [RED] } });
    assert.deepEqual([ask(state, 'effect', 'noega'), ask(state, 'effect', 'lancia')], ['held', 'held']);
  });
});

describe('the moves of armies (5.2)', () => {
  it('follow the order of the provinces, the Roman ones last, Ulterior first', () => {
    const state = hispanic({
      revolts: { tarraco: 1, basti: 1, flaviobriga: 1 },
      armies: [{ at: 'tarraco' }, { at: 'basti' }, { at: 'flaviobriga' }],
    });
    assert.deepEqual(orderOf(state), ['flaviobriga', 'basti', 'tarraco']);
  });

  it('go to the only town without a revolt, and place one there; those left behind stay', () => {
    const state = hispanic({
      revolts: { gerunda: 2, osca: 1, ilerda: 1 },
      armies: [{ at: 'gerunda' }],
      hispanic: { step: 'armies' },
    });
    const done = play(state, proceed());
    assert.deepEqual(done.state.revolts, { gerunda: 2, beseda: 1, osca: 1, ilerda: 1 });
    assert.deepEqual(facts(done, 'revolt')[0]?.rule, '5.2-enter');
  });

  it('add no revolt to those of a town in revolt', () => {
    const state = hispanic({
      revolts: { gerunda: 1, beseda: 1 },
      armies: [{ at: 'gerunda' }],
      hispanic: { step: 'armies' },
    });
    const done = play(state, proceed());
    assert.deepEqual([done.state.revolts, done.state.armies[0]?.at], [{ gerunda: 1, beseda: 1 }, 'beseda']);
  });

  it('do not enter a town where a revolt is missing: the game is lost before (3.2, ruling H53)', () => {
    const revolts = { gerunda: 3, numantia: 3, toletum: 3, olisipo: 3, lucus: 3, flaviobriga: 3 } as const;
    const state = hispanic({ revolts, time: 4, armies: [{ at: 'gerunda' }], hispanic: { step: 'armies' } });
    const done = play(state, proceed());
    assert.deepEqual([done.state.ended, done.state.armies[0]?.at], ['no-revolts', 'gerunda']);
    assert.deepEqual(
      facts(done, 'nothing').map(({ why, place, rule }) => `${why} ${place} ${rule}`),
      ['no-revolts beseda 5.2-enter'],
    );
  });

  it('stop for two shields that are as near, and for two of one number in two provinces (5.2-choice)', () => {
    assert.equal(nearest(['abula', 'capara'], 2), undefined);
    assert.equal(nearest(['abula', 'capara'], 1), 'abula');
    assert.equal(nearest(['ilerda', 'segobriga'], 6), undefined);
  });

  it('leave a province that is all in revolt for one without an army, the Roman ones too (5.2-beyond)', () => {
    const revolts = { beseda: 1, gerunda: 1, calagurris: 1, salduba: 1, ilerda: 1, osca: 1 } as const;
    const beyond = hispanic({ revolts, armies: [{ at: 'gerunda' }] });
    assert.deepEqual(waysOf(beyond, 'gerunda'), ['tarraco']);
    const shut = hispanic({ revolts: { ...revolts, dertosa: 1 }, armies: [{ at: 'gerunda' }, { at: 'dertosa' }] });
    assert.deepEqual(waysOf(shut, 'gerunda'), ['beseda']);
    const done = play({ ...beyond, hispanic: { step: 'armies', begun: false, left: [], passed: false } }, proceed());
    assert.equal(ask(done.state, 'armyIn', 'citerior'), 'tarraco');
    assert.equal(done.state.revolts.tarraco, 1);
  });

  it('move an army once, although it enters a later province', () => {
    const revolts = { beseda: 1, gerunda: 1, calagurris: 1, salduba: 1, ilerda: 1, osca: 1 } as const;
    const state = hispanic({ revolts, armies: [{ at: 'gerunda' }], hispanic: { step: 'armies' } });
    assert.equal(facts(play(state, proceed()), 'marched').length, 1);
  });
});

describe('armies that meet Romans (5.2-siege, 5.2-attack)', () => {
  it('remove the highest garrison by a siege that they win, and lose nothing by another', () => {
    const state = hispanic({
      revolts: { gerunda: 1 },
      garrisons: { beseda: [YELLOW, RED] },
      armies: [{ at: 'gerunda' }],
      hispanic: { step: 'armies' },
    });
    const done = play(state, proceed(), [1]);
    assert.deepEqual(done.state.garrisons.beseda, [YELLOW]);
    assert.equal(done.state.armies[0]?.at, 'gerunda');
    const near = hispanic({
      generals: { [YELLOW]: 'tarraco' },
      revolts: { gerunda: 1 },
      garrisons: { beseda: [YELLOW] },
      armies: [{ at: 'gerunda' }],
      hispanic: { step: 'armies' },
    });
    const siege = { by: 'army', kind: 'siege', general: null, from: 'gerunda', to: 'beseda' } as const;
    assert.equal(odds(near, siege), 'd+1 : 2');
    const failed = play(near, proceed(), [1]);
    assert.deepEqual([failed.state.garrisons.beseda, failed.state.armies.length], [[YELLOW], 1]);
  });

  it('attack a general, whatever garrisons are with him, and fall with all their revolts if they lose', () => {
    const state = hispanic({
      generals: { [BLUE]: 'beseda' },
      fleets: [],
      garrisons: { beseda: [BLUE, YELLOW] },
      revolts: { gerunda: 3 },
      armies: [{ at: 'gerunda' }],
      hispanic: { step: 'armies' },
    });
    const combat = { by: 'army', kind: 'attack', general: BLUE, from: 'gerunda', to: 'beseda' } as const;
    assert.equal(odds(state, combat), 'd+3 : d+1');
    const won = play(state, proceed(), [6, 1]);
    assert.deepEqual([won.state.armies, won.state.revolts], [[], {}]);
    const lost = play(state, proceed(), [1, 6]);
    assert.equal(lost.state.generals[BLUE], null);
    assert.equal(lost.state.garrisons.beseda, undefined);
  });

  it('double by other armies beside the target, and generals at sea by those beside the army', () => {
    const state = hispanic({
      generals: { [BLUE]: 'mare-balearicum', [RED]: 'ilerda' },
      fleets: ['mare-balearicum'],
      garrisons: { beseda: [RED] },
      revolts: { gerunda: 1, osca: 1 },
      armies: [{ at: 'gerunda' }],
    });
    const siege = { by: 'army', kind: 'siege', general: null, from: 'gerunda', to: 'beseda' } as const;
    assert.equal(odds(state, siege), 'd+1 : 2');
    const attack = { by: 'army', kind: 'attack', general: RED, from: 'osca', to: 'ilerda' } as const;
    const two = hispanic({
      generals: { [RED]: 'ilerda', [BLUE]: 'pompaelo' },
      fleets: [],
      revolts: { osca: 1, tarraco: 1 },
      armies: [{ at: 'osca' }, { at: 'tarraco' }],
    });
    assert.equal(odds(two, attack), '(d+1)x2 : (d+0)x2');
  });
});
