import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pass } from '../../../src/books/hispania/engine/actions.ts';
import type { TokenId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Player, State } from '../../../src/books/hispania/engine/state.ts';
import { handOf } from './hands.ts';
import { open, type Played, told } from './set-up.ts';

const PLAYERS: readonly Player[] = ['1', '2', '3', '4'].map((seat) => ({ seat, adjust: 0 }));

/** The last nation of a turn has played: the next action begins another turn, with a bag as it is given. */
function before(turn: number, left: readonly TokenId[], played: readonly TokenId[] = [], players = PLAYERS): State {
  return open(
    'galicians',
    'sequence-end',
    { galicia: 'galicians: infantry' },
    { turn: turn - 1, lastTurn: turn, options: ['tokens'], players, bag: { left, played }, seats: { galicians: '1' } },
  );
}

/** The first answer of a position or game: until then it has gone on by itself. Dice are laid out for the draws. */
function drawn(start: State, ...dice: readonly number[]): Played {
  const given: State = { ...start, dice: { ...start.dice, given: dice } };
  const applied = hispania.apply(given, hispania.decision(given)?.preset ?? pass());
  if (!applied.state) throw new Error(JSON.stringify(applied.refusal));
  return applied;
}

const many = (token: TokenId, n: number): readonly TokenId[] => Array.from({ length: n }, () => token);

describe('10.3 drawing tokens', () => {
  it('puts all 27 into the bag, and each player draws two at the start of the game (R:1883-1886)', () => {
    const start = hispania.setup({ scenario: 'A', options: ['tokens'] }, 7);
    assert.equal(start.bag?.left.length, 27);
    assert.deepEqual(new Set(start.bag?.left).size, 16);
    const first = drawn(start);
    assert.deepEqual(
      told(first.facts, 'drew').map(({ seat, count, rule }) => [seat, count, rule]),
      [
        ['1', 2, '10.3'],
        ['2', 2, '10.3'],
        ['3', 2, '10.3'],
        ['4', 2, '10.3'],
      ],
    );
    assert.equal((first.state.bag?.left.length ?? 0) + (first.state.bag?.played.length ?? 0), 19);
    assert.equal(hispania.setup({ scenario: 'A' }, 7).bag, undefined);
  });
  it('tells which only to whom they are', () => {
    const start = hispania.setup({ scenario: 'A', options: ['tokens'] }, 7);
    const { facts, state } = drawn(start);
    const own = told(facts, 'drew-tokens');
    assert.deepEqual(
      own.map(({ seat, only }) => [seat, only]),
      ['1', '2', '3', '4'].map((seat) => [seat, seat]),
    );
    for (const { seat, tokens } of own) assert.deepEqual(tokens, handOf(state, seat));
    for (const fact of facts) if (fact.only === undefined) assert.ok(!('tokens' in fact));
  });
  it('happens again at the start of turns 4, 8, 12 and 16, and on no other (R:1887-1889)', () => {
    for (let turn = 2; turn <= 19; turn++) {
      const { facts } = drawn(before(turn, many('army', 20)));
      assert.equal(told(facts, 'drew').length, [4, 8, 12, 16].includes(turn) ? 4 : 0, `turn ${turn}`);
    }
  });
  it('happens once where the game starts on turn 4 (ruling event-draws)', () => {
    const start = hispania.setup({ scenario: 'C', mode: 'standard', options: ['tokens'] }, 3);
    const { facts } = drawn(start);
    assert.deepEqual(
      told(facts, 'drew').map(({ count }) => count),
      [2, 2, 2, 2],
    );
  });
  it('brings one each with five to eight left, and none with fewer (R:1898-1902)', () => {
    const counts = (left: number, players = PLAYERS) =>
      told(drawn(before(8, many('army', left), [], players)).facts, 'drew').map(({ count }) => count);
    assert.deepEqual(counts(4), []);
    assert.deepEqual(counts(5), [1, 1, 1, 1]);
    assert.deepEqual(counts(8), [1, 1, 1, 1]);
    assert.deepEqual(counts(9), [2, 2, 2, 2]);
    const five = [...PLAYERS, { seat: '5', adjust: 0 }];
    assert.deepEqual(counts(9, five), [1, 1, 1, 1, 1]);
    assert.deepEqual(counts(10, five), [2, 2, 2, 2, 2]);
  });
  it('keeps what a player holds: there is no limit (R:1890)', () => {
    const rich = PLAYERS.map((player) => ({ ...player, tokens: many('die', 5) }));
    const { state } = drawn(before(8, many('army', 20), [], rich));
    assert.deepEqual(handOf(state, '2'), [...many('army', 2), ...many('die', 5)]);
  });
  it('draws each token as likely as any other, by numbered dice', () => {
    const left: readonly TokenId[] = ['army', 'bravery', 'castle', 'die', 'ambush'];
    const { state } = drawn(before(8, left), 2, 4, 1, 2);
    assert.deepEqual(
      ['1', '2', '3', '4'].map((seat) => handOf(state, seat)),
      [['bravery'], ['ambush'], ['army'], ['die']],
    );
    assert.deepEqual(state.bag?.left, ['castle']);
    assert.equal(state.dice.rolled, 4);
  });
});

describe('10.3-reshuffle', () => {
  it('is shown at once, mixes what was played into the bag, and is replaced (R:1988-1993)', () => {
    const left: readonly TokenId[] = ['army', 'army', 'army', 'army', 'reshuffle'];
    const { state, facts } = drawn(before(8, left, ['treasure', 'die']), 5, 6, 1, 1, 1);
    assert.deepEqual(
      told(facts, 'reshuffled').map(({ seat, rule }) => [seat, rule]),
      [['1', '10.3-reshuffle']],
    );
    // Four armies, a die and a treasure: the sixth is the treasure.
    assert.deepEqual(handOf(state, '1'), ['treasure']);
    assert.deepEqual(
      told(facts, 'drew').map(({ count }) => count),
      [1, 1, 1, 1],
    );
    assert.deepEqual(state.bag?.played, []);
    // It is in the bag again (ruling reshuffle-returns).
    assert.ok(state.bag?.left.includes('reshuffle'));
  });
  it('is never in a hand, however the game goes', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const start = hispania.setup({ scenario: 'A', options: ['tokens'] }, seed);
      const { state } = drawn(start);
      for (const { seat } of state.players ?? []) {
        assert.equal(handOf(state, seat).length, 2);
        assert.ok(!handOf(state, seat).includes('reshuffle'));
      }
    }
  });
});

describe('10.3 what a player knows', () => {
  const players: readonly Player[] = [
    { seat: '1', adjust: 0, tokens: ['army', 'null'] },
    { seat: '2', adjust: 0, tokens: ['die'] },
    { seat: '3', adjust: 0 },
  ];
  const bag = { left: ['castle', 'ruse', 'reshuffle'] as const, played: ['treasure'] as const };
  const start = open(
    'galicians',
    'movement',
    { galicia: 'galicians: infantry' },
    { turn: 3, options: ['tokens'], players, bag, seats: { galicians: '1' } },
  );
  it('is his own tokens, how many the others hold and the bag, and what was played', () => {
    const lines = hispania.describe(start, '2').filter(({ key }) => key === 'tokens' || key === 'bag');
    assert.deepEqual(lines, [
      { key: 'tokens', params: { seat: '1', count: 2 } },
      { key: 'tokens', params: { seat: '2', count: 1, tokens: ['die'] } },
      { key: 'tokens', params: { seat: '3', count: 0 } },
      { key: 'bag', params: { left: 3, played: ['treasure'] } },
    ]);
  });
  it('is nothing where tokens are not in play', () => {
    assert.ok(!hispania.describe({ ...start, options: [] }, '1').some(({ key }) => key === 'tokens' || key === 'bag'));
  });
  it('is dealt anew in what he imagines: his own hand stays, the others’ may be any', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const dreamt = hispania.imagine(start, '2', seed);
      assert.deepEqual(handOf(dreamt, '2'), ['die']);
      const first = handOf(dreamt, '1');
      assert.equal(first.length, 2);
      const all = [...first, ...(dreamt.bag?.left ?? [])];
      assert.deepEqual([...all].sort(), ['army', 'castle', 'null', 'reshuffle', 'ruse']);
      assert.ok(!first.includes('reshuffle'));
      assert.deepEqual(dreamt.bag?.played, ['treasure']);
      seen.add(first.join());
    }
    // Two of four.
    assert.equal(seen.size, 6);
  });
  it('does not hang on what the others hold', () => {
    const other = players.map((player) =>
      player.seat === '1' ? { ...player, tokens: ['castle', 'ruse'] as const } : player,
    );
    const swapped = {
      ...start,
      players: other,
      bag: { left: ['army', 'null', 'reshuffle'] as const, played: bag.played },
    };
    assert.deepEqual(hispania.describe(swapped, '2'), hispania.describe(start, '2'));
  });
});

describe('10.3 in a whole game', () => {
  it('has every token in one place, always', () => {
    let state: State = hispania.setup({ scenario: 'A', options: ['tokens', 'sign-of-god'] }, 11);
    let plays = 0;
    for (let n = 0; n < 4000; n++) {
      const decision = hispania.decision(state);
      if (!decision) break;
      const token = decision.choices.find(({ kind }) => kind === 'play');
      const action = token && n % 3 === 0 ? { kind: token.kind, fixed: token.fixed, values: {} } : decision.preset;
      assert.ok(action);
      if (action.kind === 'play') plays += 1;
      const next = hispania.apply(state, action);
      assert.ok(next.state, JSON.stringify(next.refusal));
      state = next.state;
      const held = (state.players ?? []).flatMap(({ tokens = [] }) => tokens);
      const all = [...held, ...(state.bag?.left ?? []), ...(state.bag?.played ?? [])];
      assert.equal(all.length, 27);
    }
    assert.ok(plays > 5);
  });
});
