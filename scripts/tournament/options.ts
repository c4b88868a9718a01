import type { ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import type { Mode } from '../../src/books/hispania/engine/data/scenarios.ts';
import { DATA_SET_NAMES, type DataSetName, PUBLISHED } from '../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { oneOf, parsed, scenarioIn, several, Wrong, whole } from '../command-line.ts';
import { PLAYER_NAMES, type PlayerName } from '../players.ts';
import { type Shard, shardIn } from '../shards.ts';
import { SEATINGS } from './seatings.ts';

export type Pairing = readonly [PlayerName, PlayerName];

/** All settings that influence how a seating is played; results of other settings are not counted. */
export interface Settings {
  /** Version of the rules. */
  readonly engine: number;
  /** The data set. */
  readonly set: DataSetName;
  readonly scenario: ScenarioId;
  readonly mode: Mode;
  readonly pairing: Pairing;
  /** Multiplies the number of positions that a computer examines. */
  readonly effort: number;
  /** The text from which all seeds are derived. */
  readonly seed: string;
}

/** The options of `npm run tournament`. */
export interface Asked {
  readonly settings: Settings;
  /** The number of seeds, each with all seatings. */
  readonly games: number;
  readonly shard: Shard;
  readonly file: string;
  readonly json: boolean;
}

const MOST_SEATINGS = 99_999;
const MOST_EFFORT = 1000;

/** Reads the command line. Throws a `Wrong`. Seatings are rounded up, so that every seed is played in all of them. */
export function readOptions(args: readonly string[]): Asked {
  const values = parsed(args, {
    book: { type: 'string' },
    scenario: { type: 'string' },
    mode: { type: 'string' },
    pairing: { type: 'string' },
    set: { type: 'string' },
    seatings: { type: 'string' },
    seed: { type: 'string' },
    effort: { type: 'string' },
    shard: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean' },
  });
  const { scenario, mode } = scenarioIn(values.scenario, values.mode);
  const pairing = pairingIn(values.pairing ?? 'captain,novice');
  const seatings = whole('seatings', values.seatings ?? '200', 1, MOST_SEATINGS);
  return {
    settings: {
      engine: hispania.version,
      set: oneOf('set', values.set ?? PUBLISHED, DATA_SET_NAMES),
      scenario,
      mode,
      pairing,
      effort: effortIn(values.effort ?? '1'),
      seed: values.seed ?? '1',
    },
    games: Math.ceil(seatings / SEATINGS.length),
    shard: shardIn(values.shard),
    file: values.file ?? `results/tournament-${scenario}-${pairing.join('-')}.jsonl`,
    json: values.json ?? false,
  };
}

function pairingIn(given: string): Pairing {
  const [first, second, ...more] = several('pairing', given, PLAYER_NAMES);
  if (first === undefined || second === undefined || more.length > 0)
    throw new Wrong(`--pairing: name two levels, as in --pairing captain,novice.`);
  if (first === second) throw new Wrong(`--pairing: between ${first} and ${first} there is nothing to measure.`);
  return [first, second];
}

function effortIn(given: string): number {
  const effort = /^\d{1,4}(\.\d{1,3})?$/.test(given) ? Number(given) : 0;
  if (!(effort > 0 && effort <= MOST_EFFORT))
    throw new Wrong(`--effort: ${JSON.stringify(given)} is no number above 0, up to ${MOST_EFFORT}.`);
  return effort;
}
