import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { complete, withoutRepeats } from '../../../src/ui/lesson/alike.ts';

/** Steps of a lesson that show one position. */

const long = (name: string): readonly string[] => Array.from({ length: 60 }, (_, i) => `${name} ${i}`);
const STEPS = [
  { id: 'one', seen: long('a'), options: long('x') },
  { id: 'two', seen: long('a') },
  { id: 'three', seen: long('a'), options: long('y') },
  { id: 'four', seen: long('b'), options: long('y') },
];

describe('the file of a lesson', () => {
  it('has a position once that several steps show, and gives each step what it had', () => {
    const written = withoutRepeats(STEPS);
    assert.deepEqual(
      written.map(({ as }) => as),
      [undefined, ['seen'], ['seen'], ['options']],
    );
    assert.ok(JSON.stringify(written).length < JSON.stringify(STEPS).length * 0.7);
    const read: { readonly as?: readonly string[] }[] = JSON.parse(JSON.stringify(written));
    complete(read);
    assert.deepEqual(
      read.map(({ as: _, ...step }) => step),
      STEPS,
    );
  });
});
