import { whole } from '../command-line.ts';
import { type Shard, shardIn } from '../shards.ts';

/** Options that the command line has for every book. */
export const COMMON = {
  book: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  shard: { type: 'string' },
  file: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** How many games there are, which of them are played here, and what is done with them. */
export interface Common {
  readonly games: number;
  /** The text that the seeds of all games are made of. */
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

/** Reads what all books have. Throws a `Wrong`. */
export function commonIn({ games = '1', seed = '1', shard, file, json = false }: Values): Common {
  return { games: whole('games', games, 1, MOST_GAMES), seed, shard: shardIn(shard), file, json };
}

/** Games that differ in their seeds alone. */
export interface Series {
  readonly common: Common;
  /** All that decides how a game of a seed is played, as plain data. */
  readonly settings: unknown;
  /** Plays the game of a seed. Throws a `Broken` of the suite. */
  play(seed: number): Ended;
}

/** What came of a game. */
export interface Ended {
  readonly answers: number;
  /** Points by whom they are counted for: of seats, say, each by its name. */
  readonly points: { readonly [of: string]: { readonly [name: string]: number } };
  /** How all have ended together, where they have. */
  readonly verdict?: string;
}
