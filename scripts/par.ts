import { writeFileSync } from 'node:fs';
import { LEVELS } from '../src/books/reconquista/bots/computer.ts';
import { gamesOf, type Par, summaryOf } from '../src/books/reconquista/bots/par.ts';
import { gameSeed, type Played, played } from '../src/books/reconquista/bots/playing.ts';
import { STARTS } from '../src/books/reconquista/engine/data/starts.ts';
import { reconquista } from '../src/books/reconquista/engine/game.ts';
import { bookIn } from './books.ts';
import { command, oneOf, parsed, Wrong, whole } from './command-line.ts';
import { worked } from './line-work.ts';
import { numbered, shardIn } from './shards.ts';

/**
 * `npm run par -- --book reconquista --games 1000 --write`: a computer plays so many games of each start of a solitaire
 * game; the table of par is made of their points. With `--shard 1/4 --file FILE` a part of the games is played into a
 * file of lines, as docs/tools.md says. Prints the mean and the results of each start. Exit code 2 on an invalid command
 * line.
 */
const FILE = new URL('../src/books/reconquista/bots/par.generated.json', import.meta.url);
const SEED = 'par';
const MOST_GAMES = 100_000;

await command((args) => {
  const values = parsed(args, {
    book: { type: 'string' },
    by: { type: 'string' },
    games: { type: 'string' },
    shard: { type: 'string' },
    file: { type: 'string' },
    write: { type: 'boolean' },
  });
  bookIn(values.book ?? 'reconquista', { reconquista }, 'starts with points');
  const by = oneOf('by', values.by ?? 'alferez', LEVELS);
  const games = whole('games', values.games ?? '1000', 1, MOST_GAMES);
  const shard = shardIn(values.shard);
  if (values.write && shard.of > 1) throw new Wrong('--write: the table is made of all games, not of a shard.');
  const { version } = reconquista;
  const work = {
    work: `par reconquista ${version} ${by} ${SEED}`,
    // Game by game through all starts, so that a run that is stopped has as many games of each.
    items: numbered(games * STARTS.length),
    does: (item: number): Played => {
      const start = 1 + (item % STARTS.length);
      return played(by, start, gameSeed(SEED, start, Math.floor(item / STARTS.length)));
    },
  };
  const found = STARTS.map((): Played[] => []);
  for (const [item, result] of worked(work, { shard, file: values.file })) found[item % STARTS.length]?.push(result);
  const starts = found.map(gamesOf);
  for (const [i, one] of starts.entries()) {
    const { mean, median, results } = summaryOf(one);
    const shares = Object.entries(results).map(([result, share]) => `${result} ${Math.round(100 * share)} %`);
    console.log(`start ${i + 1}: mean ${mean.toFixed(2)}, median ${median}, ${shares.join(', ')}`);
  }
  if (values.write) {
    const par: Par = { by, version, seed: SEED, games, starts };
    writeFileSync(FILE, `${JSON.stringify(par)}\n`);
  }
  return 0;
});
