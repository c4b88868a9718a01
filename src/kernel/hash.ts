/**
 * A canonical form of plain data, and a hash of it: two states are equal if and only if their canonical forms are.
 * Saves contain hashes to find the first difference of a replay. They detect mistakes, not forgery.
 */

/**
 * `value` as JSON in ASCII, the keys of every record in the order of their code units. Throws a TypeError that names the
 * path on anything but integers (safe ones), strings, booleans, null, lists and plain records.
 */
export function canonical(value: unknown): string {
  return write(value, []);
}

/** The hash of `value` as `canonical` writes it: 16 hexadecimal digits. Throws as `canonical` does. */
export function hash(value: unknown): string {
  return fnv1a(canonical(value));
}

/** A seed from plain data, usually a text that a user has chosen: an integer of 32 bits. Throws as `canonical` does. */
export function seedOf(value: unknown): number {
  return Number.parseInt(hash(value).slice(0, 8), 16) | 0;
}

/** Whether two pieces of plain data are equal. Throws as `canonical` does. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b);
}

const PRIME_LOW = 0x1b3;

/**
 * FNV-1a of 64 bits over the characters of an ASCII text, as published (its prime is 2^40 + 0x1b3). The 64 bits are
 * stored in two halves, and no product exceeds 2^42, so that the result is exact without big integers.
 */
export function fnv1a(ascii: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < ascii.length; i++) {
    low = (low ^ ascii.charCodeAt(i)) >>> 0;
    const product = low * PRIME_LOW;
    const carry = Math.floor(product / 0x1_0000_0000);
    high = (high * PRIME_LOW + carry + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return hex(high) + hex(low);
}

function hex(half: number): string {
  return half.toString(16).padStart(8, '0');
}

function write(value: unknown, path: string[]): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isSafeInteger(value)) throw unwritable(path, `${value} is not an integer`);
      return String(value === 0 ? 0 : value);
    case 'string':
      return text(value);
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? list(value, path) : record(value, path);
    default:
      throw unwritable(path, `${typeof value} is not plain data`);
  }
}

function list(value: readonly unknown[], path: string[]): string {
  // By index, so that a hole in the list is found and not left out.
  let items = '';
  for (let i = 0; i < value.length; i++) items += `${i > 0 ? ',' : ''}${within(value[i], path, String(i))}`;
  return `[${items}]`;
}

function record(value: object, path: string[]): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw unwritable(path, 'not a plain record');
  const known = value as { readonly [key: string]: unknown };
  let items = '';
  for (const key of Object.keys(value).sort()) {
    items += `${items ? ',' : ''}${text(key)}:${within(known[key], path, key)}`;
  }
  return `{${items}}`;
}

function within(value: unknown, path: string[], key: string): string {
  path.push(key);
  const written = write(value, path);
  path.pop();
  return written;
}

/** Strings that JSON writes without escapes: nearly all strings of a state, and by far the fastest to write. */
const PLAIN = /^[ !#-[\]-~]*$/;

function text(value: string): string {
  if (PLAIN.test(value)) return `"${value}"`;
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, escaped);
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function unwritable(path: readonly string[], why: string): TypeError {
  return new TypeError(`${path.join('.') || '(top)'}: ${why}`);
}
