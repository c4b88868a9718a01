import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TooLarge } from '../../../src/books/hispania/odds/army.ts';
import { setUpBattle } from '../../../src/books/hispania/odds/set-up.ts';
import {
  emptySides,
  readBattle,
  readPolicies,
  type WrittenBattle,
  writePolicies,
} from '../../../src/books/hispania/odds/written.ts';
import { writtenOdds } from './battles.ts';

const whole: WrittenBattle = {
  attacker: {
    nation: 'umayyads',
    units: { infantry: 3, knight: 2, berber: 1 },
    wounded: { knight: 1 },
    frail: { knight: 1 },
    leader: 'tarik',
    tactics: 2,
    river: { infantry: 2 },
  },
  defender: {
    nation: 'visigoths',
    units: { elite: 1, castle: 1 },
    wounded: { castle: 2 },
    frail: { castle: true },
    leader: true,
  },
  terrain: 'mountain',
  zeal: true,
  turn: 11,
  rulings: { 'berber-hits': 'b' },
};

describe('a battle that is written down', () => {
  it('is read whole, and can be set up', () => {
    assert.deepEqual(readBattle(JSON.parse(JSON.stringify(whole))), { value: whole });
    assert.ok(setUpBattle(whole).state);
  });

  const wrong: readonly (readonly [what: string, change: object, path: string])[] = [
    ['a nation that there is not', { attacker: { ...whole.attacker, nation: 'portugal' } }, 'attacker.nation'],
    ['more units than are read', { defender: { units: { infantry: 61 } } }, 'defender.units.infantry'],
    ['less than none', { defender: { units: { infantry: -1 } } }, 'defender.units.infantry'],
    ['half a unit', { defender: { units: { infantry: 0.5 } } }, 'defender.units.infantry'],
    ['a kind that does not fight', { defender: { units: { ruin: 1 } } }, 'defender.units.ruin'],
    ['a leader that there is not', { defender: { units: { infantry: 1 }, leader: 'roderick' } }, 'defender.leader'],
    [
      'other plus points than the token gives',
      { defender: { units: { infantry: 1 }, tactics: 9 } },
      'defender.tactics',
    ],
    ['a castle that attacks', { attacker: { units: { castle: 1 } } }, 'attacker.units'],
    ['two works', { defender: { units: { castle: 1, fort: 1 } } }, 'defender.units'],
    ['more wounds than knights', { attacker: { units: { knight: 1 }, wounded: { knight: 2 } } }, 'attacker'],
    [
      'more over the river than there are',
      { attacker: { units: { infantry: 1 }, river: { infantry: 2 } } },
      'attacker.river',
    ],
    ['a nation against itself', { defender: { nation: 'umayyads', units: { infantry: 1 } } }, 'defender'],
    ['a turn that is not played', { turn: 22 }, 'turn'],
    ['an owner’s corrections', { corrections: {} }, 'corrections'],
    ['what is not named', { more: 1 }, 'more'],
  ];
  for (const [what, change, path] of wrong) {
    it(`is none with ${what}`, () => {
      const { value, faults } = readBattle({ ...whole, ...change });
      assert.equal(value, undefined);
      assert.ok(
        faults?.some((fault) => fault.path === path),
        JSON.stringify(faults),
      );
    });
  }

  it('is none where there is something else', () => {
    for (const other of [null, undefined, 7, 'battle', [], {}]) assert.ok(readBattle(other).faults);
  });

  it('may have a side that is still empty, but is not set up then', () => {
    const empty: WrittenBattle = { attacker: { units: {} }, defender: { units: { infantry: 0, castle: 1 } } };
    assert.deepEqual(readBattle(empty), { value: empty });
    assert.deepEqual(emptySides(empty), ['attacker']);
    assert.deepEqual(
      setUpBattle(empty).faults?.map(({ path, params }) => [path, params['received']]),
      [['attacker', 'nobody']],
    );
  });

  it('finds somebody else where the usual nation stands on the other side', () => {
    for (const [side, nation] of [
      ['defender', 'castile'],
      ['attacker', 'seville'],
      ['attacker', 'rome'],
      ['defender', 'lusitanians'],
    ] as const) {
      const units = side === 'attacker' && nation === 'rome' ? { fort: 1 } : { infantry: 1 };
      const battle: WrittenBattle = { attacker: { units: { infantry: 1 } }, defender: { units } };
      assert.ok(setUpBattle({ ...battle, [side]: { ...battle[side], nation } }).state, nation);
    }
  });
});

describe('a battle of more units than the game has', () => {
  it('is refused before it eats up time and memory', () => {
    for (const units of [
      { infantry: 30, elite: 15 },
      { infantry: 60, elite: 60 },
      { infantry: 60, elite: 60, knight: 60, cavalry: 60, berber: 60 },
    ]) {
      assert.throws(() => writtenOdds({ attacker: { units }, defender: { units } }), TooLarge, JSON.stringify(units));
    }
  });
  it('is computed as long as it can be', () => {
    const units = { infantry: 60 };
    assert.ok(writtenOdds({ attacker: { units }, defender: { units } }).attackerWins > 0.4);
  });
});

describe('policies that are written down', () => {
  it('come back as they were, chances in hundredths', () => {
    const by = {
      aims: { attacker: 'best', defender: { first: 'castle' } },
      retreat: { attacker: { below: 2 }, defender: { winning: 0.29 } },
      rounds: 3,
    } as const;
    const written = writePolicies(by);
    assert.deepEqual(written.retreat, { attacker: { below: 2 }, defender: { winning: 29 } });
    assert.deepEqual(readPolicies(written), { value: by });
    assert.deepEqual(readPolicies(writePolicies({})), { value: {} });
  });

  it('are none with what the engine could not take', () => {
    for (const wrong of [
      { rounds: -1 },
      { rounds: 1001 },
      { aims: { attacker: 'worst' } },
      { aims: { attacker: { first: 'ruin' } } },
      { retreat: { attacker: { winning: 0 } } },
      { retreat: { attacker: { winning: 101 } } },
      { retreat: { attacker: { below: 0 } } },
      { retreat: { attacker: { below: 1, winning: 1 } } },
      { other: 1 },
      null,
    ]) {
      assert.ok(readPolicies(wrong).faults, JSON.stringify(wrong));
    }
  });
});
