import type { Horizon } from './worth.ts';

/** The weights of a computer, which make its level. */
export interface Personality extends Horizon {
  /** The weight of possible attacks by others, from 0 to 1. */
  readonly fear: number;
  /** The weight of a half point of another player's nations against its own. */
  readonly envy: number;
  /** The value of a unit as a fraction of a good province's value to its nation. */
  readonly thrift: number;
  /** The value of approaching a goal, per unit, as a fraction of the goal. */
  readonly wander: number;
  /** The value of units that could leave the game for points on the next turn, as a fraction of those points. */
  readonly drive: number;
  /**
   * The number of provinces by which such units count as nearer to their exit if the nation moves once more in this
   * turn.
   */
  readonly haste: number;
  /** The weight of a unit's life, beside its value. */
  readonly care: number;
  /** The bonus for staying in a battle, in half points. */
  readonly stubborn: number;
  /** The strength of its random preferences, by the number of the answer: from 0 to 1. */
  readonly whim: number;
}

/** Sees only the points of this turn, no danger, and follows random preferences. */
export const NOVICE: Personality = {
  sight: 0,
  patience: 0.86,
  living: 1,
  fear: 0,
  envy: 0,
  thrift: 0.25,
  wander: 0.05,
  drive: 0.6,
  haste: 0,
  care: 0.3,
  stubborn: 4,
  whim: 1,
};

/** Plans its nation's turn: its points and their time, and attacks by its neighbours. */
export const CAPTAIN: Personality = {
  sight: 8,
  patience: 0.55,
  living: 1,
  fear: 0.6,
  envy: 0.33,
  thrift: 0.25,
  wander: 0.25,
  drive: 0.6,
  haste: 0,
  care: 1,
  stubborn: 0,
  whim: 0,
};

/** A Captain that sees the exits from the game, to Italy or to Poitiers, one movement earlier. */
export const STRATEGIST: Personality = { ...CAPTAIN, drive: 0.75, haste: 3 };
