import type { FeatureId } from './features.ts';

/**
 * What each feature of a position adds to the logarithm of the odds of a Roman victory. Chosen by hand, compared in games of a hundred
 * seeds, and scaled so that of positions in 391 games of tribunes and legates as many were won as the worth says.
 */
export const WEIGHTS: { readonly [feature in FeatureId]: number } = {
  one: -0.627,
  coins: 0.647,
  discs: 0.288,
  proconsul: 0.216,
  hispano: -0.359,
  capitals: 0.359,
  late: -2.157,
  quiet: 0.288,
  nearly: 0.108,
  work: -0.043,
  others: -0.036,
  home: -0.144,
  reserve: 0.072,
  scarce: -0.108,
  last: -0.072,
  armies: -0.359,
  special: -0.288,
  spreads: -0.216,
  groups: -0.025,
  risen: -0.072,
  off: -0.35,
  generals: -0.5,
  held: -0.575,
  outposts: -0.036,
  shut: 0.029,
  hand: 0.05,
  empty: -0.431,
  fromArmies: -0.014,
  fromRevolts: -0.014,
  fromCapitals: -0.022,
};
