import { whole } from '../command-line.ts';
import { type Shard, shardIn } from '../shards.ts';

/** The command line options of every book. */
export const COMMON = {
  book: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  shard: { type: 'string' },
  file: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** The number of games, the shard, and the output. */
export interface Common {
  readonly games: number;
  /** The text from which the seeds of all games are derived. */
  readonly seed: string;
  readonly shard: Shard;
  readonly file: string | undefined;
  readonly json: boolean;
}

interface Values {
  readonly games?: string | undefined;
  readonly seed?: string | undefined;
  readonly shard?: string | undefined;
  readonly file?: string | undefined;
  readonly json?: boolean | undefined;
}

const MOST_GAMES = 9_999_999;

/** Reads the options of every book. Throws a `Wrong`. */
export function commonIn({ games = '1', seed = '1', shard, file, json = false }: Values): Common {
  return { games: whole('games', games, 1, MOST_GAMES), seed, shard: shardIn(shard), file, json };
}

/** Games that differ only in their seeds. */
export interface Series {
  readonly common: Common;
  /** Everything that determines how a game of a seed is played, as plain data. */
  readonly settings: unknown;
  /** Plays the game of a seed. Throws a `Broken` of the suite. */
  play(seed: number): Ended;
}

/** The result of a game. */
export interface Ended {
  readonly answers: number;
  /** Points by name, for example of seats. */
  readonly points: { readonly [of: string]: { readonly [name: string]: number } };
  /** The common outcome, if the game has one. */
  readonly verdict?: string;
}
