import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSea } from '../../../src/books/hispania-draco/engine/data/geography.ts';
import { SPACES, TOWNS } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { CONNECTION_SOURCES, TOWN_SOURCES } from '../../../src/books/hispania-draco/engine/data/map.sources.ts';
import { CONNECTIONS, PRINTED_ROADS } from '../../../src/books/hispania-draco/engine/data/map.ts';
import { lengthOf, lineOf, pointOf } from '../../../src/books/hispania-draco/ui/board/lines.ts';
import type { Point } from '../../../src/books/hispania-draco/ui/board/places.ts';
import { DRAWN_WAYS, isNameGuess, isShieldGuess } from '../../../src/books/hispania-draco/ui/board/ways.ts';
import { ringOf, standingBoxes } from './boxes.ts';

/** Points of a connection from rim to rim, at these distances at most. */
function pointsOf({ a, b }: (typeof DRAWN_WAYS)[number], apart: number): readonly Point[] {
  const line = lineOf(a, b);
  const steps = Math.ceil(lengthOf(line) / apart);
  return Array.from({ length: steps + 1 }, (_, i) => pointOf(line, i / steps));
}

const WAYS = DRAWN_WAYS.map((way) => ({
  ...way,
  points: pointsOf(way, 2),
  corners: pointsOf(way, lineOf(way.a, way.b).by ? 20 : 999),
}));

const distance = ([x, y]: Point, [x2, y2]: Point): number => Math.hypot(x - x2, y - y2);

/** Whether two lines of points meet. */
const crosses = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.slice(1).some((to, i) =>
    other.slice(1).some((end, j) => {
      const [from, start] = [one[i] as Point, other[j] as Point];
      return side(from, to, start) !== side(from, to, end) && side(start, end, from) !== side(start, end, to);
    }),
  );
const side = ([x, y]: Point, [x2, y2]: Point, [px, py]: Point): boolean => (x2 - x) * (py - y) > (y2 - y) * (px - x);

describe('the connections on the map of Hispania by Draco Ideas', () => {
  it('are all drawn, each with as many bars as it has segments and a bead between two of them', () => {
    assert.deepEqual(
      DRAWN_WAYS.map(({ a, b, bars }) => [a, b, bars.length]),
      CONNECTIONS,
    );
    for (const { bars, beads } of DRAWN_WAYS) assert.equal(beads.length, bars.length - 1);
  });

  it('have bars that can be told from each other and from beads', () => {
    for (const { a, b, bars } of DRAWN_WAYS)
      for (const bar of bars) assert.ok(lengthOf(bar) >= 9, `a bar of ${a}–${b} is ${lengthOf(bar)} long`);
  });

  it('are roads where a road is printed, and dots and dashes at sea', () => {
    const those = (kind: string) => DRAWN_WAYS.flatMap((way) => (way.kind === kind ? [[way.a, way.b]] : []));
    assert.deepEqual(those('road'), PRINTED_ROADS);
    assert.deepEqual(those('sea').length, 4);
    for (const [a, b] of those('coast')) assert.equal([a, b].filter((at) => at && isSea(at as 'gades')).length, 1);
  });

  it('do not cross', () => {
    const found = WAYS.flatMap((one, i) =>
      WAYS.slice(i + 1).flatMap((other) => {
        const isJoined = [one.a, one.b].some((at) => at === other.a || at === other.b);
        return !isJoined && crosses(one.corners, other.corners) ? [`${one.a}–${one.b} and ${other.a}–${other.b}`] : [];
      }),
    );
    assert.deepEqual(found, []);
  });

  it('lead through no ring of another space, and under no shield of one', () => {
    const found = WAYS.flatMap(({ a, b, points }) =>
      SPACES.filter((at) => at !== a && at !== b).flatMap((at) => {
        const { middle, radius } = ringOf(at);
        const shield = standingBoxes(at)[1];
        const isNear = points.some(
          (point) =>
            distance(point, middle) < radius + 2 ||
            (shield &&
              point[0] > shield.left &&
              point[0] < shield.right &&
              point[1] > shield.top &&
              point[1] < shield.bottom),
        );
        return isNear ? [`${a}–${b} through ${at}`] : [];
      }),
    );
    assert.deepEqual(found, []);
  });

  it('are marked where they are reconstructed, as are shields and names', () => {
    const guesses = CONNECTION_SOURCES.filter(([, , [, basis]]) => basis === 'guess').map(([a, b]) => [a, b]);
    assert.deepEqual(
      DRAWN_WAYS.flatMap(({ a, b, isReconstructed }) => (isReconstructed ? [[a, b]] : [])),
      guesses,
    );
    assert.equal(guesses.length, 60);
    assert.deepEqual(
      TOWNS.filter(isShieldGuess),
      TOWNS.filter((at) => TOWN_SOURCES[at].shield[1] === 'guess'),
    );
    assert.deepEqual(SPACES.filter(isNameGuess), ['segontia', 'oiasso']);
  });
});
