import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moverOf, winnersOf, yoursFirst } from '../../../src/ui/table/games/whose.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { GAMES } from '../../../src/words/en/games.ts';
import { GAMES as FRENCH } from '../../../src/words/fr/games.ts';

/** Who has to move in the games of the list. */

const ANN: Sitting = { seat: '1', name: 'Ann', is: 'person' };
const BEA: Sitting = { seat: '2', name: 'Bea', is: 'person' };
const SUBH: Sitting = { seat: '2', name: 'Subh', is: 'computer', level: 'captain' };
const summary = (mover: string | undefined, over = false) => ({ turn: 1, lastTurn: 3, over, mover, scores: [] });

test('the only person is called you, among several each by name', () => {
  assert.deepEqual(moverOf(summary('1'), { sittings: [ANN, SUBH] }), { name: 'Ann', you: true });
  assert.deepEqual(moverOf(summary('2'), { sittings: [ANN, SUBH] }), { name: 'Subh', you: false });
  assert.deepEqual(moverOf(summary('1'), { sittings: [ANN, BEA] }), { name: 'Ann', you: false });
  for (const none of [summary(undefined), summary('9'), summary('1', true), undefined])
    assert.equal(moverOf(none, { sittings: [ANN, SUBH] }), undefined);
});

test('games in which the reader has to move come first, the others stay in their order', () => {
  const game = (id: string, mover: string, faults: readonly never[] = []) =>
    ({ id, faults, record: { summary: summary(mover), sittings: [ANN, SUBH] } }) as never;
  const readSummary = (kept: unknown) => kept as never;
  const sorted = yoursFirst({ readSummary }, [game('a', '2'), game('b', '1'), game('c', '2'), game('d', '1')]);
  assert.deepEqual(
    sorted.map(({ id }) => id),
    ['b', 'd', 'a', 'c'],
  );
});

test('the winners of a game that is over are those with the most points, unless it has a single player', () => {
  const scores = [
    { seat: '1', points: 12 },
    { seat: '2', points: 30 },
  ];
  const sittings = [ANN, SUBH];
  assert.deepEqual(winnersOf({ over: true, scores }, { sittings }), ['Subh']);
  assert.deepEqual(winnersOf({ over: false, scores }, { sittings }), []);
  assert.deepEqual(winnersOf({ over: true, scores: scores.slice(0, 1) }, { sittings }), []);
  const tie = scores.map(({ seat }) => ({ seat, points: 5 }));
  assert.deepEqual(winnersOf({ over: true, scores: tie }, { sittings }), ['Ann', 'Subh']);
  assert.deepEqual(
    [GAMES.won(['Subh']), GAMES.won(['Ann', 'Subh']), FRENCH.won(['Ann', 'Subh'])],
    ['Subh has won', 'Ann and Subh share the win', 'Ann et Subh se partagent la victoire'],
  );
});
