import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, step } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { choices, open, type Places, play, written } from './set-up.ts';

const faults = (places: Places, rest: object = {}, phase: 'movement' | 'combat' | 'last-stacking' = 'movement') =>
  (hispania.position(written('castile', phase, places, rest)).faults ?? []).map(({ code, path }) => `${code} ${path}`);
const snapshot = (state: unknown) => (hispania.position(state).faults ?? []).map(({ code, path }) => `${code} ${path}`);

describe('positions', () => {
  it('have one nation a province, save where the active one fights', () => {
    assert.deepEqual(faults({ toledo: 'castile: infantry; leon: infantry' }, {}, 'combat'), []);
    assert.deepEqual(faults({ toledo: 'castile: infantry; leon: infantry' }, {}, 'last-stacking'), [
      'two-nations units.toledo',
    ]);
    assert.deepEqual(faults({ toledo: 'seville: infantry; leon: infantry' }, {}, 'combat'), [
      'two-nations units.toledo',
    ]);
    assert.deepEqual(faults({ toledo: 'castile: infantry; leon: infantry; seville: infantry' }, {}, 'combat'), [
      'three-nations units.toledo',
    ]);
    assert.deepEqual(faults({ toledo: 'castile: infantry; seville: al-mutamid' }, {}, 'combat'), [
      'two-nations units.toledo',
    ]);
    assert.deepEqual(faults({ toledo: 'castile: alfonso-vi; seville: al-mutamid' }, { turn: 17 }), []);
  });
  it('have one castle, fort or ruin a province, each unit its counter, each leader once', () => {
    assert.deepEqual(faults({ toledo: 'castile: 2 castle' }), ['two-castles units.toledo', 'only-one units.toledo']);
    assert.deepEqual(faults({ toledo: 'castile: castle; leon: ruin' }), ['ruin-and-castle units.toledo']);
    assert.deepEqual(faults({ africa: 'castile: castle' }), ['castle-off-map units.africa']);
    assert.deepEqual(faults({ toledo: 'castile: knight!2' }), ['hits-too-many units.toledo']);
    assert.deepEqual(faults({ toledo: 'castile: 60 infantry' }), ['too-many-counters units']);
    assert.deepEqual(faults({ toledo: 'castile: infantry, alfonso-vi', avila: 'castile: alfonso-vi' }), [
      'leader-twice units',
    ]);
    assert.deepEqual(faults({ toledo: 'castile: infantry, roland' }), ['leader-of-another units']);
  });
  it('may begin with the game turn, before any nation: then the active nation and the phase are nobody’s', () => {
    const before = { ...written('castile', 'movement', { toledo: 'castile: infantry' }), active: null, phase: null };
    const { state } = hispania.position(before);
    assert.deepEqual([state?.stage, state?.active, state?.phase], ['start', null, null]);
    assert.deepEqual(hispania.decision(state as State)?.by, ['castile']);
    assert.deepEqual(snapshot({ ...before, phase: 'movement' }), ['cannot-be phase']);
    assert.deepEqual(snapshot({ ...before, active: 'castile' }), ['no-such-phase phase']);
  });
  it('hold who plays what for how much; in a version of the game nobody plays what is not named', () => {
    const players = ['1', '2', '3', '4'].map((seat) => ({ seat, adjust: 0 }));
    const game = { scenario: 'D', mode: 'advanced', players, seats: { castile: '2' }, bids: { castile: 78 } };
    const places = { toledo: 'castile: infantry', leon: 'leon: infantry' };
    const { state } = hispania.position({
      ...written('castile', 'movement', places),
      ...game,
      active: null,
      phase: null,
    });
    assert.deepEqual(state?.nations, { castile: { seat: '2', points: 0, capital: null, bid: 78 } });
    assert.equal(hispania.queries['score']?.(state as State, ...(['2'] as never[])), -78);
    // In a nation’s turn all that stands on the map has a player.
    assert.deepEqual(faults(places, game), ['cannot-be nations']);
  });
  it('name what is not written right', () => {
    for (const junk of [null, 7, [], {}, { game: 'hispania' }, { ...written('castile', 'movement', {}), seed: 0.5 }]) {
      assert.ok((hispania.position(junk).faults ?? []).length > 0);
    }
    const corrections = { addBorders: [{ between: ['toledo', 'toledo'] }] };
    assert.equal(faults({ toledo: 'castile: infantry' }, { corrections })[0]?.split(' ')[0], 'not-written-right');
  });
});

describe('snapshots', () => {
  it('hold equal cohorts as one, so that one name never moves two', () => {
    const { position, decision } = hispania;
    const whole = open('castile', 'movement', { toledo: 'castile: 2 infantry' });
    const [two] = whole.places.toledo ?? [];
    assert.ok(two);
    const split = {
      ...whole,
      places: {
        toledo: [
          { ...two, count: 1 },
          { ...two, count: 1 },
        ],
      },
    };
    assert.deepEqual(position(split).state, whole);
    assert.deepEqual(decision(position(split).state ?? split), decision(whole));
  });

  const { state } = play(
    open('castile', 'combat', {
      toledo: 'castile: 2 infantry<segovia, knight<segovia; seville: 2 infantry, cavalry',
      leon: 'leon: infantry',
    }),
    [battle('toledo')],
  );
  const frame = state.frames[0];
  const damaged = (over: object): State => ({ ...state, frames: [{ ...frame, ...over }] }) as State;

  it('are taken as they were', () => assert.deepEqual(snapshot(state), []));

  it('are refused where what is asked makes no sense: never an exception, never a dead end', () => {
    const wrong: readonly unknown[] = [
      damaged({ defender: 'leon' }),
      damaged({ attacker: 'seville', defender: 'castile' }),
      damaged({ defender: 'castile' }),
      damaged({ place: 'leon' }),
      damaged({ by: { attacker: null, defender: null } }),
      damaged({ step: 'defender-aims' }),
      damaged({ step: 'defender-aims', aims: { attacker: [{ die: 'castle', target: 'infantry', count: 1 }] } }),
      damaged({ step: 'attacker-retreats', aims: { defender: [] } }),
      { ...state, frames: [frame, frame] },
      { ...state, phase: 0 },
      { ...state, active: null },
      { ...state, nations: {} },
      { ...state, frames: [{ kind: 'pinning', place: 'toledo', count: 2 }] },
      { ...state, phase: 0, frames: [{ kind: 'pinning', place: 'leon', count: 2 }] },
      { ...state, frames: [{ kind: 'surplus', nation: 'rome', place: 'toledo' }] },
      { ...state, dice: { generator: [0, 0, 0, 0], rolled: 0, given: [] } },
    ];
    for (const [i, one] of wrong.entries()) assert.equal(snapshot(one).length, 1, `${i}: ${snapshot(one).join()}`);
  });
});

describe('hostile actions', () => {
  const state = open(
    'castile',
    'movement',
    { segovia: 'castile: infantry, alfonso-vi', toledo: 'leon: infantry' },
    { turn: 17 },
  );
  const fight = play(
    open('castile', 'combat', { toledo: 'castile: 2 infantry<segovia, knight<segovia; seville: 2 infantry, cavalry' }),
    [battle('toledo')],
  ).state;

  it('are refused, never an exception', () => {
    const nasty: readonly unknown[] = [
      null,
      [],
      'end',
      {},
      { kind: 'step', fixed: null, values: {} },
      { kind: 'step', fixed: { from: { toString: null }, to: 'toledo' }, values: {} },
      { kind: 'step', fixed: { from: ['segovia'], to: 'toledo' }, values: { units: { infantry: 1 } } },
      { kind: 'step', fixed: { from: 'segovia', to: 'toledo' }, values: { units: null } },
      { kind: 'step', fixed: { from: 'segovia', to: 'toledo' }, values: { units: { infantry: '1' } } },
      { kind: 'step', fixed: { from: 'segovia', to: 'toledo' }, values: { units: { infantry: -1 } } },
      { kind: 'step', fixed: { from: 'segovia', to: 'toledo' }, values: { units: { infantry: 0.5 } } },
      { kind: 'step', fixed: { from: 'segovia', to: 'toledo' }, values: JSON.parse('{"units":{"__proto__":1}}') },
      { kind: 'step', fixed: { from: 'segovia', to: '__proto__' }, values: {} },
      { kind: 'aim', fixed: { side: 'attacker' }, values: { infantry: null } },
      { kind: 'aim', fixed: { side: 'attacker' }, values: { infantry: { toString: 2 } } },
      { kind: 'constructor', fixed: {}, values: {} },
      { kind: 'rebuild', fixed: { place: 'segovia', counter: 'nowhere' }, values: { units: null } },
      { kind: 'remove', fixed: { place: 'segovia' }, values: { units: 3 } },
    ];
    for (const at of [state, fight]) {
      for (const action of nasty as readonly Action[]) {
        const refusal = hispania.explain(at, action);
        assert.ok(refusal?.code && refusal.rule, JSON.stringify(action));
        assert.deepEqual(hispania.apply(at, action).refusal, refusal);
      }
    }
  });
  it('change nothing', () => {
    const before = JSON.stringify(state);
    hispania.apply(state, step('segovia', 'toledo', { infantry: 1 }));
    assert.equal(JSON.stringify(state), before);
    assert.ok(choices(state, 'step').length > 0);
  });
});
