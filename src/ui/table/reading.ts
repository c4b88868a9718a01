import type { Fact, Seat } from '../../kernel/contract.ts';

/** The table's reading of a game's facts: the facts that open a part of the log, and the sort of each fact. */

/**
 * A stretch of the game: the start of a game turn, the own turn of one side, or the end of the game turn. `who` is the
 * game's name of that side.
 */
export interface Opening {
  readonly is: 'start' | 'own' | 'end';
  readonly turn: number;
  readonly who?: string;
}

/**
 * The subject of a fact. `phase`: a phase begins; `idle`: it was skipped; `small`: bookkeeping of no later interest.
 */
export type Part = 'phase' | 'idle' | 'moves' | 'battles' | 'points' | 'others' | 'small';

/** The totals of a stretch. `points` in halves. */
export interface Count {
  readonly moves: number;
  readonly battles: number;
  readonly points: number;
}

/** The data about a game's states and facts that the log, the history and the recap need. */
export interface Reading<S, F extends Fact> {
  /** The stretch of a state. */
  readonly where: (state: S) => Opening;
  /** The stretch that a fact opens, if it opens one. */
  readonly opens: (fact: F) => Opening | undefined;
  readonly part: (fact: F) => Part;
  /** The contribution of a fact to the totals of the stretch of `who`. */
  readonly count: (fact: F, who: string | undefined) => Partial<Count> | undefined;
  /** A fact that begins or ends a unit of narration, such as a battle. */
  readonly span: (fact: F) => 'begins' | 'ends' | undefined;
  /** Whether such a unit is in progress in a state. */
  readonly within: (state: S) => boolean;
}

/** Whether a fact may be shown to the holder of these seats. */
export function isFor({ only }: Fact, seats: readonly Seat[]): boolean {
  return only === undefined || seats.includes(only);
}
