/** What nations have scored in many games between computers: for their sheets. The engine does not load it. */

import type { NationId, ScenarioId } from '../ids.ts';

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
