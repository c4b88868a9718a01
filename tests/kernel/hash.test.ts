import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonical, fnv1a, hash, same } from '../../src/kernel/hash.ts';
import { SEED } from './seed.ts';

test('the vectors published for FNV-1a of 64 bits', () => {
  assert.equal(fnv1a(''), 'cbf29ce484222325');
  assert.equal(fnv1a('a'), 'af63dc4c8601ec8c');
  assert.equal(fnv1a('foobar'), '85944171f73967e8');
});

test('the halves compute what big integers compute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      let wanted = 0xcbf29ce484222325n;
      for (const char of text) wanted = BigInt.asUintN(64, (wanted ^ BigInt(char.charCodeAt(0))) * 0x100000001b3n);
      assert.equal(fnv1a(text), wanted.toString(16).padStart(16, '0'));
    }),
    { seed: SEED },
  );
});

test('a hash never changes: saves hold them', () => {
  assert.equal(hash({}), HASHES.empty);
  assert.equal(hash({ b: [1, -2, null], a: { y: true, x: 'é' } }), HASHES.record);
});

const HASHES = { empty: '08f44b07b5901a25', record: '75856ac59a3dfc55' };

test('keys are sorted, text is ASCII, minus nought is nought', () => {
  assert.equal(
    canonical({ b: 1, a: [{ d: 2, c: 'é\n😀' }], B: -0 }),
    '{"B":0,"a":[{"c":"\\u00e9\\n\\ud83d\\ude00","d":2}],"b":1}',
  );
  assert.equal(hash({ a: 1, b: 2 }), hash({ b: 2, a: 1 }));
});

test('canonical text is JSON of the same', () => {
  const plain = fc.letrec<{ json: unknown }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.string({ unit: 'binary' }),
      fc.array(tie('json')),
      fc.dictionary(fc.string({ unit: 'binary' }), tie('json')),
    ),
  })).json;
  fc.assert(
    fc.property(plain, (value) => {
      const text = canonical(value);
      assert.match(text, /^[\x20-\x7e]*$/);
      const back: unknown = JSON.parse(text);
      assert.equal(canonical(back), text);
      // Through JSON, since a dictionary may lack the usual prototype.
      assert.deepEqual(back, JSON.parse(JSON.stringify(value)));
    }),
    { seed: SEED },
  );
});

test('what is not plain data throws with its path', () => {
  const bad: [unknown, string][] = [
    [{ a: [1, 0.5] }, 'a.1: 0.5 is not an integer'],
    [{ a: Number.NaN }, 'a: NaN is not an integer'],
    [{ a: 2 ** 53 }, 'a: 9007199254740992 is not an integer'],
    [{ a: { b: undefined } }, 'a.b: undefined is not plain data'],
    [undefined, '(top): undefined is not plain data'],
    [Array(1), '0: undefined is not plain data'],
    [{ a: new Map() }, 'a: not a plain record'],
    [{ a: new Date(0) }, 'a: not a plain record'],
    [{ a: () => 1 }, 'a: function is not plain data'],
    [{ a: 1n }, 'a: bigint is not plain data'],
  ];
  for (const [value, message] of bad) assert.throws(() => hash(value), { name: 'TypeError', message });
});

test('same compares what is written, not which object it is', () => {
  assert.ok(same({ a: 1, b: [2] }, { b: [2], a: 1 }));
  assert.ok(!same({ a: 1 }, { a: 1, b: null }));
  assert.ok(!same([1, 2], [2, 1]));
});
