import { CAPITALS, isRoman, isTown, provinceOf } from '../engine/data/geography.ts';
import { COMMANDERS } from '../engine/data/ids.ts';
import { MEDIUM } from '../engine/data/level.ts';
import { uses } from '../engine/rules/board.ts';
import { revoltsLeft, timeOf } from '../engine/rules/reserve.ts';
import type { State } from '../engine/state.ts';
import { awayFromNearest, awayFromRomans } from './distances.ts';
import { landsOf } from './lands.ts';
import { threatsOf } from './threats.ts';

/**
 * What a computer sees of a position before a Hispanic phase: numbers that tell how near the victory is (3.1) and how near the defeat
 * (3.2). `weights.ts` has what each of them counts.
 */
export const FEATURES = [
  'one',
  /** Of the level and its variants: coins of a turn, garrisons, a fourth general, an enemy with coins. */
  'coins',
  'discs',
  'proconsul',
  'hispano',
  /** Capitals with a garrison, and what six of them take in the rounds that are left. */
  'capitals',
  'late',
  /** Provinces without revolts whose capital is still to be garrisoned, and those with few. */
  'quiet',
  'nearly',
  /** Revolts where a capital is still to be garrisoned, and all others. */
  'work',
  'others',
  'home',
  /** Revolts that can still be placed: all, and the last ones. */
  'reserve',
  'scarce',
  'last',
  /** Armies, the special one, those that will raise a town, the discs of their groups. */
  'armies',
  'special',
  'spreads',
  'groups',
  'risen',
  /** Generals off the board, and what the coming moves may cost: generals, capitals, other garrisons. */
  'off',
  'generals',
  'held',
  'outposts',
  /** Towns that are shut to a roll of revolt, and garrisons in hand. */
  'shut',
  'hand',
  'empty',
  /** How far the generals are from armies, from revolts, and from capitals that can be garrisoned. */
  'fromArmies',
  'fromRevolts',
  'fromCapitals',
] as const;
export type FeatureId = (typeof FEATURES)[number];
export type Features = { readonly [feature in FeatureId]: number };

/** What counts of a position. */
export function featuresOf(state: State): Features {
  const { generals, level, armies, garrisons } = state;
  const { open, raised, ...lands } = landsOf(state);
  const left = revoltsLeft(state);
  const hands = handsOf(state);
  const rounds = timeOf(state).full - state.time;
  const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((n, one) => n + of(one), 0);
  return {
    one: 1,
    coins: level.coins - MEDIUM.coins,
    discs: level.garrisons - MEDIUM.garrisons,
    proconsul: generals.proconsul !== null ? 1 : 0,
    hispano: uses(state, 'hispano') ? 1 : 0,
    ...lands,
    late: (CAPITALS.length - lands.capitals) / (rounds + 1),
    quiet: open.length,
    reserve: left,
    scarce: Math.max(0, 8 - left),
    last: Math.max(0, 4 - left) ** 2,
    armies: armies.length,
    special: armies.some(({ special }) => special) ? 1 : 0,
    ...threatsOf(state),
    off: sum(COMMANDERS, (one) => (generals[one] === null ? 1 : 0)),
    shut: sum(Object.keys(garrisons).filter(isTown), (at) => (isRoman(provinceOf(at)) ? 0 : 1)),
    hand: sum(hands, (n) => n),
    empty: sum(hands, (n) => (n === 0 ? 1 : 0)),
    fromArmies: sum(armies, ({ at }) => awayFromRomans(state, at)),
    fromRevolts: sum(COMMANDERS, (one) => awayFromNearest(generals[one], raised)),
    fromCapitals: sum(open, (at) => awayFromRomans(state, at)),
  };
}

/** The garrisons that each commander can place. */
function handsOf({ level, garrisons }: State): readonly number[] {
  const hands = COMMANDERS.map(() => level.garrisons);
  for (const discs of Object.values(garrisons))
    for (const disc of discs) {
      for (const [i, one] of COMMANDERS.entries()) if (one === disc) hands[i] = (hands[i] ?? 0) - 1;
    }
  return hands;
}
