import assert from 'node:assert/strict';
import { test } from 'node:test';
import { META } from '../../../src/books/hispania/meta.ts';
import { BOOK } from '../../../src/books/hispania/ui/on-device.ts';

test('pages and parts of the book agree on how devices keep it', () => {
  assert.deepEqual({ id: META.id, first: META.first }, BOOK);
});
