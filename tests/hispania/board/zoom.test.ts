import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wheelStep } from '../../../src/books/hispania/ui/board/zoom.ts';

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
