import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { complete } from '../../src/words/complete.ts';
import { SITE as EN } from '../../src/words/en/site.ts';
import { SITE as FR } from '../../src/words/fr/site.ts';
import { paths } from '../words/of-language.ts';

describe('words of the site', () => {
  it('are all there in French', () => assert.deepEqual(paths(FR).sort(), paths(EN).sort()));

  it('fall back to the full language where one is missing', () => {
    const full = { a: 'one', b: { c: 'two', d: 'three' } };
    assert.deepEqual(complete(full, { b: { d: 'trois' } }, false), { a: 'one', b: { c: 'two', d: 'trois' } });
  });

  it('are marked where they fall back while developing', () => {
    assert.deepEqual(complete({ a: 'one', b: 'two' }, { b: 'deux' }, true), { a: '‹!one›', b: 'deux' });
    const full = { f: () => 'two', s: (x: string) => ['go', x] };
    const part: typeof full = complete(full, {}, true);
    assert.deepEqual([part.f(), part.s('on')], ['‹!two›', ['‹!', 'go', 'on', '›']]);
  });
});
