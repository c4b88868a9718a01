import { parseArgs } from 'node:util';
import { bookIn } from './books.ts';
import { command } from './command-line.ts';
import { playDraco } from './tournament/draco.ts';
import { match } from './tournament/match.ts';
import { readOptions } from './tournament/options.ts';
import { playTournament } from './tournament/play.ts';
import { reportOf, table } from './tournament/report.ts';

/** How the levels of each book are compared. */
const PLAYS: { readonly [book: string]: (args: readonly string[]) => number } = {
  hispania: playHispania,
  'hispania-draco': playDraco,
};

/**
 * `npm run tournament -- --scenario A --pairing captain,novice --seatings 200`: compares the strength of two levels.
 * Each level has two of four seats, and every seed is played with all six seatings. Each finished game is written to a
 * file, from which the next run continues. Progress goes to stderr, the report to stdout, as tables or with --json as
 * data. With `--book hispania-draco` each level plays every seed as a team. Exit code 2 on an invalid command line or
 * file.
 */
await command((args) => {
  const { values } = parseArgs({ args: [...args], strict: false, options: { book: { type: 'string' } } });
  const [, play] = bookIn(typeof values.book === 'string' ? values.book : undefined, PLAYS, 'levels of computers');
  return play(args);
});

function playHispania(args: readonly string[]): number {
  const asked = readOptions(args);
  const results = playTournament(asked, match, (line) => console.error(line));
  const report = reportOf(asked.settings, results);
  console.log(asked.json ? JSON.stringify(report) : table(report));
  return 0;
}
