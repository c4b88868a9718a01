import { Wrong } from './command-line.ts';

/** Parts of a long command, so that any engine of jobs spreads it over machines: `--shard 2/8` is the second of eight. */

/** One of several equal parts of some work. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}

/** A part as it was written, `2/8`; the whole where nothing was. Throws a `Wrong` at anything else. */
export function shardIn(given = '1/1'): Shard {
  const [, one = '', all = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(given) ?? [];
  const [shard, of] = [Number(one), Number(all)];
  if (!(shard >= 1 && shard <= of)) throw new Wrong(`--shard: ${JSON.stringify(given)} is no part such as 2/8.`);
  return { shard, of };
}

/** Those items of some work that are of a part: each is of exactly one, and parts are of nearly one size. */
export function partOf<T>(items: readonly T[], { shard, of }: Shard): readonly T[] {
  return items.filter((_, n) => n % of === shard - 1);
}

/** The numbers of the items of some work: `count` of them from `first` on. */
export function numbered(count: number, first = 0): readonly number[] {
  return Array.from({ length: count }, (_, n) => first + n);
}
