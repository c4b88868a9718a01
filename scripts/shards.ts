import { Wrong } from './command-line.ts';

/**
 * Shards of a long command, so that any job engine can spread it over machines: `--shard 2/8` is the second of eight.
 */

/** One of several equal shards of some work. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}

/** A shard from its written form, `2/8`; the whole if it is undefined. Throws a `Wrong` on anything else. */
export function shardIn(given = '1/1'): Shard {
  const [, one = '', all = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(given) ?? [];
  const [shard, of] = [Number(one), Number(all)];
  if (!(shard >= 1 && shard <= of)) throw new Wrong(`--shard: ${JSON.stringify(given)} is no part such as 2/8.`);
  return { shard, of };
}

/** The items of a shard. Each item belongs to exactly one shard, and shards have nearly equal sizes. */
export function partOf<T>(items: readonly T[], { shard, of }: Shard): readonly T[] {
  return items.filter((_, n) => n % of === shard - 1);
}

/** The numbers of the items of some work: `count` numbers from `first` on. */
export function numbered(count: number, first = 0): readonly number[] {
  return Array.from({ length: count }, (_, n) => first + n);
}
