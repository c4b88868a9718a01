import type { Action, Choice, Range } from './contract.ts';
import { isRecord } from './limits.ts';

/**
 * The set of answers that a choice stands for. `apply` takes exactly the actions that `accepts` takes. `counting.ts`
 * counts them and picks one at random; a page needs that only in play.
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

/** The values of `counts` in the form of actions, without keys whose count is 0. */
export function countsOf(of: { readonly [key: string]: number }): { readonly [key: string]: number } {
  return Object.fromEntries(Object.entries(of).filter(([, n]) => n > 0));
}

/** The sum of the values of `counts`. */
export function total(of: { readonly [key: string]: number }): number {
  let sum = 0;
  for (const key in of) sum += of[key] ?? 0;
  return sum;
}

/** Whether untrusted data has the form of an action. Only `accepts` decides whether the action is legal. */
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
