import type { Seat } from '../../../kernel/contract.ts';
import { HISPANO } from '../engine/data/ids.ts';
import { draco } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { hispano } from './hispano.ts';
import { type Effort, roman } from './romans.ts';
import { Search } from './search.ts';
import type { Thought } from './thought.ts';

/** The levels of the computers, of Romans and of Hispano, the weaker one first. */
export const LEVELS = ['tribune', 'legate'] as const;
export type Level = (typeof LEVELS)[number];

/** How far each looks ahead in a Roman phase. */
export const EFFORT: { readonly [level in Level]: Effort } = {
  tribune: { depth: 2, whole: 0 },
  legate: { depth: 3, whole: 4 },
};

/** What a coin that is left counts for Hispano. */
const COIN: { readonly [level in Level]: number } = { tribune: 0.005, legate: 0.01 };

/** A computer at a seat of a game, which also advises a person. `seed` is its own, never that of the dice. */
export class Computer {
  readonly level: Level;
  readonly seat: Seat;
  private readonly seed: number;
  /** What it has found in this turn. */
  private search = new Search();
  private turn = '';

  constructor(level: Level, seat: Seat, seed: number) {
    this.level = level;
    this.seat = seat;
    this.seed = seed;
  }

  /**
   * Its answer to the decision of a state, with its reason. It uses only the imagined position, so that dice to come have no influence.
   * `number` is the index of the answer in its game. Throws if the game is over.
   */
  answer(state: State, number: number): Thought {
    const seed = this.seed ^ Math.imul(number + 1, 0x9e3779b1);
    const imagined = draco.imagine(state, this.seat, seed);
    const decision = draco.decision(imagined);
    if (!decision) throw new Error('the game is over');
    if (this.seat === HISPANO) return hispano(imagined, decision, { coin: COIN[this.level] });
    const turn = `${state.round} ${state.turn}`;
    if (turn !== this.turn) this.search = new Search();
    this.turn = turn;
    return roman(imagined, decision, this.search, EFFORT[this.level]);
  }
}
