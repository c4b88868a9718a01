import type { Action, Choice, Range, Value } from './contract.ts';
import { type Roller, randomInt } from './dice.ts';
import { isRecord } from './limits.ts';

/**
 * The three readings of a choice. Highlighting, buttons, computers and the fuzzer use them, and `apply` takes exactly what
 * `accepts` takes.
 */

/** Whether `action` is one of the answers that `choice` stands for. */
export function accepts(choice: Choice, action: Action): boolean {
  return (
    action.kind === choice.kind &&
    sameRecord(choice.fixed, action.fixed) &&
    sameKeys(choice.ranges, action.values) &&
    Object.entries(choice.ranges).every(([name, range]) => inRange(range, action.values[name]))
  );
}

/** How many different answers `choice` stands for. */
export function count(choice: Choice): number {
  return Object.values(choice.ranges).reduce((product, range) => product * size(range), 1);
}

/** One of the answers of `choice`, each as likely as any other. Throws a RangeError on a choice that has none. */
export function pick(choice: Choice, dice: Roller): Action {
  const values: Record<string, Value> = {};
  for (const [name, range] of Object.entries(choice.ranges)) values[name] = pickValue(range, dice);
  return { kind: choice.kind, fixed: choice.fixed, values };
}

/** Writes the values of `parts` as actions do: without the keys that have none. */
export function parts(of: { readonly [key: string]: number }): { readonly [key: string]: number } {
  return Object.fromEntries(Object.entries(of).filter(([, n]) => n > 0));
}

/** The sum of the values of `parts`. */
export function total(of: { readonly [key: string]: number }): number {
  let sum = 0;
  for (const key in of) sum += of[key] ?? 0;
  return sum;
}

/** Whether something that came from outside has the form of an action; whether it means anything, only `accepts` knows. */
export function isAction(written: unknown): written is Action {
  if (!isRecord(written)) return false;
  const { kind, fixed, values } = written;
  return (
    typeof kind === 'string' &&
    isRecord(fixed) &&
    Object.values(fixed).every((name) => typeof name === 'string') &&
    isRecord(values) &&
    Object.values(values).every(isValue)
  );
}

function isValue(x: unknown): boolean {
  return typeof x === 'number' || (isRecord(x) && Object.values(x).every((n) => typeof n === 'number'));
}

function sameRecord(a: { readonly [key: string]: string }, b: unknown): boolean {
  if (!isRecord(b) || !sameKeys(a, b)) return false;
  return Object.keys(a).every((key) => a[key] === b[key]);
}

function sameKeys(a: object, b: unknown): boolean {
  if (!isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key));
}

function inRange(range: Range, value: unknown): boolean {
  if (range.is === 'number') return Number.isInteger(value) && Number(value) >= range.min && Number(value) <= range.max;
  if (!isRecord(value)) return false;
  let sum = 0;
  for (const [key, n] of Object.entries(value)) {
    const most = Object.hasOwn(range.of, key) ? range.of[key] : undefined;
    if (most === undefined || !Number.isInteger(n) || Number(n) < 1 || Number(n) > most) return false;
    sum += Number(n);
  }
  return sum >= range.min && sum <= range.max;
}

function size(range: Range): number {
  if (range.is === 'number') return Math.max(0, range.max - range.min + 1);
  return waysFrom(waysBySum(Object.values(range.of), range.max).at(-1) ?? [], range.min);
}

/**
 * For the first 0, 1, 2 ... of `bounds`, and for each sum from 0 to `most`: in how many ways they can be filled to make it.
 * A bound below 0 is one of 0.
 */
function waysBySum(bounds: readonly number[], most: number): readonly (readonly number[])[] {
  const capacity = bounds.reduce((sum, bound) => sum + Math.max(0, bound), 0);
  // No sum is greater than all bounds together, however far the range reaches.
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

/** The generator would make something of no answers, too. */
function among(answers: number): number {
  if (answers < 1) throw new RangeError('a choice without an answer');
  return answers;
}
