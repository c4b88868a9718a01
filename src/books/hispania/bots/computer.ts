import type { Seat } from '../../../kernel/contract.ts';
import { hispania, settled } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { Captain } from './captain.ts';
import { CAPTAIN, NOVICE } from './personality.ts';
import { Strategist } from './strategist.ts';
import type { Thought } from './thought.ts';

/** The levels of the computers. */
export const LEVELS = ['novice', 'captain', 'strategist'] as const;
export type Level = (typeof LEVELS)[number];

/** The number of positions that a Strategist examines before a movement; the effort multiplies it. */
const LOOKS = 140;

/** A computer at a seat of a game. `seed` is its own, never that of the dice. */
export class Computer {
  readonly level: Level;
  readonly seat: Seat;
  private readonly seed: number;
  private readonly mind: Captain | Strategist;

  constructor(level: Level, seat: Seat, seed: number, effort = 1) {
    this.level = level;
    this.seat = seat;
    this.seed = seed;
    this.mind =
      level === 'strategist'
        ? new Strategist(seat, LOOKS * effort)
        : new Captain(seat, level === 'novice' ? NOVICE : CAPTAIN);
  }

  /**
   * Its answer to the decision of a state, with its reason. It uses only the imagined position, so future dice and
   * secrets of others have no influence. `number` is the index of the answer in its game.
   */
  answer(state: State, number: number): Thought {
    const seed = this.seed ^ Math.imul(number + 1, 0x9e3779b1);
    // Before its first answer it must know its drawn tokens.
    const imagined = hispania.imagine(settled(state).state, this.seat, seed);
    const decision = hispania.decision(imagined);
    if (!decision) throw new Error('the game is over');
    return this.mind.answer(imagined, decision, seed);
  }
}
