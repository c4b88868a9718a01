import type { Seat } from '../../../../kernel/contract.ts';
import type { Level } from '../../bots/computer.ts';
import type { State } from '../../engine/state.ts';

/** The question to a computer: plain data, because the computer may run in a worker. */
export interface Question {
  readonly level: Level;
  readonly seat: Seat;
  /** The computer's own, never that of the dice. */
  readonly seed: number;
  readonly state: State;
  /** The number of the answer in its game. */
  readonly number: number;
  /** A person asks for advice, and wants to know the risk of the coming Hispanic phase too. */
  readonly advice?: true;
}
