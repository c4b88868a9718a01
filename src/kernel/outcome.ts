import type { Result, Seat } from './contract.ts';

/** The ranking criteria of a seat: its score, then the first entry of `ties` that differs, the higher one first. */
export interface Ranking {
  readonly seat: Seat;
  readonly score: number;
  readonly ties?: readonly number[];
}

/**
 * Seats in the order of their scores, the highest first. Seats that are equal in all criteria share a rank and keep
 * their order.
 */
export function ranked(all: readonly Ranking[]): readonly Result[] {
  return all
    .map((one) => ({ seat: one.seat, score: one.score, rank: 1 + all.filter((other) => above(other, one) > 0).length }))
    .sort((a, b) => a.rank - b.rank);
}

/** Above 0 where `a` comes before `b`. */
function above(a: Ranking, b: Ranking): number {
  const lead = [a.score - b.score, ...(a.ties ?? []).map((n, i) => n - (b.ties?.[i] ?? 0))];
  return lead.find((n) => n !== 0) ?? 0;
}
