import type { Action, Choice, Decision, Fact, Json, Seat } from '../../kernel/contract.ts';

/** The data that a table needs about its game beside the contract. */
export interface Customs<S> {
  /** The state to be shown, after all automatic answers before the next question. */
  readonly settled: (state: S) => S;
  /** The answers show a seat's hidden holdings: no other person may look. */
  readonly isSecret: (decision: Decision) => boolean;
  /** Several seats may answer, and most of them pass: the table is asked as a whole. */
  readonly isWindow: (decision: Decision) => boolean;
  /** The seat of a choice, if several seats answer; undefined if only one can. */
  readonly seatOf: (choice: Choice | Action) => Seat | undefined;
  /** A visible event that a viewer of computer play wants to see. */
  readonly isSeen: (fact: Fact) => boolean;
  /** The end of an event that stays in view until the reader goes on, such as a battle. */
  readonly stays?: (fact: Fact) => boolean;
  /** The question belongs to such an event that has just ended, so it is asked beside it. */
  readonly follows?: (state: S, decision: Decision) => boolean;
  /** The answer of a standing order to a question; undefined if it does not answer it. */
  readonly ordered?: (state: S, decision: Decision, order: Json) => Action | undefined;
  /** Whether a standing order still holds in a state; it is dropped for good when it does not. */
  readonly holds?: (state: S, order: Json) => boolean;
  /** The turn of a state, in a game in which a person may let a computer play one; undefined if the game has none. */
  readonly turnOf?: (state: S) => number;
  /** Whether a window concerns a seat; `alone`: there is no other person at the table to hide anything from. */
  readonly matters: (state: S, decision: Decision, seat: Seat, alone: boolean) => boolean;
}
