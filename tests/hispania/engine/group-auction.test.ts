import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bid, bidForGroups, pass } from '../../../src/books/hispania/engine/actions.ts';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/new-game.ts';
import { holdings } from '../../../src/books/hispania/engine/rules/players.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { play, refused, told } from './set-up.ts';

const A: Options = { scenario: 'A', options: ['group-auction'] };
const start = setup(A, 1);

/** Bids for Carthage's group, the Umayyads', the Visigoths' and Rome's. */
const bids = (seat: string, carthage: number, umayyads: number, visigoths: number, rome: number) =>
  bidForGroups(seat, { carthage, umayyads, visigoths, rome });
const awards = (facts: readonly HispaniaFact[]): readonly string[] =>
  told(facts, 'group-awarded').map(({ nation, seat, bid, why }) => `${nation} ${seat} ${bid} ${why}`);
const adjust = (state: State): readonly number[] | undefined => state.players?.map(({ adjust }) => adjust);

describe('groups by sealed bids (10.1)', () => {
  it('have nobody to play them before, and all write four bids', () => {
    assert.deepEqual(start.nations, {});
    assert.deepEqual(adjust(start), [0, 0, 0, 0]);
    const question = hispania.decision(start);
    assert.equal(question?.kind, 'group-bids');
    assert.deepEqual(question?.by, ['1', '2', '3', '4']);
    assert.deepEqual(Object.keys(question?.choices[0]?.ranges ?? {}), ['carthage', 'umayyads', 'visigoths', 'rome']);
    assert.deepEqual(hispania.position(JSON.parse(JSON.stringify(start))).state, start);
  });

  it('come up one after another by lot, and go to the highest bid of those who have none', () => {
    const { state, facts } = play(
      start,
      [bids('2', 10, 4, 4, 50)],
      [bids('1', 12, 6, 6, 60)],
      [bids('4', 1, 1, 1, 1)],
      // Rome, of four; Carthage, of three; the Visigoths, of two; and what is left.
      [bids('3', 8, 8, 3, 8), 4, 1, 2],
    );
    assert.deepEqual(awards(facts), ['rome 1 60 bid', 'carthage 2 10 bid', 'visigoths 3 3 bid', 'umayyads 4 1 bid']);
    // Only the bids of those who have no group yet are shown.
    assert.deepEqual(
      told(facts, 'bid').map(({ nation, seat, bid }) => `${nation} ${seat} ${bid}`),
      [
        'rome 1 60',
        'rome 2 50',
        'rome 3 8',
        'rome 4 1',
        'carthage 2 10',
        'carthage 3 8',
        'carthage 4 1',
        'visigoths 3 3',
        'visigoths 4 1',
        'umayyads 4 1',
      ],
    );
    assert.deepEqual(
      told(facts, 'lot-drawn').map(({ drawn }) => drawn),
      ['rome', 'carthage', 'visigoths'],
    );
    assert.deepEqual(holdings(state, '4'), ['basques', 'galicians', 'umayyads', 'vandals'].sort(inPlay));
    // The bonus of scenario A for the group, less the bid: Rome's 3 points, Carthage's 16, the Cantabrians' 0, the Galicians' 8.
    assert.deepEqual(adjust(state), [6 - 60, 32 - 10, -3, 16 - 1]);
    assert.deepEqual(
      told(facts, 'bonus').map(({ rule, seat, points }) => [rule, seat, points]),
      [
        ['16.1', '1', 6],
        ['16.1', '2', 32],
        ['16.1', '4', 16],
      ],
    );
    assert.equal(state.active, 'carthage');
    assert.equal(state.nations.carthage?.seat, '2');
  });

  it('that nobody bids for are set aside, and go to the player left for nothing', () => {
    const { state, facts } = play(
      start,
      [bids('1', 5, 0, 0, 0)],
      [bids('2', 0, 5, 0, 0)],
      [bids('3', 0, 0, 5, 0)],
      [bids('4', 0, 0, 0, 0), 4, 1, 1],
    );
    assert.deepEqual(
      told(facts, 'set-aside').map(({ nation }) => nation),
      ['rome'],
    );
    assert.equal(awards(facts).at(-1), 'rome 4 0 drawn');
    assert.deepEqual(adjust(state), [32 - 5, 16 - 5, -5, 6]);
  });

  it('are dealt at random if several are set aside', () => {
    const none = (seat: string) => bids(seat, 0, 0, 0, 0);
    const { facts } = play(start, [bids('1', 0, 0, 0, 9)], [none('2')], [none('3')], [none('4'), 1, 1, 1, 3, 2]);
    assert.deepEqual(
      told(facts, 'set-aside').map(({ nation }) => nation),
      ['carthage', 'umayyads', 'visigoths'],
    );
    assert.deepEqual(awards(facts), [
      'rome 1 9 bid',
      'visigoths 2 0 drawn',
      'umayyads 3 0 drawn',
      'carthage 4 0 drawn',
    ]);
  });

  it('go to an open auction between equals', () => {
    const tied = play(
      start,
      [bids('1', 7, 0, 0, 9)],
      [bids('2', 20, 0, 1, 3)],
      [bids('3', 20, 2, 0, 2)],
      [bids('4', 0, 0, 0, 8), 1],
    ).state;
    const question = hispania.decision(tied);
    assert.equal(question?.kind, 'group-raise');
    assert.deepEqual(question?.by, ['2']);
    assert.equal(refused(tied, bid(20)), 'bid-low 10.1');
    assert.deepEqual(hispania.position(JSON.parse(JSON.stringify(tied))).state, tied);
    // The second player has Carthage for 12½; then Rome is the first player's, the Umayyads are the third's.
    const raised = play(tied, [bid(21)], [bid(24)], [bid(25)], [pass(), 3, 1]);
    assert.equal(awards(raised.facts)[0], 'carthage 2 25 bid');
    // If none of them raises it, lots are drawn at what they wrote.
    const drawn = play(tied, [pass()], [pass(), 2, 3, 2]);
    assert.equal(awards(drawn.facts)[0], 'carthage 3 20 drawn');
  });

  it('are refused where they are no bids', () => {
    const { state } = play(start, [bids('1', 1, 1, 1, 1)]);
    assert.equal(refused(state, bids('1', 2, 2, 2, 2)), 'bid-written 10.1');
    assert.equal(refused(state, bids('2', -1, 2, 2, 2)), 'bid-low 10.1');
    assert.equal(refused(state, bids('2', 1, 2, 2, 401)), 'bid-high 10.1');
    assert.equal(refused(state, bid(5, '2')), 'answer-first 10.1');
    assert.equal(refused(state, pass()), 'answer-first 10.1');
  });

  it('are told to nobody else, and dealt anew where they have not been shown', () => {
    const tied = play(
      start,
      [bids('1', 7, 111, 0, 222)],
      [bids('2', 20, 0, 1, 3)],
      [bids('3', 20, 2, 0, 2)],
      [bids('4', 0, 0, 0, 8), 1],
    ).state;
    const line = (seat: string) =>
      JSON.stringify(hispania.describe(tied, seat).find(({ key }) => key === 'group-auction'));
    assert.ok(line('1').includes('111'));
    assert.ok(!line('2').includes('111'));
    const seen = new Set<number | undefined>();
    for (let seed = 0; seed < 20; seed++) {
      const [frame] = hispania.imagine(tied, '2', seed).frames;
      assert.ok(frame?.kind === 'group-auction');
      assert.deepEqual(frame.bids['2'], { carthage: 20, umayyads: 0, visigoths: 1, rome: 3 });
      // Carthage has come up: all know what was bid for it.
      assert.equal(frame.bids['1']?.carthage, 7);
      seen.add(frame.bids['1']?.umayyads);
    }
    assert.ok(seen.size > 5 && !seen.has(111));
  });
});

describe('major nations by sealed bids (14.1)', () => {
  const D: Options = { scenario: 'D', mode: 'advanced', options: ['group-auction'] };

  it('are the lots of an advanced game; who bids nothing has one of those left by lot', () => {
    const all = (seat: string, n: number) =>
      bidForGroups(seat, { carthage: n, rome: n, visigoths: n, umayyads: n, castile: n });
    const { state, facts } = play(
      setup(D, 1),
      [all('1', 6)],
      [all('2', 5)],
      [all('3', 4)],
      // Rome, the Umayyads and Carthage are bid for, the other two are not; and the throws for the first auction follow.
      [all('4', 0), 2, 3, 1, 1, 1, 1, 1, 1, 2, 1, 3, 1, 4],
    );
    assert.deepEqual(awards(facts), ['rome 1 6 bid', 'umayyads 2 5 bid', 'carthage 3 4 bid', 'visigoths 4 0 drawn']);
    // The bid is paid besides the fixed score.
    assert.deepEqual(adjust(state), [-6, -5, -4, 0]);
    assert.equal(state.nations.rome?.bid, 82);
    assert.equal(state.nations.castile, undefined);
    assert.equal(hispania.decision(state)?.params['nation'], 'galicians');
  });
});

const ORDER: readonly NationId[] = ['galicians', 'basques', 'vandals', 'umayyads'];
function inPlay(a: string, b: string): number {
  return ORDER.indexOf(a as NationId) - ORDER.indexOf(b as NationId);
}
