import { CHECKS } from '../src/books/checks.ts';
import { CLOSELY, EACH } from '../src/kernel/check/check.ts';
import { Broken, playGame } from '../src/kernel/check/play.ts';
import { roller } from '../src/kernel/dice.ts';
import { command, oneOf, parsed, shardIn, whole } from './command-line.ts';
import { LineFile } from './line-file.ts';
import { isMine } from './shards.ts';

/**
 * `npm run fuzz -- --book hispania --games 2000 --seed 1 --shard 1/4`: the long form of the random games of the tests: every form of a
 * book in turn, all else drawn by seed. With `--file FILE` each game that was played is a line, and the next run leaves out what stands
 * there; the files of shards may be joined by `cat`. It stops at the first game that goes wrong, and says with what it comes about again:
 * exit code 1; 2 on a command line that does not fit.
 */

const MOST = 9_999_999;

async function run(args: readonly string[]): Promise<number> {
  const values = parsed(args, {
    book: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    shard: { type: 'string' },
    file: { type: 'string' },
  });
  const book = oneOf('book', values.book ?? 'hispania', Object.keys(CHECKS));
  const check = await CHECKS[book]?.();
  if (!check) return 2;
  const games = whole('games', values.games ?? '200', 1, MOST);
  const first = whole('seed', values.seed ?? '1', 0, MOST);
  const shard = shardIn(values.shard ?? '1/1');
  const file = values.file === undefined ? undefined : new LineFile(values.file);
  const done = new Set(file?.text.split('\n').map((line) => line.split('\t').slice(0, 3).join('\t')));
  const care = check.longest < 1000 ? EACH : CLOSELY;
  let [played, actions] = [0, 0];
  for (let game = 0; game < games; game++) {
    const seed = first + game;
    const name = ['fuzz', book, seed].join('\t');
    if (!isMine(game, shard) || done.has(name)) continue;
    const form = check.forms[game % check.forms.length] ?? '';
    const options = check.options(form, roller(seed));
    try {
      const { length } = playGame(check, options, { seed, care }).actions;
      file?.append(`${name}\t${form}\t${length}\n`);
      actions += length;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      console.error(`--seed ${seed} --games 1, ${form}: ${JSON.stringify(options)}\n${error.message}`);
      return 1;
    }
    if (++played % 50 === 0) console.error(`${played} games`);
  }
  console.log(
    `fuzz\t${book}\tseeds=${first}-${first + games - 1}\tshard=${shard.shard}/${shard.of}\tgames=${played}\tanswers=${actions}`,
  );
  return 0;
}

await command(run);
