import * as v from 'valibot';
import type { Fault } from '../../../kernel/contract.ts';
import { isRecord, type Limits, readJson } from '../../../kernel/limits.ts';
import { cleanName } from '../../../kernel/names.ts';
import type { Corrections } from './data/sets.ts';
import { fault, formFault } from './faults.ts';
import { CORRECTIONS } from './schema.ts';

/** What an owner of the printed game has entered, as a file: with a name, written and read. Files are hostile input. */

export interface NamedCorrections {
  readonly name: string;
  readonly corrections: Corrections;
}

/** Longer names would burst the lines they stand in. */
export const LONGEST_NAME = 40;

const IS = 'hispania-corrections';
const FORMAT = 1;
/** More than all values of the game take. */
const LIMITS: Limits = { length: 400_000, depth: 8, items: 2_000, text: 200 };
/** More than this many nobody reads. */
const MOST_FAULTS = 8;

const FILE = v.strictObject({
  is: v.literal(IS),
  format: v.literal(FORMAT),
  name: v.string(),
  corrections: CORRECTIONS,
});

/** The corrections as the text of a file. */
export function correctionsText({ name, corrections }: NamedCorrections): string {
  return `${JSON.stringify({ is: IS, format: FORMAT, name: cleanName(name, LONGEST_NAME), corrections }, null, 1)}\n`;
}

export type CorrectionsRead =
  | { readonly named: NamedCorrections; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly named?: undefined };

/**
 * The corrections of a file: of the right form, whatever the rulebook says to them (`checkCorrections`). A file without a name, as
 * one writes it by hand, is of the corrections alone. Never throws.
 */
export function readCorrectionsFile(text: string): CorrectionsRead {
  const { value, fault: found } = readJson(text, LIMITS);
  if (found) return { faults: [found] };
  return correctionsIn(value);
}

/** The same of what was read before. */
export function correctionsIn(value: unknown): CorrectionsRead {
  if (!isRecord(value)) return { faults: [fault('not-corrections', '')] };
  const { is, format } = value;
  if (is === undefined && format === undefined) {
    const bare = v.safeParse(CORRECTIONS, value);
    return bare.success ? { named: { name: '', corrections: filled(bare.output) } } : faultsOf(bare.issues);
  }
  if (is !== IS) return { faults: [fault('not-corrections', '')] };
  if (typeof format === 'number' && format > FORMAT) return { faults: [fault('newer-corrections', 'format')] };
  const parsed = v.safeParse(FILE, value);
  if (!parsed.success) return faultsOf(parsed.issues);
  const { name, corrections } = parsed.output;
  return { named: { name: cleanName(name, LONGEST_NAME), corrections: filled(corrections) } };
}

/** The schema allows what stands for nothing: it is left out. */
function filled(read: v.InferOutput<typeof CORRECTIONS>): Corrections {
  const points = Object.entries(read.points ?? {}).map(([nation, turns]) => [nation, some(turns)] as const);
  const whole = { ...read, points: some(Object.fromEntries(points)), setUps: some(read.setUps ?? {}) };
  return some(whole) as Corrections;
}

/** What of a record holds anything. */
const some = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && Object.keys(Object(value)).length > 0),
  ) as T;

const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): CorrectionsRead => ({
  faults: issues.slice(0, MOST_FAULTS).map(formFault),
});
