import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Dice } from './contract.ts';

/** Numbers of 32 bits that make up the state of the generator. */
const WORDS = 4;

/** The dice of a new game or scene. Of the seed, an integer, the lower 32 bits count. */
export function seeded(seed: number): Dice {
  return { generator: stateOf(seed), rolled: 0, given: [] };
}

/**
 * The state of the generator for a seed: four words of SplitMix32. The generator's own seeding puts the seed into its state
 * as it is, so that the first dice of neighbouring seeds would follow from one another.
 */
function stateOf(seed: number): readonly number[] {
  return Array.from({ length: WORDS }, (_, i) => mixed(seed + Math.imul(i + 1, 0x9e3779b9)));
}

function mixed(n: number): number {
  let word = n | 0;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/** Lays `results` out for the next rolls, before the generator. */
export function giving(dice: Dice, results: readonly number[]): Dice {
  return { ...dice, given: results };
}

/** Whether something written down may stand as the dice of a state: a generator that can roll, and plain numbers. */
export function isDice(written: unknown): written is Dice {
  if (typeof written !== 'object' || written === null || Object.keys(written).length !== 3) return false;
  const { generator, rolled, given } = written as { [key: string]: unknown };
  return (
    isList(generator, WORDS, WORDS, (word) => word === (word | 0)) &&
    // From nothing but zeros it would roll the same for ever.
    generator.some((word) => word !== 0) &&
    Number.isSafeInteger(rolled) &&
    Number(rolled) >= 0 &&
    isList(given, 0, MOST_GIVEN, (n) => Number.isSafeInteger(n) && n >= 1)
  );
}

/** Dice laid out at most: more than any line of play rolls. */
const MOST_GIVEN = 1000;

function isList(x: unknown, min: number, max: number, each: (n: number) => boolean): x is readonly number[] {
  return Array.isArray(x) && x.length >= min && x.length <= max && x.every((n) => typeof n === 'number' && each(n));
}

/**
 * Rolls `count` dice of `faces` sides (1 to `faces`, by rejection, so that each face is equally likely). Dice laid out are
 * used first; one that such a die cannot show counts as not laid out.
 */
export function roll(dice: Dice, count: number, faces: number): { dice: Dice; results: readonly number[] } {
  const laid = dice.given.slice(0, count).filter((n) => Number.isInteger(n) && n >= 1 && n <= faces);
  const given = dice.given.slice(count);
  const rolled = dice.rolled + count;
  if (laid.length === count) return { dice: { ...dice, rolled, given }, results: laid };
  const generator = xoroshiro128plusFromState(dice.generator);
  const results = [...laid];
  while (results.length < count) results.push(uniformInt(generator, 1, faces));
  return { dice: { generator: [...generator.getState()], rolled, given }, results };
}

/** A generator to draw with outside a state: for computers, the fuzzer and tests. */
export type Roller = RandomGenerator;

/** A generator of its own, not part of any state, seeded as `seeded` does. */
export function roller(seed: number): Roller {
  return xoroshiro128plusFromState(stateOf(seed));
}

/** An integer from `min` to `max`, each equally likely. */
export function whole(dice: Roller, min: number, max: number): number {
  return uniformInt(dice, min, max);
}
