import * as v from 'valibot';
import { NATIONS, PROVINCES, SCENARIOS } from '../../src/books/hispania/engine/data/ids.ts';
import { SOURCES } from '../../src/books/hispania/engine/data/scores/spread.ts';
import type { Corrections } from '../../src/books/hispania/engine/data/sets.ts';
import { CORRECTIONS } from '../../src/books/hispania/engine/schema.ts';
import { canonical } from '../../src/kernel/hash.ts';
import type { Measured } from './figures.ts';

/** The file that tuning goes on from: one measurement a line, as JSON, in the order in which they were made. */

/** What decides which games are played on given values. */
export interface Settings {
  /** Version of the rules. */
  readonly engine: number;
  /** The data set that is tuned. */
  readonly set: string;
  /** Of each scenario. */
  readonly games: number;
  /** The text that all seeds are made of. */
  readonly seed: string;
}

export interface Line extends Settings {
  /** What was tried; null where nothing was, and what stands was only measured. */
  readonly step: string | null;
  readonly changes: Corrections;
  readonly measured: Measured;
  readonly distance: number;
  /** It is what the next step goes on from. */
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

/** A line with its end. */
export function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}

/** What stands in a file, and the numbers of the lines, from 1, that cannot be read: it was cut off there, or is none of ours. */
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

/** Where tuning stands: the changes of the last line of the set that was kept, nothing before the first. */
export function standing(lines: readonly Line[], set: string): Corrections {
  return lines.findLast((line) => line.set === set && line.kept)?.changes ?? {};
}

/** The last measurement of some changes with these settings, if there is one. */
export function measurement(lines: readonly Line[], settings: Settings, changes: Corrections): Line | undefined {
  return lines.findLast((line) => isOf(line, settings) && canonical(line.changes) === canonical(changes));
}

/** The changes that were tried with these settings since the last that were kept, as `canonical` writes them. */
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
