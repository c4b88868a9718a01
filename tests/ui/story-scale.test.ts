import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scaleOf, spread, ticksOf } from '../../src/ui/story/scale.ts';

describe('the scale of a chart', () => {
  it('writes few values, from below the least to above the greatest, with 0 between', () => {
    assert.deepEqual(ticksOf([0, 12, 122], [10, 20, 50], 6), [0, 50, 100, 150]);
    assert.deepEqual(ticksOf([-7, 3], [1, 2, 5, 10], 6), [-10, -5, 0, 5]);
    assert.deepEqual(
      ticksOf([-900, -20], [10, 100], 6),
      [-1000, -800, -600, -400, -200, 0].filter((v) => v >= -1000),
    );
    assert.deepEqual(ticksOf([], [2], 6), [0, 2]);
  });

  it('lays values between its ends, and all on one point if there is one value only', () => {
    const y = scaleOf([0, 10], [200, 0]);
    assert.deepEqual([0, 5, 10].map(y), [200, 100, 0]);
    assert.equal(scaleOf([3, 3], [40, 80])(3), 40);
  });

  it('moves labels apart in their order, above the floor', () => {
    assert.deepEqual(spread([50, 10, 52], 19, 200), [50, 10, 69]);
    assert.deepEqual(spread([198, 199], 19, 200), [181, 200]);
  });
});
