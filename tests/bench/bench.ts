import { bookIn } from '../../scripts/books.ts';
import { command, parsed } from '../../scripts/command-line.ts';
import { type AnyCheck, CHECKS } from '../../src/books/checks.ts';
import { roller } from '../../src/kernel/dice.ts';
import { type Measured, rowsOf, SEED } from './any-game.ts';
import { BEFORE } from './before.ts';
import { type Row, table } from './rows.ts';
import { yardstick } from './yardstick.ts';

/**
 * `npm run bench -- --book hispania`: how fast random play runs on one core, and what else is measured of a book, beside the aims of the
 * design and the figures of an earlier version. It prints a table and does not judge: machines differ. Exit code 2 on a command line that does not fit.
 */

/** Books of which more is measured than of any game. */
const OWN: { readonly [book: string]: () => Promise<readonly Row[]> } = {
  hispania: async () => (await import('./hispania.ts')).hispaniaRows(),
};

/** A game from the beginnings of its first form. */
function measured(check: AnyCheck): Measured<unknown> {
  const [form = ''] = check.forms;
  return { game: check.game, start: (seed) => check.game.setup(check.options(form, roller(seed)), seed) };
}

await command(async (args) => {
  const [book, load] = bookIn(parsed(args, { book: { type: 'string' } }).book, CHECKS, 'a game');
  const begun = yardstick();
  const rows = OWN[book] ? await OWN[book]() : rowsOf(measured(await load()));
  // The machine may have become slower or faster meanwhile.
  const now = (begun + yardstick()) / 2;
  const before = BEFORE[book] ?? { version: '', yardstick: now, figures: {} };
  console.log(`${book} at random, seed ${SEED}, Node ${process.version}; the yardstick takes ${now.toFixed(1)} ms`);
  console.log(table(rows, before, now));
  return 0;
});
