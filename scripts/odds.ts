import { TooLarge } from '../src/hispania/odds/army.ts';
import { oddsOf } from '../src/hispania/odds/odds.ts';
import { setUpBattle } from '../src/hispania/odds/set-up.ts';
import { readOptions, Wrong } from './odds/options.ts';
import { reportOf, table } from './odds/report.ts';

/**
 * `npm run odds -- --attacker "2 infantry" --defender "2 infantry, 1 castle" --terrain plain`: the exact odds of a battle, both
 * sides with their default targets, nobody retreating. A table, or data with --json. Exit code 2 on a command line that does not
 * fit.
 */
function run(args: readonly string[]): void {
  const { battle, rounds, json } = readOptions(args);
  const { state, faults } = setUpBattle(battle);
  if (faults)
    throw new Wrong(
      `There is no such battle: ${faults.map(({ path, params }) => `${path} ${JSON.stringify(params)}`).join('; ')}`,
    );
  const odds = oddsOf(state, rounds === undefined ? {} : { rounds });
  if (!odds) throw new Error('no battle');
  console.log(json ? JSON.stringify(reportOf(odds)) : table(odds));
}

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Wrong || error instanceof TooLarge)) throw error;
  console.error(error instanceof Wrong ? error.message : `That battle is too large to be reckoned: ${error.message}.`);
  process.exitCode = 2;
}
