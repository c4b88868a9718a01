import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SITE as EN } from '../../../src/books/hispania/words/en/site.ts';
import { SITE as FR } from '../../../src/books/hispania/words/fr/site.ts';
import { paths } from '../../words/of-language.ts';

test('what pages of the book say around its rules is all there in French', () => {
  assert.deepEqual(paths(FR).sort(), paths(EN).sort());
});
