import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Assertion, holds, matches } from '../../src/kernel/assertions.ts';
import { tiny } from './tiny.ts';
import { newGame } from './tiny-journal.ts';

const seen = {
  state: newGame().start,
  facts: [
    { kind: 'rolled', rule: 't2', results: [1, 2] },
    { kind: 'rolled', rule: 't2', results: [3] },
    { kind: 'bid', rule: 't1' },
  ],
};
const check = (assertion: Assertion) => holds(tiny, seen, assertion);
const left = (more: object): Assertion => ({ is: 'value', of: 'left', args: [], ...more });

test('facts: some, so many, none', () => {
  assert.ok(check({ is: 'fact', match: { kind: 'rolled' } }));
  assert.ok(check({ is: 'fact', match: { kind: 'rolled' }, times: 2 }));
  assert.ok(!check({ is: 'fact', match: { kind: 'rolled' }, times: 1 }));
  assert.ok(check({ is: 'fact', match: { kind: 'rolled', results: [3] }, times: 1 }));
  assert.ok(!check({ is: 'fact', match: { kind: 'taken' } }));
  assert.ok(check({ is: 'fact', match: { kind: 'taken' }, times: 0 }));
});

test('values: equal, at least, at most', () => {
  assert.ok(check(left({ equals: 6 })));
  assert.ok(!check(left({ equals: 5 })));
  assert.ok(check(left({ min: 6, max: 6 })));
  assert.ok(!check(left({ min: 7 })));
  assert.ok(!check(left({ max: 5 })));
  assert.ok(check({ is: 'value', of: 'points', args: ['north'], equals: 0 }));
  assert.throws(() => check({ is: 'value', of: 'weather', args: [] }), /no query 'weather'/);
  assert.throws(() => check({ is: 'value', of: 'toString', args: [] }), /no query 'toString'/);
});

test('all, any, not', () => {
  const yes = left({ equals: 6 });
  const no = left({ equals: 5 });
  assert.ok(check({ is: 'all', of: [yes, yes] }));
  assert.ok(!check({ is: 'all', of: [yes, no] }));
  assert.ok(check({ is: 'any', of: [no, yes] }));
  assert.ok(!check({ is: 'any', of: [no, no] }));
  assert.ok(check({ is: 'not', of: no }));
});

test('what is left out may be anything, lists must be whole', () => {
  assert.ok(matches({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 2 } }));
  assert.ok(!matches({ a: 1 }, { b: 1 }));
  assert.ok(!matches({}, { toString: null }));
  assert.ok(!matches([1, 2], [1]));
  assert.ok(!matches([1], { 0: 1 }));
  assert.ok(!matches(null, {}));
  assert.ok(matches(null, null));
  assert.ok(!matches(undefined, null));
});
