import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OPTIONS, SCENARIOS } from '../../../src/books/hispania/engine/data/ids.ts';
import { MODES, PLAYERS, SCENARIO_TABLE } from '../../../src/books/hispania/engine/data/scenarios.ts';
import { FIRST_SET, PUBLISHED } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import {
  CHAIRS,
  faultsOf,
  firstGame,
  optionsOf,
  sittingsOf,
  toggled,
  withMode,
  withPlayers,
  withScenario,
} from '../../../src/books/hispania/ui/table/new-game.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { fragmentOf, readAddress } from '../../../src/ui/table/address.ts';
import { LONGEST_NAME } from '../../../src/ui/table/chairs.ts';

const NAMES = TABLE.begin.names;
const FIRST = firstGame('toledo-1', NAMES);

describe('a new game', () => {
  it('is scenario A, one person against three computers, unless chosen', () => {
    const sittings = sittingsOf(FIRST, NAMES);
    assert.deepEqual(
      sittings.map(({ is }) => is),
      ['person', 'computer', 'computer', 'computer'],
    );
    assert.deepEqual(faultsOf(FIRST, NAMES), []);
    const state = hispania.setup(optionsOf(FIRST, sittings), 1);
    assert.equal(state.scenario, 'A');
    // It names its data set, so that it stays on it whatever comes later.
    assert.equal(state.set, PUBLISHED);
    const older = optionsOf({ ...FIRST, set: FIRST_SET, corrections: { income: { toledo: 8 } } }, sittings);
    assert.equal(hispania.setup(older, 1).set, FIRST_SET);
    assert.deepEqual(hispania.setup(older, 1).corrections, { income: { toledo: 8 } });
    assert.deepEqual(
      state.players?.map(({ seat }) => seat),
      sittings.map(({ seat }) => seat),
    );
  });

  it('can be begun in every scenario, version, number of players and with every optional rule it offers', () => {
    for (const scenario of SCENARIOS) {
      for (const mode of MODES.filter((one) => SCENARIO_TABLE[scenario].modes.includes(one))) {
        for (const players of PLAYERS[mode]) {
          const chosen = withPlayers(withMode(withScenario(FIRST, scenario, NAMES), mode, NAMES), players, NAMES);
          assert.deepEqual(faultsOf(chosen, NAMES), [], `${scenario} ${mode} ${players}`);
          assert.equal(chosen.chairs.length, players);
        }
      }
    }
  });

  it('never keeps a version or an optional rule that the scenario does not have', () => {
    const all = { ...withMode(FIRST, 'advanced', NAMES), options: OPTIONS };
    assert.equal(withMode(all, 'standard', NAMES).options.includes('sealed-bids'), false);
    const five = withPlayers(withMode(FIRST, 'advanced', NAMES), 5, NAMES);
    assert.equal(withMode(five, 'standard', NAMES).chairs.length, 4);
    assert.equal(withScenario(FIRST, 'B', NAMES).mode, 'advanced');
    assert.deepEqual(toggled(toggled([], 'tokens'), 'tokens'), []);
  });

  it('gives a person who holds several groups a seat for each, and every seat a name of its own', () => {
    const chairs = ['Ann', 'Ann', 'Ben', 'Ann'].map((name) => ({ name, is: 'person' as const }));
    const sittings = sittingsOf({ chairs }, NAMES);
    assert.deepEqual(
      sittings.map(({ seat, name }) => [seat, name]),
      [
        ['Ann', 'Ann'],
        ['Ann (2)', 'Ann'],
        ['Ben', 'Ben'],
        ['Ann (3)', 'Ann'],
      ],
    );
  });

  it('makes names that can stand in a game out of whatever is written', () => {
    assert.equal(CHAIRS.playerName('  Ann\u0000\u202e '), 'Ann');
    assert.equal(CHAIRS.playerName('x'.repeat(200)).length, LONGEST_NAME);
    // The id of a nation would be taken for the nation.
    assert.notEqual(CHAIRS.playerName('rome'), 'rome');
    for (const name of ['', '   ', '3']) {
      const [first] = sittingsOf({ chairs: [{ name, is: 'person' }] }, NAMES);
      assert.equal(first?.name, NAMES.person(1));
    }
  });
});

describe('the address of the page', () => {
  it('is read as it is written', () => {
    for (const address of [
      { is: 'our-table' },
      { is: 'game', id: 'abc' },
      { is: 'game', id: 'abc', story: true },
      { is: 'scene', id: 'castile-at-toledo' },
      { is: 'position', packed: 'q1_-' },
      { is: 'save', packed: 'q1=' },
    ] as const) {
      assert.deepEqual(readAddress(fragmentOf(address)), address);
    }
  });

  it('leads home from anything else', () => {
    for (const fragment of ['', '#', '#game', '#game=', '#game=/story', '#nothing=1', '#%']) {
      assert.deepEqual(readAddress(fragment), { is: 'home' }, fragment);
    }
  });
});
