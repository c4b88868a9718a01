import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import { tablesOf, view } from '../../../src/books/hispania/engine/view.ts';
import { SCENES } from '../../../src/books/hispania/scenes/index.ts';
import { arrowShape } from '../../../src/books/hispania/ui/board/arrow.ts';
import { meets } from '../../../src/books/hispania/ui/board/boxes.ts';
import { clearNames } from '../../../src/books/hispania/ui/board/clear.ts';
import { layStacks } from '../../../src/books/hispania/ui/board/lay.ts';
import { shapeOf } from '../../../src/books/hispania/ui/board/stack.ts';
import { fit, scaleOf, WHOLE } from '../../../src/books/hispania/ui/board/view.ts';
import { pictureOf } from '../../../src/books/hispania/ui/deciding/picture.ts';
import { labelsOf } from '../../../src/books/hispania/ui/labels.ts';
import { comersTo, comingTo } from '../../../src/books/hispania/ui/table/inspect/coming.ts';
import { discAt } from '../../../src/books/hispania/ui/table/inspect/disc.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { playLine } from '../../../src/kernel/runner.ts';

/** The distance from the point of the head to its widest part. */
const HEAD = 6;

/** Every arrow of a scene, before and after each step of its line, with the counters of the place it leads to. */
function* arrowsOf(scene: (typeof SCENES)[number]) {
  const line = playLine(hispania, scene);
  assert.ok(!line.faults, scene.id);
  for (const state of [line.start, ...line.steps.map((step) => step.state)]) {
    const tables = tablesOf(state);
    const picture = pictureOf(state, tables);
    const scale = scaleOf(fit({ view: scene.view }), 640);
    const { laid } = layStacks(picture.stacks, labelsOf(NAMES.places, tables), scale);
    const stacks = laid.map((one) => shapeOf(one, scale));
    for (const arrow of picture.arrows) {
      yield { arrow, shape: arrowShape(arrow, stacks, scale), met: stacks.filter(({ place }) => place === arrow.to) };
    }
  }
}

describe('the head of an arrow', () => {
  it('is covered by no counter of the place it leads to, in any scene', () => {
    let seen = 0;
    for (const scene of SCENES) {
      for (const { arrow, shape, met } of arrowsOf(scene)) {
        const [x, y] = shape.end;
        for (const { box } of met) {
          const [left, top, w, h] = box;
          const covered = x > left - HEAD && x < left + w + HEAD && y > top - HEAD && y < top + h + HEAD;
          assert.ok(!covered, `${scene.id}: the arrow from ${arrow.from} to ${arrow.to}`);
          seen++;
        }
      }
    }
    assert.ok(seen > 20, `${seen} arrows seen`);
  });
});

describe('the disc of an arrow', () => {
  it('lies on no name of the map, whichever place is asked about on the first turn', () => {
    const state = setup({ scenario: 'A' }, 1);
    const tables = tablesOf(state);
    const labels = labelsOf(NAMES.places, tables);
    // The whole map on a desktop, and part of it on a phone.
    for (const scale of [scaleOf(WHOLE, 960), scaleOf({ ...WHOLE, w: 433, h: 346 }, 390)]) {
      const { laid, apart } = layStacks(pictureOf(state, tables).stacks, labels, scale);
      const stacks = laid.map((one) => shapeOf(one, scale));
      const counters = stacks.map(({ box }) => box);
      const names = [...clearNames({ labels, rivers: {}, counters, apart }, scale, WHOLE).provinces];
      const radius = 11 * scale.letters;
      const covered = PROVINCES.flatMap((place) =>
        comingTo(place, comersTo(view(state), place)).flatMap((arrow) => {
          const boxes = names.map(([, { box }]) => box);
          const [x, y] = discAt(arrowShape(arrow, stacks, scale), boxes, counters, scale);
          const disc = [x - radius, y - radius, 2 * radius, 2 * radius] as const;
          return names.flatMap(([name, { box }]) => (meets(disc, box) ? [`${arrow.from} to ${place}: ${name}`] : []));
        }),
      );
      assert.deepEqual(covered, []);
    }
  });
});
