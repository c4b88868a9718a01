import { LEVELS, type Level } from '../../src/books/hispania-draco/bots/computer.ts';
import { type Played, played } from '../../src/books/hispania-draco/bots/playing.ts';
import { CHECK } from '../../src/books/hispania-draco/check/index.ts';
import { draco } from '../../src/books/hispania-draco/engine/game.ts';
import { roller } from '../../src/kernel/dice.ts';
import { rangeOf } from '../../src/kernel/interval.ts';
import { gameSeed, oneOf, parsed, several, Wrong, whole } from '../command-line.ts';
import { worked } from '../line-work.ts';
import { numbered, type Shard, shardIn } from '../shards.ts';

/** Two levels of Romans at the same games: every seed is played once by each, against a player of Hispano of one level, if there is one. */

/** The options of `npm run tournament -- --book hispania-draco`. */
export interface Asked {
  readonly form: string;
  readonly pairing: readonly [Level, Level];
  readonly hispano: Level;
  readonly games: number;
  readonly seed: string;
  readonly shard: Shard;
  readonly file: string | undefined;
  readonly json: boolean;
}

const MOST_GAMES = 99_999;

/** Reads the command line. Throws a `Wrong`. */
export function readOptions(args: readonly string[]): Asked {
  const values = parsed(args, {
    book: { type: 'string' },
    form: { type: 'string' },
    pairing: { type: 'string' },
    hispano: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    shard: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [first, second, ...more] = several('pairing', values.pairing ?? 'legate,tribune', LEVELS);
  if (!first || !second || more.length > 0 || first === second)
    throw new Wrong('--pairing: name two different levels, as in --pairing legate,tribune.');
  return {
    form: oneOf('form', values.form ?? 'basic', CHECK.forms),
    pairing: [first, second],
    hispano: oneOf('hispano', values.hispano ?? 'tribune', LEVELS),
    games: whole('games', values.games ?? '50', 1, MOST_GAMES),
    seed: values.seed ?? '1',
    shard: shardIn(values.shard),
    file: values.file,
    json: values.json ?? false,
  };
}

/** The result of a seed: how it ended for each level. */
type Pair = readonly [Played, Played];

/** Plays a seed with both levels. */
export function pairOf({ form, pairing, hispano, seed }: Asked, game: number): Pair {
  const dice = gameSeed(seed, game);
  const options = CHECK.options(form, roller(dice));
  const [first, second] = pairing;
  return [played(options, dice, first, hispano), played(options, dice, second, hispano)];
}

/** How often each level won, with the range of its chance, and how often only one of them did. */
export interface Report {
  readonly games: number;
  readonly levels: readonly {
    readonly level: Level;
    readonly won: number;
    readonly range: readonly [number, number];
    readonly alone: number;
  }[];
}

export function reportOf({ pairing }: Pick<Asked, 'pairing'>, pairs: readonly Pair[]): Report {
  const games = pairs.length;
  const won = (one: Played | undefined): boolean => one?.ending === 'victory';
  const levels = pairing.map((level, i) => {
    const wins = pairs.filter((pair) => won(pair[i]));
    const alone = wins.filter((pair) => !won(pair[1 - i])).length;
    return { level, won: wins.length, range: rangeOf(wins.length / games, games), alone };
  });
  return { games, levels };
}

/** The report as lines to read. */
export function table({ games, levels }: Report): string {
  const share = (n: number): string => (100 * n).toFixed(1);
  const rows = levels.map(({ level, won, range: [from, to], alone }) => {
    const range = `${share(from)} to ${share(to)}`;
    return `${level}: ${won} of ${games} won, ${share(won / games)} % (${range}); ${alone} that the other lost`;
  });
  return rows.join('\n');
}

/** Plays all games of the shard and prints the report. */
export function playDraco(args: readonly string[]): number {
  const asked = readOptions(args);
  const { form, pairing, hispano, games, seed, shard, file, json } = asked;
  const work = {
    work: `tournament ${draco.id} ${draco.version} ${form} ${pairing.join()} ${hispano} ${seed}`,
    items: numbered(games),
    does: (game: number) => pairOf(asked, game),
  };
  const report = reportOf(
    asked,
    [...worked(work, { shard, file })].map(([, pair]) => pair),
  );
  console.log(json ? JSON.stringify(report) : table(report));
  return 0;
}
