import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCorrections } from '../../src/hispania/corrections.ts';
import {
  OPTIONS,
  type OptionId,
  type RulingId,
  SCENARIOS,
  type ScenarioId,
  SWITCHES,
} from '../../src/hispania/data/ids.ts';
import { MODES, type Mode, OPTION_TABLE, SCENARIO_TABLE } from '../../src/hispania/data/scenarios.ts';
import type { Corrections } from '../../src/hispania/data/sets.ts';
import { modeOf, type Options, seatsOf } from '../../src/hispania/setup.ts';
import { seedOf as seedFrom } from '../../src/kernel/hash.ts';
import { fault, faultWordsOf, text, wordsOf } from '../../src/words/index.ts';

/** What `npm run selfplay` is told to play. */
export interface Asked {
  readonly game: Options;
  readonly players: readonly PlayerName[];
  readonly games: number;
  readonly seed: string;
  readonly json: boolean;
}

/** Who may sit at the table. */
export const PLAYER_NAMES = ['random'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** A command line that does not fit, with a sentence that says what is wrong and what would do. */
export class Wrong extends Error {}

/** Reads the command line. Rejects with `Wrong`. */
export async function readOptions(args: readonly string[]): Promise<Asked> {
  const { values } = parse(args);
  const scenario = oneOf('scenario', values.scenario ?? 'A', SCENARIOS);
  const mode = modeIn(scenario, values.mode);
  const players = playersIn(values.players ?? 'random', mode);
  return {
    game: {
      scenario,
      mode,
      seats: seatsOf(mode, players.length),
      options: optionsIn(values.options ?? 'none', mode),
      rulings: rulingsIn(values.rulings ?? 'default'),
      ...(values.data === undefined ? {} : { corrections: await correctionsIn(values.data) }),
    },
    players,
    games: count('games', values.games ?? '1'),
    seed: values.seed ?? '1',
    json: values.json ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        scenario: { type: 'string' },
        mode: { type: 'string' },
        options: { type: 'string' },
        rulings: { type: 'string' },
        players: { type: 'string' },
        data: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Wrong(error instanceof Error ? error.message : String(error));
  }
}

function oneOf<const T extends string>(name: string, given: string, known: readonly T[]): T {
  const found = known.find((one) => one === given);
  if (found === undefined)
    throw new Wrong(`--${name}: there is no ${JSON.stringify(given)}; it may be ${known.join(', ')}.`);
  return found;
}

function modeIn(scenario: ScenarioId, given: string | undefined): Mode {
  const { modes } = SCENARIO_TABLE[scenario];
  const mode = given === undefined ? modeOf(scenario) : oneOf('mode', given, MODES);
  if (!modes.includes(mode))
    throw new Wrong(`--mode: scenario ${scenario} has no ${mode} version, only ${modes.join(', ')}.`);
  return mode;
}

function listed<const T extends string>(name: string, given: string, known: readonly T[]): readonly T[] {
  return [...new Set(given.split(',').map((one) => oneOf(name, one.trim(), known)))];
}

function optionsIn(given: string, mode: Mode): readonly OptionId[] {
  const fit = OPTIONS.filter((option) => OPTION_TABLE[option].modes.includes(mode));
  if (given === 'none') return [];
  if (given === 'all') return fit;
  const named = listed('options', given, OPTIONS);
  const unfit = named.find((option) => !fit.includes(option));
  if (unfit)
    throw new Wrong(
      `--options: ${unfit} belongs to the ${OPTION_TABLE[unfit].modes.join(', ')} version, not to the ${mode} one.`,
    );
  return OPTIONS.filter((option) => named.includes(option));
}

function rulingsIn(given: string): Partial<Record<RulingId, 'b'>> {
  const ids = given === 'default' ? [] : given === 'alternatives' ? SWITCHES : listed('rulings', given, SWITCHES);
  return Object.fromEntries(ids.map((id) => [id, 'b' as const]));
}

function playersIn(given: string, mode: Mode): readonly PlayerName[] {
  const names = given.split(',').map((one) => oneOf('players', one.trim(), PLAYER_NAMES));
  const counts = mode === 'standard' ? [4] : [4, 5];
  const [first] = names;
  // One name stands for all: four, or five in the advanced version.
  if (names.length === 1 && first) return Array.from({ length: Math.max(...counts) }, () => first);
  if (!counts.includes(names.length))
    throw new Wrong(`--players: the ${mode} version takes ${counts.join(' or ')}, not ${names.length}.`);
  return names;
}

function count(name: string, given: string): number {
  if (!/^[1-9]\d{0,6}$/.test(given)) throw new Wrong(`--${name}: ${JSON.stringify(given)} is no number of games.`);
  return Number(given);
}

async function correctionsIn(file: string): Promise<Corrections> {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Wrong(`--data: ${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
  const { corrections, faults } = readCorrections(written);
  if (corrections) return corrections;
  const [words, said] = [await wordsOf('en'), await faultWordsOf('en')];
  const told = (faults ?? []).map((of) => `  ${of.path}: ${text(words, fault(said, of))}`);
  throw new Wrong(`--data: ${file} cannot be played with:\n${told.join('\n')}`);
}

/** The seed of a game as the engine wants it: an integer out of the text and the number of the game. */
export function seedOf(text: string, game: number): number {
  return seedFrom([text, game]);
}
