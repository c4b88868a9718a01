/**
 * The pieces and the levels (1.2, 2.2). A level is one value of each of the five; lines 133 to 138 and 478 to 483 of the
 * French text.
 */
export interface Level {
  /** Coins of a turn. */
  readonly coins: number;
  /** Garrisons of each commander. */
  readonly garrisons: number;
  readonly fleets: number;
  /** Roads beside the printed ones. */
  readonly roads: number;
  /** Armies that begin on the board. */
  readonly armies: number;
}

/** The parameters in the order in which a level is written (line 140). */
export const PARAMETERS = ['coins', 'garrisons', 'fleets', 'roads', 'armies'] as const satisfies (keyof Level)[];
export type ParameterId = (typeof PARAMETERS)[number];

/** The values of each parameter, the easiest first. */
export const LEVELS: { readonly [parameter in ParameterId]: readonly [number, number, number] } = {
  coins: [7, 6, 5],
  garrisons: [5, 4, 3],
  fleets: [4, 3, 2],
  roads: [5, 4, 3],
  armies: [1, 2, 3],
};

/** The level in the middle (line 140). */
export const MEDIUM: Level = { coins: 6, garrisons: 4, fleets: 3, roads: 4, armies: 2 };

/** The numbers of pieces that limit play (lines 88 to 103). */
export const PIECES = { revolts: 22, armies: 3, garrisons: 15, fleets: 4, roads: 5, coins: 8 } as const;

/** Coins of the player of Hispano in a turn (line 411). */
export const HISPANO_COINS = 2;

/** The most coins of one siege or attack (lines 204 and 231), and of one raise or attack of Hispano (lines 416 and 417). */
export const MOST = { combat: 3, hispano: 2 } as const;

/** The price of the proconsul (line 373). */
export const PROCONSUL_COST = 3;

/** The most discs on a town (line 111). */
export const DISCS_OF_TOWN = 3;

/** The first years of the spaces of the time track, before Christ (lines 119 and 166). */
export const TIME_TRACK = [198, 180, 162, 144, 126, 108, 90, 72, 54, 36, 18] as const;

/** The revolts of a province at the set-up, by the die (line 145). */
export const STARTING_REVOLTS = { 1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 } as const;

/** The results that bring the special army out of a reserve with so many others (line 395). */
export const SPECIAL_ON: { readonly [others in 0 | 1 | 2]: readonly number[] } = {
  0: [1, 2, 3, 4, 5, 6],
  1: [4, 5, 6],
  2: [5, 6],
};
