import type { Fact, Seat } from '../../kernel/contract.ts';

/** How a table reads what its game tells: what opens a part of the log, and what is of one sort. */

/**
 * A stretch of the game: the start of a game turn, the own turn of somebody who plays in it, or its end. `who` is the
 * game's name for him.
 */
export interface Opening {
  readonly is: 'start' | 'own' | 'end';
  readonly turn: number;
  readonly who?: string;
}

/**
 * What a fact is about. `phase`: a phase begins; `idle`: it was passed over; `small`: bookkeeping that nobody asks for
 * afterwards.
 */
export type Part = 'phase' | 'idle' | 'moves' | 'battles' | 'points' | 'others' | 'small';

/** What a stretch came to. `points` in halves. */
export interface Count {
  readonly moves: number;
  readonly battles: number;
  readonly points: number;
}

/** What the log, the history and the recap have to know of a game's states and facts. */
export interface Reading<S, F extends Fact> {
  /** Where the game stands in a state. */
  readonly where: (state: S) => Opening;
  /** The stretch that a fact opens, if it opens one. */
  readonly opens: (fact: F) => Opening | undefined;
  readonly part: (fact: F) => Part;
  /** What a fact adds to the count of the stretch of `who`. */
  readonly count: (fact: F, who: string | undefined) => Partial<Count> | undefined;
  /** A fact that begins or ends what is told as one, a battle say. */
  readonly span: (fact: F) => 'begins' | 'ends' | undefined;
  /** Whether something of that kind goes on in a state. */
  readonly within: (state: S) => boolean;
}

/** Whether a fact may be shown to somebody who holds these seats. */
export function isFor({ only }: Fact, seats: readonly Seat[]): boolean {
  return only === undefined || seats.includes(only);
}
