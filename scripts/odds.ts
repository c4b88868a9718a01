import type { State } from '../src/books/hispania/engine/state.ts';
import { TooLarge } from '../src/books/hispania/odds/army.ts';
import type { Odds } from '../src/books/hispania/odds/figures.ts';
import { oddsOf } from '../src/books/hispania/odds/odds.ts';
import { setUpBattle } from '../src/books/hispania/odds/set-up.ts';
import { command, Wrong } from './command-line.ts';
import { readOptions } from './odds/options.ts';
import { reportOf, table } from './odds/report.ts';

/**
 * `npm run odds -- --attacker "2 infantry" --defender "2 infantry, 1 castle" --terrain plain`: prints the exact odds of
 * a battle with default targets and without retreats, as a table, or as data with --json. Exit code 2 on an invalid
 * command line.
 */
function run(args: readonly string[]): number {
  const { battle, rounds, json } = readOptions(args);
  const { state, faults } = setUpBattle(battle);
  if (faults)
    throw new Wrong(
      `There is no such battle: ${faults.map(({ path, params }) => `${path} ${JSON.stringify(params)}`).join('; ')}`,
    );
  const odds = exactOdds(state, rounds);
  console.log(json ? JSON.stringify(reportOf(odds)) : table(odds));
  return 0;
}

function exactOdds(state: State, rounds: number | undefined): Odds {
  try {
    const odds = oddsOf(state, rounds === undefined ? {} : { rounds });
    if (!odds) throw new Error('no battle');
    return odds;
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    throw new Wrong(`That battle is too large to compute: ${error.message}.`);
  }
}

await command(run);
