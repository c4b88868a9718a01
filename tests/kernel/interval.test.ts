import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rangeOf } from '../../src/kernel/interval.ts';

test('the range of a chance says between which limits it is', () => {
  const shown = (share: number, games: number) => rangeOf(share, games).map((one) => Math.round(10_000 * one));
  // The examples of Newcombe (1998): 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  assert.deepEqual(shown(81 / 263, 263), [2553, 3662]);
  assert.deepEqual(shown(15 / 148, 148), [624, 1605]);
  assert.deepEqual(shown(0, 20), [0, 1611]);
  assert.deepEqual(shown(1 / 29, 29), [61, 1718]);
});
