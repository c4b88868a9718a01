import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, giving, isDice, randomInt, roll, roller, seeded } from '../../src/kernel/dice.ts';
import { SEED, withinFive } from './seed.ts';

test('each face falls equally often, and each face after each', () => {
  const trials = 120_000;
  for (const faces of [2, 6, 10, 29]) {
    const { results } = roll(seeded(SEED), trials, faces);
    const single = new Map<number, number>();
    const pairs = new Map<number, number>();
    for (const [i, n] of results.entries()) {
      single.set(n, (single.get(n) ?? 0) + 1);
      if (i % 2 === 1) {
        const pair = (results[i - 1] ?? 0) * 100 + n;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
    }
    for (let face = 1; face <= faces; face++) {
      assert.ok(withinFive(single.get(face) ?? 0, trials, 1 / faces), `${face} of ${faces}: ${single.get(face)}`);
    }
    assert.equal(single.size, faces);
    // Chi-square over all pairs: its mean is its degrees of freedom, its variance twice as much.
    const cells = faces * faces;
    const expected = trials / 2 / cells;
    let chi = (cells - pairs.size) * expected;
    for (const n of pairs.values()) chi += (n - expected) ** 2 / expected;
    assert.ok(Math.abs(chi - (cells - 1)) <= 5 * Math.sqrt(2 * (cells - 1)), `pairs of ${faces}: ${chi}`);
  }
});

test('neighbouring seeds roll independently, from the first die on', () => {
  const seeds = 30_000;
  const rolls = Array.from({ length: seeds }, (_, i) => roll(seeded(SEED + i), 3, 6).results);
  for (let nth = 0; nth < 3; nth++) {
    for (let face = 1; face <= 6; face++) {
      const n = rolls.filter((results) => results[nth] === face).length;
      assert.ok(withinFive(n, seeds, 1 / 6), `die ${nth + 1}, ${face}: ${n} of ${seeds}`);
    }
    for (let step = 0; step < 6; step++) {
      const n = rolls.filter(
        (results, i) => ((results[nth] ?? 0) - (rolls[i - 1]?.[nth] ?? 0) + 6) % 6 === step,
      ).length;
      assert.ok(withinFive(n, seeds, 1 / 6), `die ${nth + 1}, ${step} after the seed before: ${n} of ${seeds}`);
    }
  }
});

test('a seed rolls the same on every machine', () => {
  assert.deepEqual(seeded(1994), { generator: VECTOR.generator, rolled: 0, given: [] });
  assert.deepEqual(roll(seeded(1994), 12, 6).results, VECTOR.sixes);
  assert.deepEqual(roll(seeded(0), 6, 10).results, VECTOR.tens);
});

const VECTOR = {
  generator: [1524631078, 676334686, -590047709, -819072959],
  sixes: [2, 4, 1, 4, 4, 1, 3, 3, 4, 4, 6, 2],
  tens: [1, 6, 6, 1, 4, 8],
};

test('dice rolled together or one by one are the same, and numbered on', () => {
  const together = roll(seeded(SEED), 5, 6);
  let dice = seeded(SEED);
  const singly: number[] = [];
  for (let i = 0; i < 5; i++) {
    const one = roll(dice, 1, 6);
    dice = one.dice;
    singly.push(...one.results);
    assert.equal(dice.rolled, i + 1);
  }
  assert.deepEqual(singly, together.results);
  assert.deepEqual(dice, together.dice);
});

test('rolling changes nothing that it is given', () => {
  const dice = giving(seeded(SEED), [1, 2]);
  const copy = structuredClone(dice);
  roll(dice, 3, 6);
  assert.deepEqual(dice, copy);
});

test('dice laid out fall first and in order, and do not turn the generator', () => {
  const laid = giving(seeded(SEED), [6, 1, 3]);
  const first = roll(laid, 2, 6);
  assert.deepEqual(first.results, [6, 1]);
  assert.deepEqual(first.dice, { ...laid, rolled: 2, given: [3] });
  const second = roll(first.dice, 2, 6);
  assert.deepEqual(second.results, [3, ...roll(seeded(SEED), 1, 6).results]);
  assert.equal(second.dice.rolled, 4);
  assert.deepEqual(second.dice.given, []);
});

test('a die laid out that cannot show its number counts as not laid out', () => {
  const { results } = roll(giving(seeded(SEED), [7, 2]), 2, 6);
  assert.deepEqual(results, [2, ...roll(seeded(SEED), 1, 6).results]);
});

const CARDS = ['rain', 'fog', 'fair'] as const;

test('a draw brings each of its list, is numbered as a die is, and the same for the same seed', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const { dice, drawn } = draw(seeded(seed), 'event', CARDS);
    assert.equal(dice.rolled, 1);
    assert.deepEqual(draw(seeded(seed), 'event', CARDS), { dice, drawn });
    // One draw turns the generator as far as one die of as many faces.
    assert.deepEqual(dice.generator, roll(seeded(seed), 1, CARDS.length).dice.generator);
    seen.add(drawn);
  }
  assert.deepEqual([...seen].sort(), [...CARDS].sort());
  assert.throws(() => draw(seeded(SEED), 'event', []), RangeError);
});

test('what is laid out for a draw comes up by its name and in order, and neither turns the generator nor takes a die', () => {
  const laid = giving(seeded(SEED), [4], { event: ['fog', 'rain'], lot: ['a'] });
  const first = draw(laid, 'event', CARDS);
  assert.equal(first.drawn, 'fog');
  assert.deepEqual(first.dice, { ...laid, rolled: 1, draws: { event: ['rain'], lot: ['a'] } });
  const second = draw(first.dice, 'event', CARDS);
  assert.equal(second.drawn, 'rain');
  assert.deepEqual(second.dice, { ...laid, rolled: 2, draws: { lot: ['a'] } });
  const other = draw(second.dice, 'lot', ['a', 'b']).dice;
  assert.deepEqual(other, { ...giving(seeded(SEED), [4]), rolled: 3 });
});

test('what is laid out for a draw and is not in its list counts as not laid out', () => {
  const { drawn, dice } = draw(giving(seeded(SEED), [], { event: ['snow'] }), 'event', CARDS);
  assert.deepEqual({ drawn, dice }, draw(seeded(SEED), 'event', CARDS));
});

test('randomInt reaches both ends and nothing beyond', () => {
  const dice = roller(SEED);
  const seen = new Set(Array.from({ length: 200 }, () => randomInt(dice, -1, 2)));
  assert.deepEqual([...seen].sort(), [-1, 0, 1, 2]);
});

test('only dice that can roll may stand in a state', () => {
  const good = seeded(SEED);
  assert.ok(isDice(good));
  assert.ok(isDice({ ...good, given: [1, 6] }));
  assert.ok(isDice({ ...good, draws: { event: ['fog'] } }));
  const bad: unknown[] = [
    null,
    [],
    {},
    { ...good, more: 1 },
    { ...good, generator: [] },
    { ...good, generator: [0, 0, 0, 0] },
    { ...good, generator: [1, 2, 3, 2 ** 40] },
    { ...good, generator: [1, 2, 3, '4'] },
    { ...good, rolled: -1 },
    { ...good, rolled: 0.5 },
    { ...good, given: [0] },
    { ...good, given: Array(2000).fill(1) },
    { ...good, draws: ['fog'] },
    { ...good, draws: { event: 'fog' } },
    { ...good, draws: { event: [1] } },
    { ...good, draws: { event: Array(2000).fill('fog') } },
  ];
  for (const dice of bad) assert.ok(!isDice(dice), JSON.stringify(dice));
});
