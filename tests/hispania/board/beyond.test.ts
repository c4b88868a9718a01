import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beyond } from '../../../src/books/hispania/ui/board/beyond.ts';
import type { Stack } from '../../../src/books/hispania/ui/board/types.ts';
import { layout, WHOLE } from '../../../src/books/hispania/ui/board/view.ts';

/** A view of the south-west, with Seville in its middle. */
const [x, y] = layout.places.seville.stack;
const BOX = { x: x - 150, y: y - 120, w: 300, h: 240 };

const stack = (place: Stack['place'], state: 'may' | 'moved'): Stack => ({
  place,
  counters: [{ id: place, nation: 'carthage', kind: 'infantry', count: 1, state }],
});

describe('answers beyond the edge of the board', () => {
  it('are counted at the edge that they lie beyond, with the battles among them', () => {
    const found = beyond({
      marks: {
        seville: { kind: 'battle', steps: 1 },
        galicia: { kind: 'reach', steps: 3 },
        valencia: { kind: 'battle', steps: 1 },
        majorca: { kind: 'reach-end', steps: 1 },
      },
      stacks: [],
      box: BOX,
    });
    assert.deepEqual(found, [
      { edge: 'top', places: ['galicia'], fights: 0 },
      { edge: 'right', places: ['valencia', 'majorca'], fights: 1 },
    ]);
  });

  it('are the stacks that may move while none is in the hand, and nothing on the whole map', () => {
    const stacks = [stack('seville', 'may'), stack('sea', 'may'), stack('barcelona', 'moved')];
    assert.deepEqual(beyond({ marks: {}, stacks, box: BOX }), [{ edge: 'right', places: ['sea'], fights: 0 }]);
    assert.deepEqual(beyond({ marks: {}, stacks, box: WHOLE }), []);
    // A battle that is to be fought is no answer of its own.
    assert.deepEqual(beyond({ marks: { galicia: { kind: 'battle' } }, stacks: [], box: BOX }), []);
  });
});
