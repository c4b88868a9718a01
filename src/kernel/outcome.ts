import type { Result, Seat } from './contract.ts';

/** Seats in the order of their scores, the highest first; equals share a rank, and stay in the order in which they are given. */
export function ranked(scores: readonly { readonly seat: Seat; readonly score: number }[]): readonly Result[] {
  return scores
    .map(({ seat, score }) => ({ seat, score, rank: 1 + scores.filter((other) => other.score > score).length }))
    .sort((a, b) => a.rank - b.rank);
}
