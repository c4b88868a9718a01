import * as v from 'valibot';
import { NATIONS, PROVINCES, SCENARIOS } from '../../src/books/hispania/engine/data/ids.ts';
import { SOURCES } from '../../src/books/hispania/engine/data/scores/spread.ts';
import type { Corrections } from '../../src/books/hispania/engine/data/sets.ts';
import { CORRECTIONS } from '../../src/books/hispania/engine/schema.ts';
import { canonical } from '../../src/kernel/hash.ts';
import type { Measured } from './figures.ts';

/** The file from which tuning continues: one measurement per line, as JSON, in their order. */

/** The settings that determine the games on given values. */
export interface Settings {
  /** Version of the rules. */
  readonly engine: number;
  /** The data set that is tuned. */
  readonly set: string;
  /** The number of games of each scenario. */
  readonly games: number;
  /** The text from which all seeds are derived. */
  readonly seed: string;
}

export interface Line extends Settings {
  /** The change that was tried; null if the current values were only measured. */
  readonly step: string | null;
  readonly changes: Corrections;
  readonly measured: Measured;
  readonly distance: number;
  /** It is the basis of the next step. */
  readonly kept: boolean;
}

const number = v.number();
const whole = v.pipe(number, v.integer());
const turn = v.pipe(v.string(), v.regex(/^\d{1,2}$/));
const spread = v.object({ least: whole, counts: v.array(whole) });
const counted = v.record(v.string(), number);
const told = v.object({
  sheet: v.array(whole),
  held: v.record(v.picklist(PROVINCES), v.array(whole)),
  stood: v.array(whole),
  gains: v.record(turn, v.record(v.picklist(PROVINCES), v.tuple([whole, number, number]))),
  from: v.record(v.picklist(SOURCES), number),
  gone: v.record(turn, whole),
  by: counted,
  lost: counted,
  struck: counted,
  subject: counted,
  capital: counted,
});
const mean = { mean: number, error: number };
const figures = v.object({
  games: whole,
  groups: v.array(v.object(mean)),
  nations: v.record(
    v.picklist(NATIONS),
    v.object({
      ...mean,
      early: number,
      held: v.record(turn, v.record(v.picklist(PROVINCES), number)),
      all: spread,
      turns: v.record(turn, spread),
      told: v.optional(told),
    }),
  ),
  mark: v.string(),
});
const LINE = v.object({
  engine: whole,
  set: v.string(),
  games: whole,
  seed: v.string(),
  step: v.nullable(v.string()),
  changes: CORRECTIONS,
  measured: v.record(v.picklist(SCENARIOS), figures),
  distance: number,
  kept: v.boolean(),
});

/** A line with its line break. */
export function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}

/** The content of a file, and the numbers (from 1) of the lines that cannot be read, because they are incomplete or not measurements. */
export function readLines(text: string): { readonly lines: readonly Line[]; readonly damaged: readonly number[] } {
  const lines: Line[] = [];
  const damaged: number[] = [];
  text.split('\n').forEach((written, i) => {
    if (written.trim() === '') return;
    const read = v.safeParse(LINE, fromJson(written));
    if (read.success) lines.push(read.output as Line);
    else damaged.push(i + 1);
  });
  return { lines, damaged };
}

/** The current changes of tuning: those of the last kept line of the set, none before the first. */
export function standing(lines: readonly Line[], set: string): Corrections {
  return lines.findLast((line) => line.set === set && line.kept)?.changes ?? {};
}

/** The last measurement of some changes with these settings, or undefined if there is none. */
export function measurement(lines: readonly Line[], settings: Settings, changes: Corrections): Line | undefined {
  return lines.findLast((line) => isOf(line, settings) && canonical(line.changes) === canonical(changes));
}

/** The changes that were tried with these settings since the last kept ones, in the form of `canonical`. */
export function triedSince(lines: readonly Line[], settings: Settings): ReadonlySet<string> {
  const own = lines.filter((line) => isOf(line, settings));
  const last = own.findLastIndex(({ kept }) => kept);
  return new Set(own.slice(last + 1).map(({ changes }) => canonical(changes)));
}

function isOf(line: Line, { engine, set, games, seed }: Settings): boolean {
  return line.engine === engine && line.set === set && line.games === games && line.seed === seed;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
