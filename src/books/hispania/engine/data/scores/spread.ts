/** What nations have scored in many games between computers: for their sheets. The engine does not load it. */

import type { NationId, Owner, ProvinceId, ScenarioId } from '../ids.ts';

/** How often each number of half points came up: `counts[i]` games with `least + i`. */
export interface Spread {
  readonly least: number;
  readonly counts: readonly number[];
}

/** What a nation scored. */
export interface NationScores {
  readonly scenario: ScenarioId;
  /** In the whole game. */
  readonly all: Spread;
  /** By scoring turn: with that turn and those after the last scoring turn. */
  readonly turns: Readonly<Partial<Record<number, Spread>>>;
  /** In how many games it died out before its time. */
  readonly early: number;
  readonly told: Telling;
}

/** What points were for. `given`: what a subject or a nation that bought units gave up. */
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

/** How a nation did in games in which it held a province, against those in which it stood elsewhere only. */
export type Gain = readonly [
  /** Games in which it held it. */
  games: number,
  /** Half points that it had more at the end on average, to a tenth. */
  more: number,
  /** Standard error of that. */
  error: number,
];

/**
 * How a nation came to its points. It holds what its subjects hold as well, since that scores for it; a province counts where it
 * had points for it.
 */
export interface Telling {
  /** The turns on which it scores what it holds; `held` is in their order. */
  readonly sheet: readonly number[];
  /** In how many games it held a province on each of these turns: those of its sheet, and others that scored; rare ones left out. */
  readonly held: Readonly<Partial<Record<ProvinceId, readonly number[]>>>;
  /** In how many games it held anything, on each of these turns. */
  readonly stood: readonly number[];
  /** By turn: provinces that went with more or fewer points clearly, and often enough both ways (`scripts/tune/telling.ts`). */
  readonly gains: Readonly<Partial<Record<number, Readonly<Partial<Record<ProvinceId, Gain>>>>>>;
  /** Half points a game by what they were for, to a tenth; what is nothing is left out. */
  readonly from: Readonly<Partial<Record<Source, number>>>;
  /** In how many games its last unit was gone before its time, by the turn; 0: it never had one. */
  readonly gone: Readonly<Partial<Record<number, number>>>;
  /** Of these, whose battle took it, mostly. */
  readonly by: Readonly<Partial<Record<Owner, number>>>;
  /** Units a game that others destroyed of it, and that it destroyed of others; to a tenth, leaders and castles apart. */
  readonly lost: Readonly<Partial<Record<Owner, number>>>;
  readonly struck: Readonly<Partial<Record<Owner, number>>>;
  /** In how many games it submitted to a nation. */
  readonly subject: Readonly<Partial<Record<NationId, number>>>;
  /** In how many games it declared its capital in a province: the most frequent. */
  readonly capital: Readonly<Partial<Record<ProvinceId, number>>>;
}

/** Measured at one time; it stays what it was when computers have learnt. */
export interface Scores {
  /** The data set. */
  readonly set: string;
  /** Of the computers, all four. */
  readonly level: string;
  /** Version of the rules. */
  readonly engine: number;
  /** Of each scenario. */
  readonly games: number;
  readonly seed: string;
  /** Year, month, day. */
  readonly date: string;
  readonly nations: Readonly<Partial<Record<NationId, NationScores>>>;
}

/** Some half points as a spread. */
export function spreadOf(points: readonly number[]): Spread {
  if (points.length === 0) return { least: 0, counts: [] };
  const least = Math.min(...points);
  const counts = Array.from({ length: Math.max(...points) - least + 1 }, () => 0);
  for (const one of points) counts[one - least] = (counts[one - least] ?? 0) + 1;
  return { least, counts };
}

/** Of how many games it is. */
export function gamesOf({ counts }: Spread): number {
  return counts.reduce((sum, n) => sum + n, 0);
}

/** Half points on average; `NaN` of nothing. */
export function meanOf({ least, counts }: Spread): number {
  const games = counts.reduce((sum, n) => sum + n, 0);
  return counts.reduce((sum, n, i) => sum + n * (least + i), 0) / games;
}

/** The half points that a part of the games, from 0 to 1, does not exceed; `NaN` of nothing. */
export function quantileOf(spread: Spread, part: number): number {
  const wanted = part * gamesOf(spread);
  let below = 0;
  for (const [i, n] of spread.counts.entries()) {
    below += n;
    if (below > 0 && below >= wanted) return spread.least + i;
  }
  return Number.NaN;
}
