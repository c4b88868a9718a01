import type { Fault, Json, Params } from './contract.ts';
import { withoutTurning } from './names.ts';

/** Limits for written input. Files and links are untrusted: their size is checked before they are traversed. */
export interface Limits {
  /** Characters of the whole text. */
  readonly length: number;
  /** The depth of nested lists and records. */
  readonly depth: number;
  /** Items of one list, or keys of one record. */
  readonly items: number;
  /** Characters of one string or key. */
  readonly text: number;
}

/** Keys with a meaning in JavaScript itself. Schemas would drop them silently, so they are refused first. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/**
 * The plain data that `text` writes, or the first fault: `too-large`, `not-json`, `too-deep`, `too-many-items`,
 * `text-too-long`, `forbidden-key`, `not-an-integer`. Characters that change the direction of writing are removed.
 * Never throws.
 */
export function readJson(
  text: string,
  limits: Limits,
): { readonly value: Json; readonly fault?: undefined } | { readonly fault: Fault; readonly value?: undefined } {
  if (text.length > limits.length)
    return { fault: fault('too-large', [], { length: text.length, max: limits.length }) };
  let value: Json;
  try {
    value = JSON.parse(withoutTurning(text)) as Json;
  } catch {
    return { fault: fault('not-json', [], {}) };
  }
  const found = excess(value, limits, []);
  return found ? { fault: found } : { value };
}

/** A fault at a path of keys. */
export function fault(code: string, path: readonly (string | number)[], params: Params): Fault {
  return { code, path: path.join('.'), params };
}

/** Whether something is a record: neither a list nor a single value. `V` is the known type of its values. */
export function isRecord<V = unknown>(x: unknown): x is { readonly [key: string]: V } {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

function excess(value: Json, limits: Limits, path: (string | number)[]): Fault | undefined {
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? undefined : fault('not-an-integer', path, {});
  }
  if (typeof value === 'string') return longText(value, limits, path);
  if (typeof value !== 'object' || value === null) return undefined;
  // The depth limit also bounds the recursion, so the stack cannot overflow.
  if (path.length >= limits.depth) return fault('too-deep', path, { max: limits.depth });
  const keys = Object.keys(value);
  if (keys.length > limits.items) return fault('too-many-items', path, { items: keys.length, max: limits.items });
  const record = value as Params;
  for (const key of keys) {
    if (FORBIDDEN_KEYS.has(key)) return fault('forbidden-key', path, { key });
    const long = longText(key, limits, path);
    if (long) return long;
    path.push(key);
    const found = excess(record[key] as Json, limits, path);
    if (found) return found;
    path.pop();
  }
  return undefined;
}

function longText(text: string, limits: Limits, path: readonly (string | number)[]): Fault | undefined {
  if (text.length <= limits.text) return undefined;
  return fault('text-too-long', path, { length: text.length, max: limits.text });
}
