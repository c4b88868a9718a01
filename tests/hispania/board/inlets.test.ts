import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCoastline } from '../../../scripts/map/coast.ts';
import { closeInlets } from '../../../scripts/map/inlets.ts';
import type { Line, Point } from '../../../scripts/map/plane.ts';

const none = (): boolean => false;
/** A square with an inlet of a given width and depth in its upper side. */
const square = (width: number, depth: number): Line => [
  [0, 0],
  [50, 0],
  [50, depth],
  [50 + width, depth],
  [50 + width, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const backwards = (ring: Line): Line => [...ring].reverse();

describe('the inlets of a coast', () => {
  it('are closed if their banks would run together, in either direction of the ring', () => {
    const closed: Line = [
      [0, 0],
      [50, 0],
      [53, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ] satisfies Point[];
    assert.deepEqual(closeInlets(square(3, 20), none), closed);
    assert.deepEqual(closeInlets(backwards(square(3, 20)), none), backwards(closed));
  });
  it('stay if they are wide, if they are a mere bend, or if a point must stay', () => {
    for (const ring of [square(12, 20), square(3, 1)]) assert.deepEqual(closeInlets(ring, none), ring);
    const ring = square(3, 20);
    assert.deepEqual(
      closeInlets(ring, ([, y]) => y === 20),
      ring,
    );
  });
  it('are never headlands: no land is lost', () => {
    const headland = square(3, -20);
    assert.deepEqual(closeInlets(headland, none), headland);
  });
  it('of our coast are all closed', () => {
    const { mainland, onFrontier } = readCoastline();
    const frontier = new Set(mainland.filter((_, i) => onFrontier[i]).map(String));
    assert.deepEqual(
      closeInlets(mainland, (point) => frontier.has(String(point))),
      mainland,
    );
  });
});
