/** Scores of nations in many games between computers, for their sheets. The engine does not load this file. */

import type { NationId, Owner, ProvinceId, ScenarioId } from '../ids.ts';

/** The frequency of each number of half points: `counts[i]` games with `least + i`. */
export interface Spread {
  readonly least: number;
  readonly counts: readonly number[];
}

/** The scores of a nation. */
export interface NationScores {
  readonly scenario: ScenarioId;
  /** In the whole game. */
  readonly all: Spread;
  /** By scoring turn: with that turn and those after the last scoring turn. */
  readonly turns: Readonly<Partial<Record<number, Spread>>>;
  /** The number of games in which it was eliminated before its time. */
  readonly early: number;
  readonly told: Telling;
}

/** Sources of points. `given` are points lost by a subject or paid for units. */
export const SOURCES = [
  'provinces',
  'zones',
  'castles',
  'kills',
  'exits',
  'leader',
  'missions',
  'minimum',
  'given',
  'other',
] as const;
export type Source = (typeof SOURCES)[number];

/**
 * The result of a nation in games in which it controlled a province, compared with games in which it was only
 * elsewhere.
 */
export type Gain = readonly [
  /** The number of games in which it controlled the province. */
  games: number,
  /** Its mean difference in final half points, to a tenth. */
  more: number,
  /** Standard error of that. */
  error: number,
];

/**
 * Statistics about a nation's points. Provinces of its subjects count as its own, because they score for it; a province
 * counts if it scored.
 */
export interface Telling {
  /** The turns on which it scores provinces; `held` is in their order. */
  readonly sheet: readonly number[];
  /**
   * The number of games in which it controlled a province on each of these turns: provinces of its sheet, and others
   * that scored; rare ones are left out.
   */
  readonly held: Readonly<Partial<Record<ProvinceId, readonly number[]>>>;
  /** The number of games in which it controlled any province, on each of these turns. */
  readonly stood: readonly number[];
  /**
   * By turn: provinces with a clear correlation to points and enough games with and without them
   * (`scripts/tune/telling.ts`).
   */
  readonly gains: Readonly<Partial<Record<number, Readonly<Partial<Record<ProvinceId, Gain>>>>>>;
  /** Half points per game by source, to a tenth; zeroes are left out. */
  readonly from: Readonly<Partial<Record<Source, number>>>;
  /** The number of games in which it was eliminated before its time, by turn; turn 0: it never had a unit. */
  readonly gone: Readonly<Partial<Record<number, number>>>;
  /** The nations that eliminated it, the most frequent. */
  readonly by: Readonly<Partial<Record<Owner, number>>>;
  /**
   * Units per game that others destroyed of it, and that it destroyed of others, to a tenth, without leaders and
   * castles.
   */
  readonly lost: Readonly<Partial<Record<Owner, number>>>;
  readonly struck: Readonly<Partial<Record<Owner, number>>>;
  /** The number of games in which it submitted to a nation. */
  readonly subject: Readonly<Partial<Record<NationId, number>>>;
  /** The number of games in which it declared its capital in a province, for the most frequent ones. */
  readonly capital: Readonly<Partial<Record<ProvinceId, number>>>;
}

/** Measured once; later versions of the computers do not change it. */
export interface Scores {
  /** The data set. */
  readonly set: string;
  /** The level of all four computers. */
  readonly level: string;
  /** Version of the rules. */
  readonly engine: number;
  /** The number of games of each scenario. */
  readonly games: number;
  readonly seed: string;
  /** Year, month, day. */
  readonly date: string;
  readonly nations: Readonly<Partial<Record<NationId, NationScores>>>;
}

/** The distribution of a list of half points. */
export function spreadOf(points: readonly number[]): Spread {
  if (points.length === 0) return { least: 0, counts: [] };
  const least = Math.min(...points);
  const counts = Array.from({ length: Math.max(...points) - least + 1 }, () => 0);
  for (const one of points) counts[one - least] = (counts[one - least] ?? 0) + 1;
  return { least, counts };
}

/** The number of games. */
export function gamesOf({ counts }: Spread): number {
  return counts.reduce((sum, n) => sum + n, 0);
}

/** The mean half points; `NaN` without games. */
export function meanOf({ least, counts }: Spread): number {
  const games = counts.reduce((sum, n) => sum + n, 0);
  return counts.reduce((sum, n, i) => sum + n * (least + i), 0) / games;
}

/** The quantile of half points for a fraction from 0 to 1; `NaN` without games. */
export function quantileOf(spread: Spread, part: number): number {
  const wanted = part * gamesOf(spread);
  let below = 0;
  for (const [i, n] of spread.counts.entries()) {
    below += n;
    if (below > 0 && below >= wanted) return spread.least + i;
  }
  return Number.NaN;
}
