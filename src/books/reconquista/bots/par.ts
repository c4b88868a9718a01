import type { EndingId } from '../engine/data/play-ids.ts';
import { RESULTS, type ResultId } from '../engine/data/score.ts';
import { resultOf } from '../engine/rules/score.ts';
import type { Level } from './computer.ts';
import generated from './par.generated.json' with { type: 'json' };
import type { Played } from './playing.ts';

/**
 * The par of each start: the points of many games of a computer, so that a person's points have something to be compared
 * with (16). `npm run par -- --book reconquista --write` plays them.
 */

/** The games of one start. */
export interface Games {
  /** The number of games with 0, 1, 2 … points. */
  readonly points: readonly number[];
  readonly endings: { readonly [ending in EndingId]: number };
  /** The points of the first games, which a test plays again. */
  readonly first: readonly number[];
}

/** The record of all starts, in their order. */
export interface Par {
  readonly by: Level;
  /** The version of the rules (`Game.version`). */
  readonly version: number;
  /** The name of the series: game `n` of a start has the seed `gameSeed(seed, start, n)`. */
  readonly seed: string;
  readonly games: number;
  readonly starts: readonly Games[];
}

/** The first games that are recorded by themselves. */
const FIRST = 3;

/** The record of the games of one start. */
export function gamesOf(all: readonly Played[]): Games {
  const most = Math.max(0, ...all.map(({ points }) => points));
  const count = (ending: EndingId) => all.filter((one) => one.ending === ending).length;
  return {
    points: Array.from({ length: most + 1 }, (_, n) => all.filter(({ points }) => points === n).length),
    endings: {
      'no-muslims': count('no-muslims'),
      'no-christians': count('no-christians'),
      'last-turn': count('last-turn'),
    },
    first: all.slice(0, FIRST).map(({ points }) => points),
  };
}

/** The record that the site shows. */
export const PAR: Par = generated as Par;

/** How points compare with the games of the computer at a start: the numbers of games with fewer, as many and more. */
export interface Standing {
  readonly below: number;
  readonly equal: number;
  readonly above: number;
  /** The points that half of the games do not exceed. */
  readonly median: number;
}

/** How points compare with the games of the computer at a start, by its turn. Undefined if there is none. */
export function standingOf(start: number, points: number): Standing | undefined {
  const games = PAR.starts[start - 1];
  if (!games) return undefined;
  const below = games.points.slice(0, points).reduce((a, b) => a + b, 0);
  const equal = games.points[points] ?? 0;
  return { below, equal, above: total(games) - below - equal, median: quantile(games, 1 / 2) };
}

/** Of 100 games of the computer, so many had fewer points; of equal ones half are counted. */
export function placeOf({ below, equal, above }: Standing): number {
  return Math.round((100 * (below + equal / 2)) / (below + equal + above));
}

/** The mean points, the points that a quarter, half and three quarters do not exceed, and the share of each result. */
export interface Summary {
  readonly mean: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly results: { readonly [result in ResultId]: number };
}

/** The summary of the games of a start. */
export function summaryOf(games: Games): Summary {
  const all = total(games);
  const mean = games.points.reduce((sum, n, points) => sum + n * points, 0) / all;
  const share = (result: ResultId) =>
    games.points.reduce((sum, n, points) => sum + (resultOf(points) === result ? n : 0), 0) / all;
  const results = Object.fromEntries(RESULTS.map((result) => [result, share(result)]));
  return {
    mean,
    lower: quantile(games, 1 / 4),
    median: quantile(games, 1 / 2),
    upper: quantile(games, 3 / 4),
    results: results as Summary['results'],
  };
}

/** The points that this share of the games does not exceed. */
function quantile(games: Games, share: number): number {
  let left = total(games) * share;
  return games.points.findIndex((n) => {
    left -= n;
    return left <= 0;
  });
}

function total({ points }: Games): number {
  return points.reduce((a, b) => a + b, 0);
}
