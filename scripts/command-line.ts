import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { SCENARIOS, type ScenarioId } from '../src/books/hispania/engine/data/ids.ts';
import { MODES, type Mode, SCENARIO_TABLE } from '../src/books/hispania/engine/data/scenarios.ts';
import { modeOf } from '../src/books/hispania/engine/new-game.ts';
import { seedOf } from '../src/kernel/hash.ts';

/** Common options of the commands of `npm run`. All functions throw a `Wrong` on invalid input. */

/** An invalid command line, with a sentence about the error and the valid values. */
export class Wrong extends Error {}

/** The options as they were written. */
export function parsed<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options } satisfies ParseArgsConfig).values;
  } catch (error) {
    throw new Wrong(error instanceof Error ? error.message : String(error));
  }
}

/** One of the known values. */
export function oneOf<const T extends string>(name: string, given: string, known: readonly T[]): T {
  const found = known.find((one) => one === given);
  if (found === undefined)
    throw new Wrong(`--${name}: there is no ${JSON.stringify(given)}; it may be ${known.join(', ')}.`);
  return found;
}

/** A comma-separated list of known values, in its order, with repetitions. */
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

/** A scenario (A by default) and its version (the standard one by default, if it exists). */
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

/** The engine's seed of a game: an integer from a text and the number of the game. */
export function gameSeed(text: string, game: number): number {
  return seedOf([text, game]);
}

/**
 * Runs a command on the command line of this process. Its result is the exit code: 2 if the command line is invalid,
 * with a message on stderr.
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
