import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Dice, Draws } from './contract.ts';
import { isRecord } from './limits.ts';

/** The number of 32-bit words in the state of the generator. */
const WORDS = 4;

/** The dice of a new game or scene. Only the lower 32 bits of the seed, an integer, count. */
export function seeded(seed: number): Dice {
  return { generator: stateOf(seed), rolled: 0, given: [] };
}

/**
 * The state of the generator for a seed: four words of SplitMix32. The generator's own seeding copies the seed into its
 * state, so the first dice of adjacent seeds would be correlated.
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

/**
 * Lays out `results` for the next rolls, and cards or the like for the next draws. They are used before the generator.
 */
export function giving({ draws: _, ...dice }: Dice, results: readonly number[], draws: Draws = {}): Dice {
  const laid = Object.entries(draws).filter(([, list]) => list.length > 0);
  return { ...dice, given: results, ...(laid.length > 0 && { draws: Object.fromEntries(laid) }) };
}

/** Whether written data is valid as the dice of a state: a generator that can roll, and plain numbers. */
export function isDice(written: unknown): written is Dice {
  if (!isRecord(written)) return false;
  const { generator, rolled, given, draws, ...more } = written;
  return (
    Object.keys(more).length === 0 &&
    (draws === undefined || isDraws(draws)) &&
    isList(generator, WORDS, WORDS, (word) => word === (word | 0)) &&
    // A state of zeros would always roll the same number.
    generator.some((word) => word !== 0) &&
    Number.isSafeInteger(rolled) &&
    Number(rolled) >= 0 &&
    isList(given, 0, MOST_GIVEN, (n) => Number.isSafeInteger(n) && n >= 1)
  );
}

/** Whether written data is valid as results laid out for draws. */
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

/** The maximum number of dice laid out: more than any line of play rolls. */
const MOST_GIVEN = 1000;

function isList(x: unknown, min: number, max: number, each: (n: number) => boolean): x is readonly number[] {
  return Array.isArray(x) && x.length >= min && x.length <= max && x.every((n) => typeof n === 'number' && each(n));
}

/**
 * Rolls `count` dice of `faces` sides (1 to `faces`, by rejection, so that each face is equally likely). Dice laid out
 * are used first; a value that the die cannot show is ignored.
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
 * Draws one of `from`, each equally likely; an item that occurs twice is twice as likely. `name` is the name of the
 * draw, for example of an event card; a scene lays out results by it. Results laid out are used first; a result that is
 * not in `from` is ignored. A draw counts as a die in the numbering. Throws a RangeError if `from` is empty.
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

/** A generator outside a state, for computers, the fuzzer and tests. */
export type Roller = RandomGenerator;

/** A generator that is not part of any state, seeded as in `seeded`. */
export function roller(seed: number): Roller {
  return xoroshiro128plusFromState(stateOf(seed));
}

/** An integer from `min` to `max`, each equally likely. */
export function randomInt(dice: Roller, min: number, max: number): number {
  return uniformInt(dice, min, max);
}
