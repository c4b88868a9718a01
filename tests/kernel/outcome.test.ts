import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ranked } from '../../src/kernel/outcome.ts';

/** `seat score rank`, in the order of the ranks. */
const of = (...scores: readonly number[]) =>
  ranked(scores.map((score, i) => ({ seat: `${i + 1}`, score }))).map(
    ({ seat, score, rank }) => `${seat} ${score} ${rank}`,
  );

test('the highest score is first; equals share a rank, and the next one counts them all', () => {
  assert.deepEqual(of(3, 9, -4, 9), ['2 9 1', '4 9 1', '1 3 3', '3 -4 4']);
  assert.deepEqual(of(), []);
});

test('among equals ties are broken in turn, and never between others', () => {
  const results = ranked([
    { seat: 'a', score: 5, ties: [1, 9] },
    { seat: 'b', score: 5, ties: [2, 0] },
    { seat: 'c', score: 6, ties: [0, 0] },
    { seat: 'd', score: 5, ties: [1, 9] },
  ]);
  assert.deepEqual(results, [
    { seat: 'c', score: 6, rank: 1 },
    { seat: 'b', score: 5, rank: 2 },
    { seat: 'a', score: 5, rank: 3 },
    { seat: 'd', score: 5, rank: 3 },
  ]);
});
