import type { Action, Choice, Decision, Fact, Seat } from '../../kernel/contract.ts';

/** What a table has to know of its game beside the contract. */
export interface Customs<S> {
  /** The state as it is to be shown: what goes on by itself before anything is asked has happened. */
  readonly settled: (state: S) => S;
  /** The answers show what a seat keeps to itself: nobody else may look. */
  readonly isSecret: (decision: Decision) => boolean;
  /** Several seats may answer, and most of them pass: the table is asked as a whole. */
  readonly isWindow: (decision: Decision) => boolean;
  /** Whose answer a choice is, where several seats answer; nothing where only one can. */
  readonly seatOf: (choice: Choice | Action) => Seat | undefined;
  /** Something that can be seen has happened: who watches computers wants to look at it. */
  readonly isSeen: (fact: Fact) => boolean;
  /** Whether a window is a seat's concern; `alone`: no other person is at the table from whom something could be hidden. */
  readonly matters: (state: S, decision: Decision, seat: Seat, alone: boolean) => boolean;
}
