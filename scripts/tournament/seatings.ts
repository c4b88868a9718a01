/** The seats of the two levels of a pairing. */

export const SIDES = ['A', 'B'] as const;
/** The first level of a pairing, or the second. */
export type Side = (typeof SIDES)[number];

/** All the ways to seat each level twice at a table of four, seat by seat. */
export const SEATINGS = ['AABB', 'ABAB', 'ABBA', 'BBAA', 'BABA', 'BAAB'] as const;
export type Seating = (typeof SEATINGS)[number];

/** One game of a tournament: the number of its seed, and its seating. */
export interface Fixture {
  readonly game: number;
  readonly seating: Seating;
}

/** All games for a number of seeds, seed by seed. */
export function fixturesOf(games: number): readonly Fixture[] {
  return Array.from({ length: games }, (_, game) => SEATINGS.map((seating) => ({ game, seating }))).flat();
}

/** The sides of the seats, in their order. */
export function sidesOf(seating: Seating): readonly Side[] {
  return [...seating].map((side) => (side === 'A' ? 'A' : 'B'));
}
