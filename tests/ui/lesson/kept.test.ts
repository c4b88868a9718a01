import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textKey } from '../../../src/ui/kept/keys.ts';
import { keptIn } from '../../../src/ui/lesson/kept.ts';
import { NOTHING, readText, skip, solved, textOf } from '../../../src/ui/lesson/progress.ts';
import type { TextStore } from '../../../src/ui/table/text-store.ts';

const KEY = textKey('book', 'lessons');

/** A browser's store that may be full. */
function store(
  texts: Record<string, string> = {},
  full = false,
): TextStore & { readonly texts: Record<string, string> } {
  return {
    texts,
    getItem: (key) => texts[key] ?? null,
    setItem: (key, text) => {
      if (full) throw new Error('full');
      texts[key] = text;
    },
    removeItem: (key) => {
      delete texts[key];
    },
  };
}

describe('what is kept of lessons', () => {
  it('is there again, for another tab too', () => {
    const device = store();
    assert.equal(
      keptIn(device, 'book').change((p) => solved(p, { lesson: 'one', step: 'a' })),
      true,
    );
    const other = keptIn(device, 'book');
    other.change((p) => solved(p, { lesson: 'one', step: 'b' }));
    assert.deepEqual(keptIn(device, 'book').read().done, { one: ['a', 'b'] });
  });

  it('sets a text aside that cannot be read, uses what fits of it, and loses nothing by going on', () => {
    const damaged = textOf(solved(NOTHING, { lesson: 'one', step: 'a' })).replace('"missed": {}', '"missed": 7');
    const device = store({ [KEY]: damaged });
    const kept = keptIn(device, 'book');
    assert.deepEqual(kept.read().done, { one: ['a'] });
    kept.change((p) => solved(p, { lesson: 'two', step: 'c' }));
    assert.equal(kept.aside(), damaged);
    assert.deepEqual(kept.read().done, { one: ['a'], two: ['c'] });
    assert.equal(readText(device.texts[KEY] ?? '').damage, undefined);
    kept.forgetAside();
    assert.equal(keptIn(device, 'book').aside(), undefined);
  });

  it('has done with a damaged text that nothing was written over', () => {
    const device = store({ [KEY]: 'x' });
    const kept = keptIn(device, 'book');
    assert.equal(kept.aside(), 'x');
    kept.forgetAside();
    assert.equal(kept.aside(), undefined);
    assert.deepEqual(kept.read(), NOTHING);
  });

  it('lasts for the page where nothing can be kept', () => {
    for (const device of [undefined, store({}, true)]) {
      const kept = keptIn(device, 'book');
      assert.equal(
        kept.change((p) => solved(p, { lesson: 'one', step: 'a' })),
        false,
      );
      assert.equal(
        kept.change((p) => skip(p, 'two')),
        false,
      );
      assert.deepEqual(kept.read(), { ...NOTHING, done: { one: ['a'] }, skipped: ['two'] });
    }
  });

  it('takes up a file beside what stands there, or says why not', () => {
    const kept = keptIn(store(), 'book');
    kept.change((p) => solved(p, { lesson: 'one', step: 'a' }));
    assert.equal(kept.take(textOf(solved(NOTHING, { lesson: 'one', step: 'b' }))), undefined);
    assert.deepEqual(kept.read().done, { one: ['a', 'b'] });
    assert.equal(kept.take('{}'), 'other');
    assert.equal(kept.take('{'), 'damaged');
    assert.deepEqual(kept.read().done, { one: ['a', 'b'] });
    kept.reset();
    assert.deepEqual(kept.read(), NOTHING);
  });
});
