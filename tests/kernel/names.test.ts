import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readJson } from '../../src/kernel/limits.ts';
import { cleanName, drawnName, withoutTurning } from '../../src/kernel/names.ts';
import { SEED } from './seed.ts';

/** As Unicode names it: written here by its property, in the kernel by its characters. */
const TURNING = /\p{Bidi_Control}/gu;
const LIMITS = { length: 100_000, depth: 8, items: 100, text: 10_000 };

/** Names that may be meant to mislead: reversed, hidden, endless, on many lines. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '\u202e',
        '\u2066',
        '\u2069',
        '\u200f',
        '\u061c',
        '\u0000',
        '\n',
        '\u200b',
        '\\',
        '\\u202e',
        'שלום',
        'سلام',
        '𐤀',
      ),
      fc.constant('x'.repeat(50)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe(`names of others (seed ${SEED})`, () => {
  it('are drawn on one line, not too long, and turn nothing around them', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const drawn = drawnName(name);
        const [, isolated] = /^\u2068(.*)\u2069$/u.exec(drawn) ?? [];
        const seen = isolated ?? drawn;
        assert.doesNotMatch(seen, /\p{Bidi_Control}|\p{Cc}|\s{2}/u);
        assert.ok([...seen].length <= 60);
        // Whatever is written from right to left stands apart.
        assert.equal(
          isolated !== undefined,
          /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Phoenician}]/u.test(seen) || isolated !== undefined,
        );
      }),
      { seed: SEED, numRuns: 2_000 },
    );
    assert.equal(drawnName('  Ann\n\tof  Toledo '), 'Ann of Toledo');
    assert.equal(drawnName('שלום'), '\u2068שלום\u2069');
    assert.equal(drawnName('x'.repeat(61)), `${'x'.repeat(59)}…`);
  });

  it('come in without characters that turn what follows, however those are written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), hostile, (value, name) => {
        const written = { [`k${name}`]: [value, name] };
        const expected = JSON.parse(JSON.stringify(written), (_, part) =>
          typeof part === 'string' ? part.replace(TURNING, '') : part,
        ) as Record<string, unknown>;
        const keyed = { [`k${name}`.replace(TURNING, '')]: expected[`k${name}`] };
        const plain = JSON.stringify(written);
        const escaped = plain.replace(TURNING, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
        for (const text of [plain, escaped]) {
          const read = JSON.parse(withoutTurning(text)) as Record<string, unknown>;
          if (!/\p{Bidi_Control}/u.test(JSON.stringify(value))) assert.deepEqual(read, keyed);
          assert.doesNotMatch(JSON.stringify(read), /\p{Bidi_Control}/u);
        }
      }),
      { seed: SEED, numRuns: 1_000 },
    );
    assert.deepEqual(readJson('["a\u202eb","\\u202Ec","\\\\u202e"]', LIMITS).value, ['ab', 'c', '\\u202e']);
  });

  it('are kept without what cannot be seen', () => {
    assert.equal(cleanName(' a\u200b\u0000b\r\nc ', 10), 'ab c');
    assert.equal(cleanName('𐤀𐤁𐤂', 2), '𐤀𐤁');
  });
});
