import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isTown } from '../../../src/books/hispania-draco/engine/data/geography.ts';
import { PROVINCES, SPACES, TOWNS, type TownId } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { cornerOf, NUMBER_OUT } from '../../../src/books/hispania-draco/ui/board/corners.ts';
import { CARTOUCHE, TRAY } from '../../../src/books/hispania-draco/ui/board/furniture.ts';
import { BOX } from '../../../src/books/hispania-draco/ui/board/places.ts';
import { type Box, enters, meet, nameBox, PAIRS, provinceBox, ringOf, smallBoxes, standingBoxes } from './boxes.ts';

/** All names of the map with their boxes. */
const NAMES: readonly (readonly [id: string, box: Box])[] = [
  ...SPACES.map((at) => [at, nameBox(at)] as const),
  ...PROVINCES.flatMap((id) => {
    const box = provinceBox(id);
    return box ? [[id, box] as const] : [];
  }),
];

/** The names that meet something, by a message for each. */
const meeting = (what: string, holds: (box: Box, id: string) => boolean): readonly string[] =>
  NAMES.flatMap(([id, box]) => (holds(box, id) ? [`${id} ${what}`] : []));

describe('the names on the map of Hispania by Draco Ideas', () => {
  it('are one for each space, inside the map', () => {
    assert.equal(NAMES.length, 49 + 7, 'Citerior is turned, along its coast');
    assert.deepEqual(
      meeting(
        'is cut off',
        ({ left, right, top, bottom }) => left < 0 || top < 0 || right > BOX.width || bottom > BOX.height,
      ),
      [],
    );
  });

  it('do not touch each other', () => {
    const found = NAMES.flatMap(([id, box], i) =>
      NAMES.slice(i + 1).flatMap(([other, second]) => (meet(box, second) ? [`${id} and ${other}`] : [])),
    );
    assert.deepEqual(found, []);
  });

  it('lie on no ring', () => {
    assert.deepEqual(
      SPACES.flatMap((at) => meeting(`is in the ring of ${at}`, (box) => enters(box, ringOf(at)))),
      [],
    );
  });

  it('lie on no pile, shield or number, however high the pile', () => {
    assert.deepEqual(
      SPACES.flatMap((at) => meeting(`is on ${at}`, (box) => standingBoxes(at).some((one) => meet(one, box)))),
      [],
    );
  });

  it('lie on no disc and no number of discs where the map is small', () => {
    assert.deepEqual(
      SPACES.filter(isTown).flatMap((at) =>
        meeting(`is on ${at}`, (box) => smallBoxes(at).some((one) => meet(one, box))),
      ),
      [],
    );
  });

  it('lie under no sign of the phase ahead', () => {
    const room = (at: TownId, out: number, half: number): Box => {
      const [x, y] = cornerOf(at, out);
      return { left: x - half, right: x + half, top: y - half, bottom: y + half };
    };
    // Half of a lozenge with a number, which stands on its corner, is enough room.
    assert.deepEqual(
      TOWNS.flatMap((at) =>
        meeting(
          `is under the sign of ${at}`,
          (box) => meet(box, room(at, 0, 6.5)) || meet(box, room(at, NUMBER_OUT, 10)),
        ),
      ),
      [],
    );
  });

  it('and rings lie neither under the title nor under the tray', () => {
    for (const { x, y, width, height } of [CARTOUCHE, TRAY]) {
      const room = { left: x, top: y, right: x + width, bottom: y + height };
      assert.deepEqual(
        meeting('is covered', (box) => meet(box, room)),
        [],
      );
      assert.deepEqual(
        SPACES.filter((at) => enters(room, ringOf(at))),
        [],
      );
    }
  });

  it('have rings that do not touch', () => {
    const close = PAIRS.filter(([a, b]) => {
      const [one, other] = [ringOf(a), ringOf(b)];
      const [dx, dy] = [one.middle[0] - other.middle[0], one.middle[1] - other.middle[1]];
      return Math.hypot(dx, dy) < one.radius + other.radius + 20;
    });
    assert.deepEqual(close, []);
  });
});
