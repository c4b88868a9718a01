import type { Level } from '../../bots/computer.ts';
import type { State } from '../../engine/state.ts';

/** The question to a computer: plain data, because the computer may run in a worker. */
export interface Question {
  readonly level: Level;
  /** The computer's own, never that of the dice. */
  readonly seed: number;
  readonly state: State;
  /** The number of the answer in its game. */
  readonly number: number;
  /** A person asks for advice, and wants to know the risk of the coming reaction too. */
  readonly advice?: true;
}
