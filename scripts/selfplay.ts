import { parseArgs } from 'node:util';
import { CHECKS } from '../src/books/checks.ts';
import { Broken } from '../src/kernel/check/play.ts';
import { hash } from '../src/kernel/hash.ts';
import { bookIn } from './books.ts';
import { command, gameSeed } from './command-line.ts';
import { worked } from './line-work.ts';
import { seriesOf } from './selfplay/any-book.ts';
import { dracoSeries } from './selfplay/draco.ts';
import { hispaniaSeries } from './selfplay/hispania.ts';
import { reconquistaSeries } from './selfplay/reconquista.ts';
import { data, type Report, scoresOf, table } from './selfplay/report.ts';
import type { Ended, Series } from './selfplay/series.ts';
import { numbered } from './shards.ts';

/**
 * `npm run selfplay -- --book hispania --games 20 --seed 1 --shard 1/4 --file FILE`: plays whole games without people
 * and checks every state. Progress goes to stderr, the report to stdout, as a table or with --json as data; it covers
 * the games of the shard. Exit code 1 if a game does not finish or an invariant breaks; 2 on an invalid command line.
 */

/** Books with their own ways to play. */
const OWN: { readonly [book: string]: (args: readonly string[]) => Series | Promise<Series> } = {
  hispania: hispaniaSeries,
  reconquista: reconquistaSeries,
  'hispania-draco': dracoSeries,
};

/** The stored result of a game, or its error. */
type Kept = Ended | { readonly broken: string };

async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], strict: false, options: { book: { type: 'string' } } });
  const [book, load] = bookIn(typeof values.book === 'string' ? values.book : undefined, CHECKS, 'a game');
  const { common, settings, play } = OWN[book] ? await OWN[book](args) : seriesOf(await load(), args);
  const began = performance.now();
  const does = (i: number): Kept => {
    try {
      return play(gameSeed(common.seed, i));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      return { broken: error.message };
    }
  };
  const work = { work: `selfplay ${book} ${hash(settings)} ${common.seed}`, items: numbered(common.games), does };
  const all: Kept[] = [];
  for (const [i, kept] of worked(work, common)) {
    all.push(kept);
    if ('broken' in kept) console.error(`game ${i + 1} of seed ${common.seed}: ${kept.broken}`);
    if (all.length % 10 === 0) console.error(`${all.length} games`);
  }
  const ended = all.flatMap((kept) => ('broken' in kept ? [] : kept));
  const report: Report = {
    games: all.length,
    finished: ended.length,
    deadEnds: all.length - ended.length,
    actions: ended.reduce((n, { answers }) => n + answers, 0),
    seconds: Math.round(performance.now() - began) / 1000,
  };
  const scores = scoresOf(ended);
  console.log(common.json ? JSON.stringify(data(report, scores)) : table(report, scores));
  return ended.length === all.length ? 0 : 1;
}

await command(run);
