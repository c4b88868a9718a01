import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { tablesOf } from '../../../src/books/hispania/engine/view.ts';
import { SCENES } from '../../../src/books/hispania/scenes/index.ts';
import { holds } from '../../../src/books/hispania/ui/board/boxes.ts';
import { layStacks } from '../../../src/books/hispania/ui/board/lay.ts';
import { stackIn } from '../../../src/books/hispania/ui/board/nudge.ts';
import { shapeOf } from '../../../src/books/hispania/ui/board/stack.ts';
import { contains, fit, layout, overlaps, scaleOf } from '../../../src/books/hispania/ui/board/view.ts';
import { pictureOf } from '../../../src/books/hispania/ui/deciding/picture.ts';

/** Px that a figure is wide: on a phone, in a chapter, on the page of the scene. */
const WIDTHS = [350, 640, 760];

describe('the figure of a scene', () => {
  for (const scene of SCENES) {
    it(`of ${scene.id} cuts no counter`, () => {
      const { state } = hispania.position(scene.position);
      assert.ok(state);
      const { stacks } = pictureOf(state, tablesOf(state));
      const box = fit(scene);
      for (const width of WIDTHS) {
        const scale = scaleOf(box, width);
        for (const laid of layStacks(stacks, {}, scale).laid) {
          const { stack } = laid;
          const shape = stackIn(shapeOf(laid, scale), box, scale);
          const [x, y, w, h] = shape.box;
          assert.ok(!overlaps(shape.box, box) || contains(box, shape.box), `${stack.place} at ${width}px`);
          const { rough, stack: usual } = layout.places[stack.place];
          if (rough && !holds(rough, usual[0], usual[1])) continue;
          if (rough && !stack.side)
            assert.ok(holds(rough, x + w / 2, y + h / 2), `${stack.place} at ${width}px is elsewhere`);
        }
      }
    });
  }
});
