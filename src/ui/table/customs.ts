import type { Action, Choice, Decision, Fact, Seat } from '../../kernel/contract.ts';

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
  /** Whether a window concerns a seat; `alone`: there is no other person at the table to hide anything from. */
  readonly matters: (state: S, decision: Decision, seat: Seat, alone: boolean) => boolean;
}
