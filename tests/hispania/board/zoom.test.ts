import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frameOf } from '../../../src/books/hispania/ui/board/frame.ts';
import { contains, layout, WHOLE } from '../../../src/books/hispania/ui/board/view.ts';
import { wheelStep, within } from '../../../src/books/hispania/ui/board/zoom.ts';

describe('the wheel', () => {
  it('zooms by the same factor for a notch, whether the browser counts px or lines', () => {
    assert.equal(wheelStep({ deltaY: -100, deltaMode: 0 }), 1.25);
    assert.ok(Math.abs(wheelStep({ deltaY: -3, deltaMode: 1 }) - 1.25) < 0.01);
  });
  it('undoes a step by the opposite one, and leaps with no wheel', () => {
    assert.ok(Math.abs(wheelStep({ deltaY: 40, deltaMode: 0 }) * wheelStep({ deltaY: -40, deltaMode: 0 }) - 1) < 1e-12);
    assert.equal(wheelStep({ deltaY: 5000, deltaMode: 0 }), 0.8);
  });
});

describe('a part of the board', () => {
  const low = { x: 400, y: 800, w: 541, h: 432 };

  it('stays on the map, unless what is at its lower edge has to be moved away from buttons', () => {
    assert.equal(within(low, WHOLE).y + 432, WHOLE.y + WHOLE.h);
    const raised = within(low, WHOLE, 52 / 390);
    assert.ok(Math.abs(raised.y + raised.h - (WHOLE.y + WHOLE.h) - (52 / 390) * 541) < 0.01, `${raised.y}`);
    // The whole map does not hang over.
    assert.deepEqual(within({ ...WHOLE, y: 300 }, WHOLE, 52 / 390), WHOLE);
  });

  it('has the form of its room when a battle is framed', () => {
    // On a phone it is closer than on a desktop, and still whole.
    const [near, usual] = [frameOf('alcantara', WHOLE, 0, 0.8, true), frameOf('alcantara', WHOLE, 0, 0.8)];
    assert.ok(near.w < usual.w * 0.75, JSON.stringify([near, usual]));
    assert.ok(contains(near, layout.places.alcantara.box), JSON.stringify(near));
    const flat = frameOf('seville', WHOLE, 0, 0.4);
    assert.ok(Math.abs(flat.h / flat.w - 0.4) < 1e-9);
    const [x, y, w, h] = layout.places.seville.box;
    assert.ok(contains(flat, [x, y, w, h]), JSON.stringify(flat));
  });
});
