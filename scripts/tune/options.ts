import { availableParallelism } from 'node:os';
import { DATA_SET_NAMES, type DataSetName, FIRST_SET, PUBLISHED } from '../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { oneOf, parsed, Wrong, whole } from '../command-line.ts';
import type { Settings } from './record.ts';

/** The options of `npm run tune`. */
export interface Asked {
  readonly settings: Settings & { readonly set: DataSetName };
  /** The maximum number of steps; 0: only the current values are measured. */
  readonly steps: number;
  readonly cores: number;
  readonly file: string;
  readonly json: boolean;
  /** The name of a new set, which is written from the current values. */
  readonly write: string | null;
  /** The scores of nations are written: on the new set, or on the named one. */
  readonly distributions: boolean;
  /** The date of the written files: year, month, day. */
  readonly date: string;
}

/** Reads the command line. Throws a `Wrong`. */
export function readOptions(args: readonly string[]): Asked {
  const values = parsed(args, {
    report: { type: 'boolean' },
    steps: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    set: { type: 'string' },
    cores: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean' },
    write: { type: 'string' },
    replace: { type: 'boolean' },
    distributions: { type: 'boolean' },
    date: { type: 'string' },
  });
  const set = oneOf('set', values.set ?? PUBLISHED, DATA_SET_NAMES);
  const { write = null, distributions = false, report = false, date = '' } = values;
  const measures = report || write !== null || distributions;
  if (measures && values.steps !== undefined)
    throw new Wrong('--steps: --report, --write and --distributions try none.');
  if (write !== null) checkName(write, set, values.replace ?? false);
  if ((write !== null || distributions) && !isDate(date))
    throw new Wrong('--date: what is written has a date, as in --date 2026-05-31.');
  return {
    settings: {
      engine: hispania.version,
      set,
      games: whole('games', values.games ?? '100', 1, 100_000),
      seed: values.seed ?? '1',
    },
    steps: measures ? 0 : whole('steps', values.steps ?? '40', 1, 10_000),
    cores: whole('cores', values.cores ?? `${availableParallelism()}`, 1, 256),
    file: values.file ?? `results/tune-${set}.jsonl`,
    json: values.json ?? false,
    write,
    distributions,
    date,
  };
}

/** `replace`: the set of this name was never published and may be overwritten; the set that it derives from may not. */
function checkName(name: string, from: DataSetName, replace: boolean): void {
  if (!/^[a-z][a-z0-9-]{2,40}$/.test(name))
    throw new Wrong(`--write: ${JSON.stringify(name)} is no name of a set, as hispania-1994-2 is.`);
  const open = replace && name !== FIRST_SET && name !== from;
  if (!open && (DATA_SET_NAMES as readonly string[]).includes(name))
    throw new Wrong(
      `--write: ${name} is published, and a published set is never edited (one that is not yet: --replace).`,
    );
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
