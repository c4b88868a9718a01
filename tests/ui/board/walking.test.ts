import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PLACES as SPACES } from '../../../src/books/hispania-draco/ui/board/places.ts';
import { PLACES as LOCATIONS } from '../../../src/books/reconquista/ui/board/places.ts';
import { beyond, type Point } from '../../../src/ui/board/walking.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const MAPS: { readonly [map: string]: { readonly [place: string]: Point } } = { SPACES, LOCATIONS };

for (const [map, points] of Object.entries(MAPS)) {
  const all = Object.keys(points);
  const pointOf = (id: string): Point => points[id] ?? assert.fail(id);

  describe(`the arrow keys on a board: ${map}`, () => {
    it('lead from any place to every other', () => {
      for (const start of all) {
        const reached = new Set([start]);
        // A set that is walked takes in what is added meanwhile.
        for (const at of reached)
          for (const key of KEYS) {
            const to = beyond(points, at, key, all);
            if (to) reached.add(to);
          }
        assert.equal(reached.size, all.length, start);
      }
    });

    it('go in the direction of the key, and nowhere with another', () => {
      for (const at of all) {
        const [x, y] = pointOf(at);
        const [left, right, up, down] = KEYS.map((key) => beyond(points, at, key, all)).map((to) =>
          to === undefined ? undefined : pointOf(to),
        );
        assert.ok(
          (left?.[0] ?? -1) < x && (right?.[0] ?? 9999) > x && (up?.[1] ?? -1) < y && (down?.[1] ?? 9999) > y,
          at,
        );
        assert.equal(beyond(points, at, 'Enter', all), undefined);
      }
    });

    it('stay among the places of a part', () => {
      const [one = '', other = ''] = all;
      for (const key of KEYS) assert.ok([undefined, other].includes(beyond(points, one, key, [one, other])));
    });
  });
}
