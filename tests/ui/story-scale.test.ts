import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pinSpots, scaleOf, spread, ticksOf } from '../../src/ui/story/scale.ts';

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

describe('pins over a line', () => {
  it('are above their points, and none covers another', () => {
    assert.deepEqual(pinSpots([[100, 200]]), [[100, 180]]);
    // Two of one turn, one of the next, and two at the upper edge.
    const spots = pinSpots([
      [100, 200],
      [100, 200],
      [112, 196],
      [300, 25],
      [300, 25],
    ]);
    for (const [i, [x, y]] of spots.entries()) {
      assert.ok(y >= 11, `${y}`);
      for (const [a, b] of spots.slice(i + 1)) assert.ok(Math.hypot(a - x, b - y) >= 21, `${spots}`);
    }
  });
});
