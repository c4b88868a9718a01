import type { Action, Choice, Range, Value } from './contract.ts';
import { type Roller, randomInt } from './dice.ts';

/** Counts the answers that a choice stands for, and picks one at random, for computers, the fuzzer and tests. */

/** The number of different answers that `choice` stands for. */
export function count(choice: Choice): number {
  return Object.values(choice.ranges).reduce((product, range) => product * size(range), 1);
}

/** One of the answers of `choice`, each equally likely. Throws a RangeError on a choice that has none. */
export function pick(choice: Choice, dice: Roller): Action {
  const values: Record<string, Value> = {};
  for (const name in choice.ranges) values[name] = pickValue(choice.ranges[name] as Range, dice);
  return { kind: choice.kind, fixed: choice.fixed, values };
}

function size(range: Range): number {
  if (range.is === 'number') return Math.max(0, range.max - range.min + 1);
  return waysFrom(waysBySum(Object.values(range.of), range.max).at(-1) ?? [], range.min);
}

/**
 * For the first 0, 1, 2 ... of `bounds`, and for each sum from 0 to `most`, the number of ways to reach it. A bound
 * below 0 counts as 0.
 */
function waysBySum(bounds: readonly number[], most: number): readonly (readonly number[])[] {
  const capacity = bounds.reduce((sum, bound) => sum + Math.max(0, bound), 0);
  // No sum exceeds the total of all bounds, even if the range allows more.
  const sums = Array.from({ length: Math.max(0, Math.min(most, capacity) + 1) }, (_, sum) => sum);
  let ways = sums.map((sum): number => (sum === 0 ? 1 : 0));
  const tables = [ways];
  for (const bound of bounds) {
    const before = ways;
    ways = sums.map((sum) => {
      let n = 0;
      for (let k = Math.min(Math.max(0, bound), sum); k >= 0; k--) n += before[sum - k] ?? 0;
      return n;
    });
    tables.push(ways);
  }
  return tables;
}

/** The ways whose sum is at least `min`. */
function waysFrom(ways: readonly number[], min: number): number {
  return ways.slice(Math.max(0, min)).reduce((a, b) => a + b, 0);
}

function pickValue(range: Range, dice: Roller): Value {
  if (range.is === 'number') return range.min + randomInt(dice, 0, among(size(range)) - 1);
  const keys = Object.keys(range.of);
  const [key, other] = keys;
  // Of one key there is one way for each sum.
  if (key !== undefined && other === undefined) {
    const sum = Math.max(0, range.min);
    const most = Math.min(range.max, Math.max(0, range.of[key] ?? 0));
    const n = sum + randomInt(dice, 0, among(most - sum + 1) - 1);
    if (n === 0) return {};
    return n === range.of[key] ? range.of : { [key]: n };
  }
  const tables = waysBySum(Object.values(range.of), range.max);
  const ways = tables[keys.length] ?? [];
  // Draw the number of a way, then walk down the keys to it: each way is equally likely.
  let sum = Math.max(0, range.min);
  let left = randomInt(dice, 0, among(waysFrom(ways, sum)) - 1);
  while (left >= (ways[sum] ?? 0)) left -= ways[sum++] ?? 0;
  const value: Record<string, number> = {};
  for (let i = keys.length - 1; i >= 0; i--) {
    const rest = tables[i] ?? [];
    let k = 0;
    while (left >= (rest[sum - k] ?? 0)) left -= rest[sum - k++] ?? 0;
    if (k > 0) value[keys[i] ?? ''] = k;
    sum -= k;
  }
  return value;
}

/** Without this check the generator would return a value for an empty choice. */
function among(answers: number): number {
  if (answers < 1) throw new RangeError('a choice without an answer');
  return answers;
}
