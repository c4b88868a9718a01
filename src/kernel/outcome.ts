import type { Result, Seat } from './contract.ts';

/** What a seat is ranked by: its score, and among equals whatever comes first in `ties` and differs, the higher before the lower. */
export interface Ranking {
  readonly seat: Seat;
  readonly score: number;
  readonly ties?: readonly number[];
}

/** Seats in the order of their scores, the highest first; whoever are equal in all share a rank, in the order they are given in. */
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
