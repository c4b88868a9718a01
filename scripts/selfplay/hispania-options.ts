import { readFileSync } from 'node:fs';
import { readCorrections } from '../../src/books/hispania/engine/corrections.ts';
import { readCorrectionsFile } from '../../src/books/hispania/engine/corrections-file.ts';
import { OPTIONS, type OptionId, type RulingId, SWITCHES } from '../../src/books/hispania/engine/data/ids.ts';
import { type Mode, OPTION_TABLE, PLAYERS } from '../../src/books/hispania/engine/data/scenarios.ts';
import { type Corrections, DATA_SET_NAMES, PUBLISHED } from '../../src/books/hispania/engine/data/sets.ts';
import { type Options, seatsOf } from '../../src/books/hispania/engine/setup.ts';
import { fault, faultWordsOf } from '../../src/books/hispania/words/faults.ts';
import { text, wordsOf } from '../../src/books/hispania/words/index.ts';
import { oneOf, parsed, scenarioIn, several, Wrong } from '../command-line.ts';
import { PLAYER_NAMES, type PlayerName } from '../players.ts';
import { COMMON, type Common, commonIn } from './series.ts';

/** The options of `npm run selfplay` for Hispania. */
export interface Asked {
  readonly game: Options;
  readonly players: readonly PlayerName[];
  readonly common: Common;
}

/** Reads the command line. Rejects with `Wrong`. */
export async function readOptions(args: readonly string[]): Promise<Asked> {
  const values = parsed(args, {
    ...COMMON,
    scenario: { type: 'string' },
    mode: { type: 'string' },
    options: { type: 'string' },
    rulings: { type: 'string' },
    players: { type: 'string' },
    set: { type: 'string' },
    data: { type: 'string' },
  });
  const { scenario, mode } = scenarioIn(values.scenario, values.mode);
  const players = playersIn(values.players ?? 'random', mode);
  const set = oneOf('set', values.set ?? PUBLISHED, DATA_SET_NAMES);
  return {
    game: {
      scenario,
      mode,
      seats: seatsOf(mode, players.length),
      options: optionsIn(values.options ?? 'none', mode),
      rulings: rulingsIn(values.rulings ?? 'default'),
      set,
      ...(values.data === undefined ? {} : { corrections: await correctionsIn(values.data, set) }),
    },
    players,
    common: commonIn(values),
  };
}

function optionsIn(given: string, mode: Mode): readonly OptionId[] {
  const fit = OPTIONS.filter((option) => OPTION_TABLE[option].modes.includes(mode));
  if (given === 'none') return [];
  if (given === 'all') return fit;
  const named = several('options', given, OPTIONS);
  const unfit = named.find((option) => !fit.includes(option));
  if (unfit)
    throw new Wrong(
      `--options: ${unfit} belongs to the ${OPTION_TABLE[unfit].modes.join(', ')} version, not to the ${mode} one.`,
    );
  return OPTIONS.filter((option) => named.includes(option));
}

function rulingsIn(given: string): Partial<Record<RulingId, 'b'>> {
  const ids = given === 'default' ? [] : given === 'alternatives' ? SWITCHES : several('rulings', given, SWITCHES);
  return Object.fromEntries(ids.map((id) => [id, 'b' as const]));
}

function playersIn(given: string, mode: Mode): readonly PlayerName[] {
  const names = several('players', given, PLAYER_NAMES);
  const counts = PLAYERS[mode];
  const [first] = names;
  // A single name counts for all seats: four, or five in the advanced version.
  if (names.length === 1 && first) return Array.from({ length: Math.max(...counts) }, () => first);
  if (!counts.includes(names.length))
    throw new Wrong(`--players: the ${mode} version takes ${counts.join(' or ')}, not ${names.length}.`);
  return names;
}

async function correctionsIn(file: string, set: string): Promise<Corrections> {
  let read: string;
  try {
    read = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Wrong(`--data: ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const { named, faults: unreadable } = readCorrectionsFile(read);
  const { corrections, faults = unreadable } = named ? readCorrections(named.corrections, set) : {};
  if (corrections) return corrections;
  const [words, said] = [await wordsOf('en'), await faultWordsOf('en')];
  const told = (faults ?? []).map((of) => `  ${of.path}: ${text(words, fault(said, of))}`);
  throw new Wrong(`--data: ${file} cannot be played with:\n${told.join('\n')}`);
}
