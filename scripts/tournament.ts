import { command } from './command-line.ts';
import { match } from './tournament/match.ts';
import { readOptions } from './tournament/options.ts';
import { playTournament } from './tournament/play.ts';
import { reportOf, table } from './tournament/report.ts';

/**
 * `npm run tournament -- --scenario A --pairing captain,novice --seatings 200`: how strong a level is against another. Two seats of
 * four are each level's, and every seed is played in all six seatings. Each finished game goes to a file, from which the next run goes
 * on. Progress goes to stderr, the report as tables or with --json as data to stdout. Exit code 2 on a command line, or a file, that
 * does not fit.
 */
await command((args) => {
  const asked = readOptions(args);
  const results = playTournament(asked, match, (line) => console.error(line));
  const report = reportOf(asked.settings, results);
  console.log(asked.json ? JSON.stringify(report) : table(report));
  return 0;
});
