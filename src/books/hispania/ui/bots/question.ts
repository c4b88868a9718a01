import type { Seat } from '../../../../kernel/contract.ts';
import type { Level } from '../../bots/computer.ts';
import type { State } from '../../engine/state.ts';

/** What is asked of a computer: plain data, for it may sit in a worker. */
export interface Question {
  /** The stretch of a game within which computers remember what they were about to do: another number, and they have forgotten. */
  readonly game: number;
  readonly level: Level;
  readonly seat: Seat;
  /** The computer's own, never that of the dice. */
  readonly seed: number;
  readonly state: State;
  /** Of the answer in its game. */
  readonly number: number;
}
