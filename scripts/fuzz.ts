import { CHECKS } from '../src/books/checks.ts';
import { EACH, THOROUGHLY } from '../src/kernel/check/check.ts';
import { Broken, playGame } from '../src/kernel/check/play.ts';
import { roller } from '../src/kernel/dice.ts';
import { bookIn } from './books.ts';
import { command, parsed, whole } from './command-line.ts';
import { worked } from './line-work.ts';
import { numbered, shardIn } from './shards.ts';

/**
 * `npm run fuzz -- --book hispania --games 2000 --seed 1 --shard 1/4 --file FILE`: the long form of the random games of
 * the tests. The seed of a game determines everything: its form, in turn, and all random choices. The run stops at the
 * first game that fails, prints how to reproduce it, and ends with exit code 1; 2 on an invalid command line.
 */

const MOST = 9_999_999;
/** A game with fewer answers is checked after each of them. */
const SHORT = 1000;

/** The stored result of a game that passed. */
interface Played {
  readonly form: string;
  readonly answers: number;
}

async function run(args: readonly string[]): Promise<number> {
  const values = parsed(args, {
    book: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    shard: { type: 'string' },
    file: { type: 'string' },
  });
  const [book, load] = bookIn(values.book, CHECKS, 'a game');
  const check = await load();
  const games = whole('games', values.games ?? '200', 1, MOST);
  const first = whole('seed', values.seed ?? '1', 0, MOST);
  const shard = shardIn(values.shard);
  const care = check.longest < SHORT ? EACH : THOROUGHLY;
  const does = (seed: number): Played => {
    const form = check.forms[seed % check.forms.length] ?? '';
    const options = check.options(form, roller(seed));
    try {
      return { form, answers: playGame(check, options, { seed, care }).actions.length };
    } catch (error) {
      if (error instanceof Broken)
        console.error(`--book ${book} --seed ${seed} --games 1, ${form}: ${JSON.stringify(options)}`);
      throw error;
    }
  };
  let [played, answers] = [0, 0];
  try {
    for (const [, game] of worked(
      { work: `fuzz ${book}`, items: numbered(games, first), does },
      { shard, file: values.file },
    )) {
      answers += game.answers;
      if (++played % 50 === 0) console.error(`${played} games`);
    }
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    console.error(error.message);
    return 1;
  }
  const seeds = `${first}-${first + games - 1}`;
  console.log(`fuzz ${book}: seeds ${seeds}, shard ${shard.shard}/${shard.of}, ${played} games, ${answers} answers`);
  return 0;
}

await command(run);
