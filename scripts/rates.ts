import { writeFileSync } from 'node:fs';
import { LEVELS } from '../src/books/hispania-draco/bots/computer.ts';
import { ENTRIES } from '../src/books/hispania-draco/bots/entries.ts';
import { gameSeed, type Played, played } from '../src/books/hispania-draco/bots/playing.ts';
import { gamesOf, RATES, type Rates, rated } from '../src/books/hispania-draco/bots/rates.ts';
import { draco } from '../src/books/hispania-draco/engine/game.ts';
import { bookIn } from './books.ts';
import { command, oneOf, parsed, Wrong, whole } from './command-line.ts';
import { worked } from './line-work.ts';
import { numbered, shardIn } from './shards.ts';

/**
 * `npm run rates -- --book hispania-draco --by legate --games 100 --write`: a team of computers plays so many games of each row of the
 * table of win rates. With `--shard 1/4 --file FILE` a part of the games is played into a file of lines, as docs/tools.md says. Prints
 * the wins of each row with their range. Exit code 2 on an invalid command line.
 */
const FILE = new URL('../src/books/hispania-draco/bots/rates.generated.json', import.meta.url);
const SEED = 'rates';
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
  bookIn(values.book ?? draco.id, { [draco.id]: draco }, 'levels that are won or lost');
  const by = oneOf('by', values.by ?? 'tribune', LEVELS);
  const games = whole('games', values.games ?? '100', 1, MOST_GAMES);
  const shard = shardIn(values.shard);
  if (values.write && shard.of > 1) throw new Wrong('--write: the table is made of all games, not of a shard.');
  const { version } = draco;
  const work = {
    work: `rates ${draco.id} ${version} ${by} ${SEED}`,
    // Game by game through all rows, so that a run that is stopped has as many games of each.
    items: numbered(games * ENTRIES.length),
    does: (item: number): Played => {
      const entry = ENTRIES[item % ENTRIES.length];
      if (!entry) throw new RangeError(`there is no row ${item}`);
      return played(entry.options, gameSeed(SEED, entry.id, Math.floor(item / ENTRIES.length)), by);
    },
  };
  const found = ENTRIES.map((): Played[] => []);
  for (const [item, result] of worked(work, { shard, file: values.file })) found[item % ENTRIES.length]?.push(result);
  const rows = ENTRIES.flatMap(({ id }, i) => {
    const all = found[i] ?? [];
    return all.length > 0 ? [[id, gamesOf(all)] as const] : [];
  });
  for (const [id, all] of rows) {
    const { won, games: n, from, to, rounds } = rated(all);
    const range = [from, to].map((one) => Math.round(100 * one)).join(' to ');
    console.log(`${id}: ${won} of ${n} won (${range} %), ${rounds.toFixed(1)} rounds`);
  }
  if (values.write) {
    const table: Rates = {
      version,
      seed: SEED,
      rows: Object.fromEntries(rows.map(([id, all]) => [id, { ...RATES.rows[id], [by]: all }])),
    };
    writeFileSync(FILE, `${JSON.stringify(table)}\n`);
  }
  return 0;
});
