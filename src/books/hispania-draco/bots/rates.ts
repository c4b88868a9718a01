import { rangeOf } from '../../../kernel/interval.ts';
import { type Level as GameLevel, MEDIUM, PARAMETERS, LEVELS as VALUES } from '../engine/data/level.ts';
import { faultOf, type Options } from '../engine/setup.ts';
import type { EndingId } from '../engine/state.ts';
import type { Level } from './computer.ts';
import { entryName, levelWith } from './entries.ts';
import type { Played } from './playing.ts';
import generated from './rates.generated.json' with { type: 'json' };

/**
 * How often a team of computers wins, by what is played: a measure of difficulty (2.2). `npm run rates -- --book hispania-draco --write`
 * plays the games.
 */

/** The games of one row by one level of computers. */
export interface Games {
  readonly endings: { readonly [ending in EndingId]: number };
  /** The sum of the rounds in which they ended. */
  readonly rounds: number;
  /** The first games, which a test plays again. */
  readonly first: readonly { readonly ending: EndingId; readonly round: number }[];
}

/** The record of all rows, by name. */
export interface Rates {
  /** The version of the rules (`Game.version`). */
  readonly version: number;
  /** The name of the series: game `n` of a row has the seed `gameSeed(seed, row, n)`. */
  readonly seed: string;
  readonly rows: { readonly [id: string]: { readonly [level in Level]?: Games } };
}

/** The first games that are recorded by themselves. */
const FIRST = 2;

/** The record of some games, in their order. */
export function gamesOf(all: readonly Played[]): Games {
  const count = (ending: EndingId) => all.filter((one) => one.ending === ending).length;
  return {
    endings: { victory: count('victory'), 'no-revolts': count('no-revolts'), 'no-time': count('no-time') },
    rounds: all.reduce((sum, { round }) => sum + round, 0),
    first: all.slice(0, FIRST).map(({ ending, round }) => ({ ending, round })),
  };
}

/** The record that the site shows. */
export const RATES: Rates = generated as Rates;

/** How often a team has won: of so many games, with the range of its true chance at a confidence of 95 % (Wilson’s). */
export interface Rate {
  readonly won: number;
  readonly games: number;
  readonly from: number;
  readonly to: number;
  /** The mean number of rounds of a game. */
  readonly rounds: number;
}

/** The rate of some games. */
export function rated({ endings, rounds }: Games): Rate {
  const won = endings.victory;
  const games = won + endings['no-revolts'] + endings['no-time'];
  const [from, to] = rangeOf(won / games, games);
  return { won, games, from, to, rounds: rounds / games };
}

/** The measured win rate of computers of a level in a game with these options. Undefined if it was not measured. */
export function rateOf(by: Level, options: Options): Rate | undefined {
  const games = RATES.rows[entryName(options)]?.[by];
  return games && rated(games);
}

/**
 * An estimate of the win rate at a level that was not measured, 0 to 1: each value that differs from the level in the middle is taken to
 * change the odds as it does there alone. Undefined without the measures that it needs, and of games with variants or scenarios.
 */
export function estimateOf(by: Level, { level = MEDIUM, variants = [], scenario = null }: Options): number | undefined {
  if (variants.length > 0 || scenario !== null) return undefined;
  const middle = oddsOf(by, MEDIUM);
  if (middle === undefined) return undefined;
  let sum = middle;
  for (const one of PARAMETERS) {
    const alone = oddsOf(by, levelWith(one, level[one]));
    if (alone === undefined) return undefined;
    sum += alone - middle;
  }
  return 1 / (1 + Math.exp(-sum));
}

/** The logarithm of the odds of a measured rate; half a game is added on both sides, so that all or none won is finite. */
function oddsOf(by: Level, level: GameLevel): number | undefined {
  const rate = rateOf(by, { level });
  return rate && Math.log((rate.won + 0.5) / (rate.games - rate.won + 0.5));
}

/** The share of wins at a level: measured, or estimated if it was not. */
export function shareOf(
  by: Level,
  options: Options,
): { readonly share: number; readonly is: 'measured' | 'estimate' } | undefined {
  const rate = rateOf(by, options);
  if (rate) return { share: rate.won / rate.games, is: 'measured' };
  const share = estimateOf(by, options);
  return share === undefined ? undefined : { share, is: 'estimate' };
}

/**
 * A level to play next: after a victory one with a harder value, after a defeat one with an easier value, of one parameter. Of several
 * that are allowed it is the one at which the team of computers of the level `by` comes nearest to winning every second game; where its
 * share is not known, that of the first parameter. Undefined if there is none.
 */
export function nextLevel(options: Options, won: boolean, by: Level): GameLevel | undefined {
  const { level = MEDIUM } = options;
  const levels = PARAMETERS.flatMap((one): readonly GameLevel[] => {
    const values = VALUES[one];
    const value = values[values.indexOf(level[one]) + (won ? 1 : -1)];
    const next = value === undefined ? undefined : { ...level, [one]: value };
    return next && faultOf({ ...options, level: next }) === undefined ? [next] : [];
  });
  const away = (of: GameLevel): number => Math.abs((shareOf(by, { level: of })?.share ?? 0) - 1 / 2);
  return levels.reduce<GameLevel | undefined>((a, b) => (a === undefined || away(b) < away(a) ? b : a), undefined);
}
