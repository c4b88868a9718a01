/** The weights of the worth of a position. Points are points of the score. */
export interface Weights {
  readonly name: string;
  /** The worth of a Christian unit with many turns to go, in points. */
  readonly garrison: number;
  readonly army: number;
  readonly order: number;
  /** What an enemy unit takes away. */
  readonly muslimGarrison: number;
  readonly muslimArmy: number;
  readonly rebel: number;
  /** What a fort takes away that Muslims hold. */
  readonly fort: number;
  /** The worth of a point of income in each turn to come. */
  readonly income: number;
  /** The number of turns to go with which half of all this is left. */
  readonly patience: number;
  /** The chance that the next reaction attacks a location: of a region where Muslims may rise, and of another. */
  readonly threat: number;
  readonly threatElsewhere: number;
  /** The same for each Muslim army in the region. */
  readonly threatOfArmy: number;
  /** How much of such a threat breaks a siege by Christians. */
  readonly relief: number;
  /** The chance that Muslims appear in a region where they may rise. */
  readonly appears: number;
  /** The modifier with which half of the attacked locations hold, and by how much it matters. */
  readonly holds: number;
  readonly holdsBy: number;
  /** The part of units’ strength that counts outside of walls. */
  readonly inTheOpen: number;
  /** What the best attack of the next moves counts. */
  readonly strike: number;
  readonly strikeBy: number;
  readonly prize: number;
  readonly prizeOfCity: number;
  readonly prizeOfRebels: number;
  /** What each Mercenary takes away that is not hired, and will be a Muslim. */
  readonly unhired: number;
  /** What the end of the game without a Christian city costs. */
  readonly doom: number;
}

export const WEIGHTS: Weights = {
  name: 'usual',
  garrison: 0.2,
  army: 0.8,
  order: 1.2,
  muslimGarrison: 0.25,
  muslimArmy: 0.55,
  rebel: 0.2,
  fort: 0.3,
  income: 3,
  patience: 3,
  threat: 0.06,
  threatElsewhere: 0.03,
  threatOfArmy: 0.03,
  relief: 0.7,
  appears: 0.1,
  holds: 5.6,
  holdsBy: 2,
  inTheOpen: 0.7,
  strike: 1,
  strikeBy: 1.5,
  prize: 1.5,
  prizeOfCity: 1,
  prizeOfRebels: 0.6,
  unhired: 0.15,
  doom: 20,
};
