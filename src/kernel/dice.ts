import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Dice, Draws } from './contract.ts';
import { isRecord } from './limits.ts';

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

/** Lays `results` out for the next rolls, and cards or the like for the next draws, before the generator. */
export function giving({ draws: _, ...dice }: Dice, results: readonly number[], draws: Draws = {}): Dice {
  const laid = Object.entries(draws).filter(([, list]) => list.length > 0);
  return { ...dice, given: results, ...(laid.length > 0 && { draws: Object.fromEntries(laid) }) };
}

/** Whether something written down may stand as the dice of a state: a generator that can roll, and plain numbers. */
export function isDice(written: unknown): written is Dice {
  if (!isRecord(written)) return false;
  const { generator, rolled, given, draws, ...more } = written;
  return (
    Object.keys(more).length === 0 &&
    (draws === undefined || isDraws(draws)) &&
    isList(generator, WORDS, WORDS, (word) => word === (word | 0)) &&
    // From nothing but zeros it would roll the same for ever.
    generator.some((word) => word !== 0) &&
    Number.isSafeInteger(rolled) &&
    Number(rolled) >= 0 &&
    isList(given, 0, MOST_GIVEN, (n) => Number.isSafeInteger(n) && n >= 1)
  );
}

/** Whether something written down may lie there for the next draws. */
export function isDraws(written: unknown): written is Draws {
  if (!isRecord(written)) return false;
  const lists = Object.values(written);
  return (
    lists.length <= MOST_GIVEN &&
    lists.every(
      (list) => Array.isArray(list) && list.length <= MOST_GIVEN && list.every((name) => typeof name === 'string'),
    )
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

/**
 * Draws one of `from`, each as likely as any other; what stands there twice comes up twice as often. `name`: of the draw, an event
 * card say, by which a scene lays out what comes up. What lies there is used first; what is not in `from` counts as not laid out. A
 * draw counts as a die in their numbers. Throws a RangeError where there is nothing to draw from.
 */
export function draw<T extends string>(dice: Dice, name: string, from: readonly T[]): { dice: Dice; drawn: T } {
  const [first] = from;
  if (first === undefined) throw new RangeError(`nothing to draw from: ${name}`);
  const [laid, ...rest] = dice.draws?.[name] ?? [];
  const left = giving(dice, dice.given, { ...dice.draws, [name]: rest });
  const found = from.find((one) => one === laid);
  const rolled = dice.rolled + 1;
  if (found !== undefined) return { dice: { ...left, rolled }, drawn: found };
  const generator = xoroshiro128plusFromState(dice.generator);
  const drawn = from[uniformInt(generator, 1, from.length) - 1] ?? first;
  return { dice: { ...left, rolled, generator: [...generator.getState()] }, drawn };
}

/** A generator to draw with outside a state: for computers, the fuzzer and tests. */
export type Roller = RandomGenerator;

/** A generator of its own, not part of any state, seeded as `seeded` does. */
export function roller(seed: number): Roller {
  return xoroshiro128plusFromState(stateOf(seed));
}

/** An integer from `min` to `max`, each equally likely. */
export function randomInt(dice: Roller, min: number, max: number): number {
  return uniformInt(dice, min, max);
}
