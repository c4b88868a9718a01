import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { SPACES } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { frameOf, hasAll, isIn, WHOLE, WIDTHS } from '../../../src/books/hispania-draco/ui/board/frame.ts';

describe('a part of the map', () => {
  it('shows its spaces with room for names and piles, in the shape of the whole, and nothing beyond the map', () => {
    for (const a of SPACES)
      for (const b of SPACES) {
        const frame = frameOf([a, b]);
        assert.ok(isIn(frame, a) && isIn(frame, b), `${a}, ${b}`);
        assert.ok(hasAll(WHOLE, frame) || frame.width === WHOLE.width, `${a}, ${b}`);
        assert.ok(Math.abs(frame.width / frame.height - WHOLE.width / WHOLE.height) < 0.01);
        assert.ok(WIDTHS.some((width) => width === frame.width));
      }
  });

  it('is the whole map for all spaces, or for none', () => {
    assert.deepEqual(frameOf([]), WHOLE);
    assert.deepEqual(frameOf(SPACES), WHOLE);
  });

  it('has a limit for its piles in the style sheet: 0.7 of its width', () => {
    const css = readFileSync(new URL('../../../src/books/hispania-draco/ui/board/board.css', import.meta.url), 'utf8');
    const limits = [...css.matchAll(/@container \(width < (\d+)px\) \{\s*\.wide-(\d+) /g)].map(([, at, width]) => [
      Number(width),
      Number(at),
    ]);
    assert.deepEqual(
      limits.sort(([a = 0], [b = 0]) => a - b),
      WIDTHS.map((width) => [width, Math.round(0.7 * width)]),
    );
  });
});
