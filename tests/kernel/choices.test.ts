import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { accepts, countsOf, isAction, total } from '../../src/kernel/choices.ts';
import type { Action, Choice, Range, Value } from '../../src/kernel/contract.ts';
import { count, pick } from '../../src/kernel/counting.ts';
import { roller } from '../../src/kernel/dice.ts';
import { canonical } from '../../src/kernel/hash.ts';
import { SEED, withinFive } from './seed.ts';

const KEYS = ['a', 'b', 'c'];
const small = fc.integer({ min: -1, max: 3 });
const range: fc.Arbitrary<Range> = fc.oneof(
  fc.record({ is: fc.constant('number' as const), min: small, max: small }),
  fc.record({
    is: fc.constant('counts' as const),
    of: fc.dictionary(fc.constantFrom(...KEYS), small),
    min: small,
    max: fc.integer({ min: -1, max: 12 }),
  }),
);
const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.constantFrom('move', 'hit'),
  fixed: fc.dictionary(fc.constantFrom('from', 'to'), fc.constantFrom('x', 'y')),
  ranges: fc.dictionary(fc.constantFrom('n', 'm'), range),
});

/** Every value one could write for a range of small numbers, most of them not allowed. */
const VALUES: readonly Value[] = [
  ...[-2, -1, 0, 1, 2, 3, 4],
  ...KEYS.reduce<Record<string, number>[]>(
    (all, key) => all.flatMap((v) => [0, 1, 2, 3, 4].map((n) => ({ ...v, [key]: n }))),
    [{}],
  ).map(countsOf),
];

function writable(of: Choice): Action[] {
  return Object.keys(of.ranges)
    .reduce<Action['values'][]>(
      (all, name) => all.flatMap((v) => VALUES.map((value) => ({ ...v, [name]: value }))),
      [{}],
    )
    .map((values) => ({ kind: of.kind, fixed: of.fixed, values }));
}

/** By the words of the contract, in another way than `accepts`. */
function allowed(of: Range, value: Value | undefined): boolean {
  if (of.is === 'number') return typeof value === 'number' && of.min <= value && value <= of.max;
  if (typeof value !== 'object') return false;
  const sum = Object.values(value).reduce((a, b) => a + b, 0);
  return of.min <= sum && sum <= of.max && Object.entries(value).every(([key, n]) => n <= (of.of[key] ?? 0));
}

test('exactly the enumerated answers are accepted, and count tells how many', () => {
  fc.assert(
    fc.property(choice, (of) => {
      const accepted = writable(of).filter((action) => accepts(of, action));
      const wanted = writable(of).filter((action) =>
        Object.entries(of.ranges).every(([name, r]) => allowed(r, action.values[name])),
      );
      assert.deepEqual(accepted, wanted);
      assert.equal(count(of), wanted.length);
    }),
    { seed: SEED, numRuns: 60 },
  );
});

test('what is picked is accepted; of no answers none is picked', () => {
  const dice = roller(SEED);
  fc.assert(
    fc.property(choice, (of) => {
      if (count(of) > 0) assert.ok(accepts(of, pick(of, dice)));
      else assert.throws(() => pick(of, dice), RangeError);
    }),
    { seed: SEED, numRuns: 2000 },
  );
});

test('each answer is picked equally often', () => {
  const of: Choice = {
    kind: 'hit',
    fixed: {},
    ranges: { n: { is: 'number', min: 1, max: 2 }, m: { is: 'counts', of: { a: 2, b: 1, c: 3 }, min: 2, max: 4 } },
  };
  const trials = 60_000;
  const dice = roller(SEED);
  const seen = new Map<string, number>();
  for (let i = 0; i < trials; i++) {
    const key = canonical(pick(of, dice));
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  assert.equal(seen.size, count(of));
  for (const [key, n] of seen) assert.ok(withinFive(n, trials, 1 / count(of)), `${key}: ${n} of ${trials}`);
});

test('a range that reaches far costs no more than its bounds', () => {
  const of: Choice = { kind: 'hit', fixed: {}, ranges: { m: { is: 'counts', of: { a: 2 }, min: 0, max: 2 ** 40 } } };
  assert.equal(count(of), 3);
  assert.ok(accepts(of, pick(of, roller(SEED))));
});

test('what is written otherwise is not accepted', () => {
  const of: Choice = {
    kind: 'hit',
    fixed: { at: 'x' },
    ranges: { n: { is: 'number', min: 0, max: 2 }, m: { is: 'counts', of: { a: 2 }, min: 0, max: 2 } },
  };
  const good = { kind: 'hit', fixed: { at: 'x' }, values: { n: 1, m: { a: 1 } } };
  const bad: unknown[] = [
    { ...good, kind: 'miss' },
    { ...good, fixed: {} },
    { ...good, fixed: { at: 'y' } },
    { ...good, fixed: { at: 'x', by: 'z' } },
    { ...good, fixed: null },
    { ...good, values: { n: 1 } },
    { ...good, values: { ...good.values, o: 1 } },
    { ...good, values: [] },
    ...[1.5, Number.NaN, '1', null, {}, -1, 3].map((n) => ({ ...good, values: { ...good.values, n } })),
    ...[1, null, [1], { a: 0 }, { a: 1.5 }, { a: '1' }, { b: 1 }, { toString: 1 }, { a: 3 }].map((m) => ({
      ...good,
      values: { ...good.values, m },
    })),
    { ...good, values: { n: 1, m: JSON.parse('{"__proto__":1}') as unknown } },
  ];
  assert.ok(accepts(of, good));
  for (const action of bad) assert.ok(!accepts(of, action as Action), JSON.stringify(action));
});

test('parts leaves out what has none, total adds up', () => {
  assert.deepEqual(countsOf({ a: 2, b: 0 }), { a: 2 });
  assert.equal(total({ a: 2, b: 3 }), 5);
});

test('what is no action is told from one, whatever it is', () => {
  const good = { kind: 'step', fixed: { from: 'a' }, values: { n: 1, units: { a: 2 } } };
  assert.ok(isAction(good));
  for (const bad of [
    null,
    'step',
    [good],
    {},
    { ...good, kind: 7 },
    { ...good, fixed: null },
    { ...good, fixed: { from: 1 } },
    { ...good, values: [] },
    { ...good, values: { n: '1' } },
    { ...good, values: { units: { a: '2' } } },
    { ...good, values: { units: [2] } },
  ]) {
    assert.ok(!isAction(bad), JSON.stringify(bad));
  }
});
