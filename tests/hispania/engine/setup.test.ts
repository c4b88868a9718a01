import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NATIONS, type ScenarioId } from '../../../src/books/hispania/engine/data/ids.ts';
import { SCENARIO_TABLE } from '../../../src/books/hispania/engine/data/scenarios.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { checkOptions, type Options } from '../../../src/books/hispania/engine/new-game.ts';
import { holdings } from '../../../src/books/hispania/engine/rules/players.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import { standing, told } from './set-up.ts';
import { goOn } from './turn-end.ts';

describe('the starting position (12)', () => {
  it('is that of turn 4 in B and C: three Roman elites at Cartagena; in A, D and E one Carthaginian infantry', () => {
    for (const scenario of ['B', 'C'] as const) {
      const state = setup({ scenario }, 1);
      assert.equal(standing(state, 'cartagena', 'rome', 'elite'), 3);
      assert.equal(standing(state, 'cartagena', 'carthage'), 0);
    }
    for (const scenario of ['A', 'D', 'E'] as const) {
      const state = setup({ scenario }, 1);
      assert.equal(standing(state, 'cartagena', 'carthage', 'infantry'), 1);
      assert.equal(standing(state, 'cartagena', 'rome'), 0);
    }
  });

  it('is of the first turn of the scenario, and ends with its last one', () => {
    const turns = (scenario: ScenarioId) => [setup({ scenario }, 1).turn, setup({ scenario }, 1).lastTurn];
    assert.deepEqual(turns('A'), [1, 13]);
    assert.deepEqual(turns('B'), [4, 15]);
    assert.deepEqual(turns('C'), [4, 19]);
    assert.deepEqual(turns('D'), [1, 19]);
    assert.deepEqual(turns('E'), [1, 21]);
  });

  it('can be opened from a file as it is, in every version', () => {
    for (const [scenario, { modes }] of Object.entries(SCENARIO_TABLE)) {
      for (const mode of modes) {
        const state = setup({ scenario: scenario as ScenarioId, mode }, 1);
        assert.deepEqual(hispania.position(JSON.parse(JSON.stringify(state))).state, state);
      }
    }
  });
});

describe('the standard version (13)', () => {
  it('gives each player the printed group', () => {
    const state = setup({ scenario: 'D', seats: ['a', 'b', 'c', 'd'] }, 1);
    assert.deepEqual(holdings(state, 'a'), [
      'carthage',
      'lusitanians',
      'alans',
      'byzantium',
      'badajoz',
      'zaragoza',
      'almoravids',
    ]);
    assert.deepEqual(holdings(state, 'b'), ['galicians', 'basques', 'vandals', 'umayyads', 'navarre', 'seville']);
    assert.deepEqual(holdings(state, 'c'), ['cantabrians', 'celts', 'visigoths', 'castile', 'granada', 'el-cid']);
    assert.deepEqual(holdings(state, 'd'), [
      'iberians',
      'rome',
      'hispano-romans',
      'suebi',
      'franks',
      'aragon',
      'leon',
      'valencia',
    ]);
    // The Crusade and the Almohads have no player; the others are kept in the order of play.
    assert.deepEqual(Object.keys(state.nations), NATIONS.slice(0, 27));
  });

  it('gives points in scenario A: Rome 3, Carthage 16, the Galicians 8, the Cantabrians 0 (16.1)', () => {
    const state = setup({ scenario: 'A' }, 1);
    assert.deepEqual(
      state.players?.map(({ adjust }) => adjust / 2),
      [16, 8, 0, 3],
    );
    const { facts } = goOn(state);
    assert.deepEqual(
      told(facts, 'bonus').map(({ rule, seat, points }) => [rule, seat, points / 2]),
      [
        ['16.1', '1', 16],
        ['16.1', '2', 8],
        ['16.1', '4', 3],
      ],
    );
    assert.deepEqual(
      setup({ scenario: 'D' }, 1).players?.map(({ adjust }) => adjust),
      [0, 0, 0, 0],
    );
    const advanced = setup({ scenario: 'A', mode: 'advanced' }, 1);
    assert.deepEqual(
      advanced.players?.map(({ adjust }) => adjust),
      [0, 0, 0, 0],
    );
  });

  it('has no nations that never play in the scenario', () => {
    const { nations } = setup({ scenario: 'C' }, 1);
    assert.equal(nations.iberians, undefined);
    assert.ok(nations.carthage);
    assert.equal(setup({ scenario: 'A' }, 1).nations.leon, undefined);
  });
});

describe('the versions of a scenario (16, OPTION_TABLE)', () => {
  const codes = (options: unknown): readonly string[] =>
    checkOptions(options).map(({ code, path }) => `${code} ${path}`);
  const seats = (n: number) => Array.from({ length: n }, (_, i) => `p${i}`);

  it('are standard and advanced for A, C and D, advanced only for B and E', () => {
    for (const scenario of ['A', 'C', 'D'] as const) {
      assert.deepEqual(codes({ scenario }), []);
      assert.deepEqual(codes({ scenario, mode: 'standard' }), []);
      assert.deepEqual(codes({ scenario, mode: 'advanced' }), []);
      assert.equal(setup({ scenario }, 1).mode, 'standard');
    }
    for (const scenario of ['B', 'E'] as const) {
      assert.deepEqual(codes({ scenario }), []);
      assert.deepEqual(codes({ scenario, mode: 'standard' }), ['not-this-mode mode']);
      assert.equal(setup({ scenario }, 1).mode, 'advanced');
    }
  });

  it('take four players, the advanced one four or five', () => {
    assert.deepEqual(codes({ scenario: 'A', seats: seats(3) }), ['not-so-many-players seats']);
    assert.deepEqual(codes({ scenario: 'A', seats: seats(5) }), ['not-so-many-players seats']);
    assert.deepEqual(codes({ scenario: 'A', mode: 'advanced', seats: seats(5) }), []);
    assert.deepEqual(codes({ scenario: 'A', mode: 'advanced', seats: seats(6) }), ['not-so-many-players seats']);
    assert.deepEqual(codes({ scenario: 'A', seats: ['a', 'b', 'c', 'a'] }), ['player-twice seats']);
  });

  it('take the optional rules of their version', () => {
    const all = ['group-auction', 'sign-of-god', 'tokens', 'all-submission'];
    assert.deepEqual(codes({ scenario: 'D', options: all }), []);
    assert.deepEqual(codes({ scenario: 'D', options: ['sealed-bids', 'barbarian'] }), [
      'option-not-here options.0',
      'option-not-here options.1',
    ]);
    assert.deepEqual(codes({ scenario: 'D', mode: 'advanced', options: [...all, 'sealed-bids', 'barbarian'] }), []);
    assert.deepEqual(codes({ scenario: 'D', options: ['tokens', 'tokens'] }), ['option-twice options.1']);
  });

  it('take nothing that has no name', () => {
    for (const wrong of [
      null,
      {},
      { scenario: 'F' },
      { scenario: 'A', mode: 'fast' },
      { scenario: 'A', options: ['cheating'] },
      { scenario: 'A', seats: [''] },
      { scenario: 'A', rulings: { sea: 'b' } },
      { scenario: 'A', rulings: { 'toledo-falls': 'c' } },
      { scenario: 'A', set: 'hispania-1066' },
      { scenario: 'A', speed: 1 },
    ]) {
      assert.equal(checkOptions(wrong)[0]?.code, 'not-written-right', JSON.stringify(wrong));
    }
    const corrections = { income: { toledo: -1 } };
    assert.ok(codes({ scenario: 'A', corrections })[0]?.endsWith('corrections.income.toledo'));
  });

  it('are refused by name where a program asks for them', () => {
    const wrong: Options = { scenario: 'B', mode: 'standard' };
    assert.throws(() => setup(wrong, 1), { name: 'RangeError', message: /^mode: not-this-mode .*"scenario":"B"/ });
  });
});
