/** One of several equal parts of some work. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}

/** Whether item `n` of some work, counted from 0, is of a part: each is of exactly one. */
export function isMine(n: number, { shard, of }: Shard): boolean {
  return n % of === shard - 1;
}
