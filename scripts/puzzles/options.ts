import { seedOf } from '../../src/kernel/hash.ts';

/** Numbers as answers: one is right, and its place among them reveals nothing. */

const HOW_MANY = 5;

/** Consecutive numbers around the right one, none below `least` or above `most`; the first depends on `salt`. */
export function inRow(right: number, salt: string, least = 0, most = Number.POSITIVE_INFINITY): readonly string[] {
  const shift = Math.abs(seedOf([salt])) % HOW_MANY;
  const first = Math.min(Math.max(least, right - shift), Math.max(least, most - HOW_MANY + 1));
  return Array.from({ length: HOW_MANY }, (_, i) => String(first + i));
}

/** The right number among those of typical mistakes, filled up with others near it; the number of smaller ones depends on `salt`. */
export function withSlips(right: number, slips: readonly number[], salt: string): readonly string[] {
  const near = [1, 2, 3, 4];
  const distinct = (all: readonly number[], fits: (n: number) => boolean) => [...new Set(all)].filter(fits);
  const smaller = distinct([...slips, ...near.map((by) => right - by)], (n) => n >= 0 && n < right);
  const larger = distinct([...slips, ...near.map((by) => right + by)], (n) => n > right);
  const below = smaller.slice(0, Math.abs(seedOf([salt])) % HOW_MANY);
  return [...below, right, ...larger.slice(0, HOW_MANY - 1 - below.length)].sort((a, b) => a - b).map(String);
}
