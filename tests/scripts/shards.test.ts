import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shardIn } from '../../scripts/command-line.ts';
import { isMine } from '../../scripts/shards.ts';

test('the shards of some work have each item of it once, and parts of nearly one size', () => {
  for (const of of [1, 2, 3, 7])
    for (const items of [0, 1, 5, 20]) {
      const parts = Array.from({ length: of }, (_, i) =>
        Array.from({ length: items }, (_, n) => n).filter((n) => isMine(n, shardIn(`${i + 1}/${of}`))),
      );
      assert.deepEqual(
        parts.flat().sort((a, b) => a - b),
        Array.from({ length: items }, (_, n) => n),
      );
      const sizes = parts.map(({ length }) => length);
      assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1);
    }
});
