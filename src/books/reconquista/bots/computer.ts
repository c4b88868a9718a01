import type { Seat } from '../../../kernel/contract.ts';
import { reconquista } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { alferez } from './alferez.ts';
import { condestable, EFFORT } from './condestable.ts';
import type { Thought } from './thought.ts';

/** The levels of the computers. */
export const LEVELS = ['alferez', 'condestable'] as const;
export type Level = (typeof LEVELS)[number];

/** A computer at the seat of a game, which also advises a person. `seed` is its own, never that of the dice. */
export class Computer {
  readonly level: Level;
  readonly seat: Seat;
  private readonly seed: number;
  private readonly effort: number;

  /** `effort` multiplies the number of games that a Condestable plays ahead. */
  constructor(level: Level, seat: Seat, seed: number, effort = 1) {
    this.level = level;
    this.seat = seat;
    this.seed = seed;
    this.effort = effort;
  }

  /**
   * Its answer to the decision of a state, with its reason. It uses only the imagined position, so that dice to come
   * have no influence. `number` is the index of the answer in its game. Throws if the game is over.
   */
  answer(state: State, number: number): Thought {
    const seed = this.seed ^ Math.imul(number + 1, 0x9e3779b1);
    const imagined = reconquista.imagine(state, this.seat, seed);
    const decision = reconquista.decision(imagined);
    if (!decision) throw new Error('the game is over');
    if (this.level === 'alferez') return alferez(imagined, decision);
    const { answers, games } = EFFORT;
    return condestable(imagined, decision, seed, { answers, games: Math.ceil(games * this.effort) });
  }
}
