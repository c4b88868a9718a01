import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import type { Json } from '../../src/kernel/contract.ts';
import { decode, encode, LINK_LIMITS } from '../../src/kernel/links.ts';
import { SEED } from './seed.ts';

/** A link that unfolds to `bytes`, whatever they are. */
function link(bytes: string | Uint8Array): string {
  return deflateRawSync(bytes).toString('base64url');
}

async function code(text: string, limits = LINK_LIMITS): Promise<string | undefined> {
  return (await decode(text, limits)).fault?.code;
}

test('what goes in comes out, through letters an address can carry', async () => {
  const json = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.string({ unit: 'grapheme' }),
      fc.array(tie('json')),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), tie('json'), { noNullPrototype: true }),
    ),
  })).json;
  await fc.assert(
    fc.asyncProperty(
      json.filter((value) => !JSON.stringify(value).includes('"constructor":')),
      async (value) => {
        const text = await encode(value);
        assert.match(text, /^[A-Za-z0-9_-]+$/);
        assert.deepEqual(await decode(text), { value });
      },
    ),
    { seed: SEED, numRuns: 200 },
  );
});

test('a link written once opens for ever', async () => {
  assert.deepEqual(await decode('q1YqTk7NS1WyUkrKTFHSUSopLcpTsjIy0FEqLkksKlGyijbUMdYxia0FAA'), {
    value: { scene: 'bid', turn: 20, start: [1, 3, 4] },
  });
});

test('each damage has its name', async () => {
  const good = await encode({ turn: 20, start: [1, 3, 4], words: 'a position of some length, which deflates' });
  assert.equal(await code(''), 'not-base64');
  assert.equal(await code(`${good} `), 'not-base64');
  assert.equal(await code('a%20b'), 'not-base64');
  assert.equal(await code('abcde'), 'not-base64');
  assert.equal(await code(good.slice(0, -8)), 'damaged');
  assert.equal(await code(`${good.slice(0, good.length - (good.length % 4))}AAAA`), 'damaged');
  assert.equal(await code('_____'.repeat(4)), 'damaged');
  assert.equal(await code(link(new Uint8Array([34, 0xff, 0xfe, 34]))), 'not-utf8');
  assert.equal(await code(link('\ufeff1')), 'not-json');
  assert.equal(await code(link('{"a":')), 'not-json');
  assert.equal(await code(link('')), 'not-json');
  assert.equal(await code(link('1.5')), 'not-an-integer');
  assert.equal(await code(link('{"__proto__":1}')), 'forbidden-key');
  assert.equal(await code(link('['.repeat(99) + ']'.repeat(99))), 'too-deep');
  assert.equal(await code(link(`[${'1,'.repeat(20_000)}1]`)), 'too-many-items');
  assert.equal(await code(link(`"${'x'.repeat(2_001)}"`)), 'text-too-long');
  assert.equal(await code('A'.repeat(64_001)), 'link-too-long');
});

test('cutting or changing a link anywhere is a fault or plain data, never a crash', async () => {
  const good = await encode({ turn: 20, places: { toledo: [1, 2], cadiz: [3] } });
  for (let i = 0; i < good.length; i++) {
    for (const text of [
      good.slice(0, i),
      `${good.slice(0, i)}A${good.slice(i + 1)}`,
      `${good.slice(0, i)}_${good.slice(i)}`,
    ]) {
      const { value, fault } = await decode(text);
      assert.ok((value === undefined) !== (fault === undefined));
    }
  }
});

test('a bomb is left alone once it is too large', async () => {
  const bomb = link('0'.repeat(40_000_000));
  assert.ok(bomb.length < LINK_LIMITS.link);
  const before = process.memoryUsage().arrayBuffers;
  assert.equal(await code(bomb), 'unfolds-too-large');
  assert.ok(process.memoryUsage().arrayBuffers - before < 10_000_000);
});
