import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Rect, spotOf } from '../../../src/books/hispania/ui/board/spot.ts';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const BOARD = rect(0, 0, 1000, 800);
const SIZE = { width: 160, height: 60 };

describe('the note beside a place', () => {
  it('lies right of it in its middle while nothing is there', () => {
    assert.deepEqual(spotOf(BOARD, rect(400, 400, 100, 80), SIZE, []), [510, 410]);
  });

  it('moves along the side, and then to another, so that it covers no counter', () => {
    const place = rect(400, 400, 100, 80);
    const [, top] = spotOf(BOARD, place, SIZE, [rect(560, 462, 40, 40)]);
    assert.equal(top, 400);
    assert.deepEqual(spotOf(BOARD, place, SIZE, [rect(520, 300, 300, 300)]), [230, 410]);
  });

  it('covers as few of them as it must, and never the place itself', () => {
    const crowd = [0, 200, 400, 600, 800].flatMap((x) => [0, 150, 300, 450, 600].map((y) => rect(x, y, 150, 100)));
    const place = rect(150, 30, 700, 740);
    const [left, top] = spotOf(BOARD, place, { width: 140, height: 60 }, crowd);
    assert.ok(left + 140 <= place.left || left >= place.right, `${left} ${top}`);
  });

  it('goes to the far corner if there is no room beside the place', () => {
    assert.deepEqual(spotOf(BOARD, rect(50, 40, 920, 730), SIZE, []), [0, 0]);
  });
});
