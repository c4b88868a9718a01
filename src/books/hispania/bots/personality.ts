import type { Horizon } from './worth.ts';

/** How a computer weighs things: what its level is made of, as numbers. */
export interface Personality extends Horizon {
  /** How much it counts on being attacked, from 0 to 1. */
  readonly fear: number;
  /** What a half point of another player's nations counts against its own. */
  readonly envy: number;
  /** What a unit is worth of what a good province is worth to its nation. */
  readonly thrift: number;
  /** What coming nearer to a province that is wanted is worth of it, a unit. */
  readonly wander: number;
  /** What units are worth that could leave the game for points on the next turn, of those points. */
  readonly drive: number;
  /** How many provinces nearer it thinks them to where they leave, as long as its nation moves once more in this turn. */
  readonly haste: number;
  /** What the life of a unit counts, beside what it is worth. */
  readonly care: number;
  /** Half points by which it would rather stay in a battle than leave it. */
  readonly stubborn: number;
  /** How far its likings go astray, by the number of the answer: from 0 to 1. */
  readonly whim: number;
}

/** Sees the points of this turn alone, no danger, and acts on likings. */
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

/** Plans its nation's turn: what it scores and when, and what its neighbours will do to it. */
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

/** A Captain who sees the way out of the game, to Italy or to Poitiers, a movement earlier. */
export const STRATEGIST: Personality = { ...CAPTAIN, drive: 0.75, haste: 3 };
