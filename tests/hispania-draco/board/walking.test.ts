import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SPACES, type SpaceId } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { PLACES } from '../../../src/books/hispania-draco/ui/board/places.ts';
import { beyond } from '../../../src/books/hispania-draco/ui/board/walking.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

describe('the arrow keys on the board', () => {
  it('lead from any space to every other', () => {
    for (const start of SPACES) {
      const reached = new Set<SpaceId>([start]);
      // A set that is walked takes in what is added meanwhile.
      for (const at of reached)
        for (const key of KEYS) {
          const to = beyond(at, key, SPACES);
          if (to) reached.add(to);
        }
      assert.equal(reached.size, SPACES.length, start);
    }
  });

  it('go in the direction of the key, and nowhere with another', () => {
    for (const at of SPACES) {
      const [x, y] = PLACES[at];
      const [left, right, up, down] = KEYS.map((key) => beyond(at, key, SPACES)).map((to) => to && PLACES[to]);
      assert.ok(
        (left?.[0] ?? -1) < x && (right?.[0] ?? 9999) > x && (up?.[1] ?? -1) < y && (down?.[1] ?? 9999) > y,
        at,
      );
      assert.equal(beyond(at, 'Enter', SPACES), undefined);
    }
  });
});
