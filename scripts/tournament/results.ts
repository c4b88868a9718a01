import * as v from 'valibot';
import { NATIONS } from '../../src/books/hispania/engine/data/ids.ts';
import { type Result, SEATS } from './match.ts';
import type { Settings } from './options.ts';
import { type Fixture, SEATINGS, SIDES } from './seatings.ts';

/** The file of results: one finished game a line, as JSON, with all its settings. */

/** The content of such a file. */
export interface Results {
  /** Of these settings, by `keyOf`, in the order of the file. */
  readonly known: ReadonlyMap<string, Result>;
  /** Lines of other settings, which do not count. */
  readonly others: number;
  /** Numbers of the lines, from 1, that cannot be read. */
  readonly damaged: readonly number[];
}

/** The settings of a line that decide whether it counts, as JSON in this order. */
const SETTINGS = [
  'engine',
  'set',
  'scenario',
  'mode',
  'pairing',
  'effort',
  'seed',
] as const satisfies readonly (keyof Settings)[];

const half = v.pipe(
  v.number(),
  v.check((points) => Number.isInteger(points * 2)),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const LINE = v.object({
  engine: v.number(),
  set: v.string(),
  scenario: v.string(),
  mode: v.string(),
  pairing: v.array(v.string()),
  effort: v.number(),
  seed: v.string(),
  game: count,
  seating: v.picklist(SEATINGS),
  points: v.pipe(v.array(half), v.length(SEATS)),
  nations: v.record(v.picklist(NATIONS), v.tuple([v.picklist(SIDES), half])),
  answers: count,
  hash: v.string(),
});

/** The name of a game among those of the same settings. */
export function keyOf({ game, seating }: Fixture): string {
  return `${game} ${seating}`;
}

/** A result as a line of the file, with the end of the line. */
export function lineOf(settings: Settings, result: Result): string {
  return `${JSON.stringify({ ...settings, ...result })}\n`;
}

/** Reads a file of results. Unreadable lines are left out; of duplicate games the first counts. */
export function readResults(text: string, settings: Settings): Results {
  const known = new Map<string, Result>();
  const damaged: number[] = [];
  let others = 0;
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '') return;
    const read = v.safeParse(LINE, fromJson(line));
    if (!read.success) {
      damaged.push(i + 1);
      return;
    }
    const { game, seating, points, nations, answers, hash } = read.output;
    const result: Result = { game, seating, points, nations, answers, hash };
    if (written(read.output) !== written(settings)) others++;
    else if (!known.has(keyOf(result))) known.set(keyOf(result), result);
  });
  return { known, others, damaged };
}

function written(settings: { readonly [name in (typeof SETTINGS)[number]]: unknown }): string {
  return JSON.stringify(SETTINGS.map((name) => settings[name]));
}

function fromJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // An incomplete line, or not a result.
    return undefined;
  }
}
