import { writeFileSync } from 'node:fs';
import { command, parsed, whole } from './command-line.ts';
import { answersOf, crowding, gameNames, overlapsOf, positionsOf, WIDTHS, type Window } from './overlaps/measure.ts';

/**
 * `npm run overlaps -- --positions 500`: measures what lies on what on the boards of positions from the recorded games,
 * in windows of all widths: counters, names and buttons. It prints each overlap, then a line for each window. With
 * `--write` it stores the most crowded positions, which the tests measure. Exit code 1 if anything lies on anything, 2 on
 * an invalid command line.
 */

const MOST = 100_000;
const WORST = 20;
const STORED = new URL('../tests/hispania/board/crowded.tsv', import.meta.url);

await command((args) => {
  const values = parsed(args, { positions: { type: 'string' }, write: { type: 'boolean' } });
  const wanted = whole('positions', values.positions ?? '500', 1, MOST);
  const games = gameNames();
  const every = Math.max(1, Math.floor(games.reduce((sum, game) => sum + answersOf(game), 0) / wanted));
  const windows = Object.keys(WIDTHS).map((key) => (Number(key) || key) as Window);
  const sums = new Map(windows.map((window) => [window, { on: 0, missing: 0, names: 0, moved: 0 }]));
  const crowded: { readonly game: string; readonly n: number; readonly by: number }[] = [];
  let positions = 0;
  for (const game of games) {
    for (const [n, state] of positionsOf(game, (answers) => answers % every === 0)) {
      positions++;
      let by = 0;
      for (const [window, sum] of sums) {
        const found = overlapsOf(state, window);
        for (const pair of found.on) console.log(['overlap', game, n, window, pair].join('\t'));
        sum.on += found.on.length;
        sum.missing += found.missing.length;
        sum.names += found.names;
        sum.moved += found.moved;
        by += crowding(found);
      }
      crowded.push({ game, n, by });
    }
  }
  for (const [window, { on, missing, names, moved }] of sums)
    console.log(
      `${window}: ${on} overlaps in ${positions} positions; of ${names} names ${missing} without room, ${moved} moved`,
    );
  const worst = crowded.sort((a, b) => b.by - a.by).slice(0, WORST);
  if (values.write) {
    writeFileSync(STORED, worst.map(({ game, n }) => `${game}\t${n}\n`).join(''));
    console.error(`the ${worst.length} most crowded of ${positions} positions are written`);
  }
  return [...sums.values()].some(({ on }) => on > 0) ? 1 : 0;
});
