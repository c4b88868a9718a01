import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { SCENARIOS, type ScenarioId } from '../src/books/hispania/engine/data/ids.ts';
import { MODES, type Mode, SCENARIO_TABLE } from '../src/books/hispania/engine/data/scenarios.ts';
import { modeOf } from '../src/books/hispania/engine/new-game.ts';
import { seedOf } from '../src/kernel/hash.ts';

/** What the commands of `npm run` read alike. All of it throws a `Wrong` at what does not fit. */

/** A command line that does not fit, with a sentence that says what is wrong and what would do. */
export class Wrong extends Error {}

/** The options as they were written. */
export function parsed<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options } satisfies ParseArgsConfig).values;
  } catch (error) {
    throw new Wrong(error instanceof Error ? error.message : String(error));
  }
}

/** One of those that are known. */
export function oneOf<const T extends string>(name: string, given: string, known: readonly T[]): T {
  const found = known.find((one) => one === given);
  if (found === undefined)
    throw new Wrong(`--${name}: there is no ${JSON.stringify(given)}; it may be ${known.join(', ')}.`);
  return found;
}

/** A list with commas of those that are known, in its order, as often as they are named. */
export function several<const T extends string>(name: string, given: string, known: readonly T[]): readonly T[] {
  return given.split(',').map((one) => oneOf(name, one.trim(), known));
}

/** A whole number. */
export function whole(name: string, given: string, least: number, most: number): number {
  const n = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (!(n >= least && n <= most))
    throw new Wrong(`--${name}: ${JSON.stringify(given)} is no whole number from ${least} to ${most}.`);
  return n;
}

/** A scenario (A unless it is said) and its version (the standard one, where there is one). */
export function scenarioIn(
  scenario: string | undefined,
  mode: string | undefined,
): { readonly scenario: ScenarioId; readonly mode: Mode } {
  const played = oneOf('scenario', scenario ?? 'A', SCENARIOS);
  const { modes } = SCENARIO_TABLE[played];
  const version = mode === undefined ? modeOf(played) : oneOf('mode', mode, MODES);
  if (!modes.includes(version))
    throw new Wrong(`--mode: scenario ${played} has no ${version} version, only ${modes.join(', ')}.`);
  return { scenario: played, mode: version };
}

/** The seed of a game as the engine wants it: an integer out of a text and the number of the game. */
export function gameSeed(text: string, game: number): number {
  return seedOf([text, game]);
}

/**
 * Runs a command on the command line of this process: its answer is the exit code, 2 where the command line does not fit, which is
 * said on stderr.
 */
export async function command(run: (args: readonly string[]) => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
