import * as v from 'valibot';
import type { Fault } from '../../../kernel/contract.ts';
import { isRecord, type Limits, readJson } from '../../../kernel/limits.ts';
import { cleanName } from '../../../kernel/names.ts';
import type { Corrections } from './data/sets.ts';
import { fault, formFault } from './faults.ts';
import { CORRECTIONS } from './schema.ts';

/**
 * Writes and reads the values that an owner of the printed game has entered, as a file with a name. Files are untrusted
 * input.
 */

export interface NamedCorrections {
  readonly name: string;
  readonly corrections: Corrections;
}

/** Longer names would not fit into their lines. */
export const LONGEST_NAME = 40;

const IS = 'hispania-corrections';
const FORMAT = 1;
/** More than all values of the game need. */
const LIMITS: Limits = { length: 400_000, depth: 8, items: 2_000, text: 200 };
/** The maximum number of faults that are reported. */
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
 * The corrections of a file. Only their form is checked, not whether they agree with the rulebook (`checkCorrections`).
 * A file written by hand may contain bare corrections without a name. Never throws.
 */
export function readCorrectionsFile(text: string): CorrectionsRead {
  const { value, fault: found } = readJson(text, LIMITS);
  if (found) return { faults: [found] };
  return correctionsIn(value);
}

/** The same for data that was already parsed. */
export function correctionsIn(value: unknown): CorrectionsRead {
  if (!isRecord(value)) return { faults: [fault('not-corrections', '')] };
  if (Object.hasOwn(value, 'scriptorium')) return { faults: [fault('a-game', '')] };
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

/** The schema allows empty values; they are left out. */
function filled(read: v.InferOutput<typeof CORRECTIONS>): Corrections {
  const points = Object.entries(read.points ?? {}).map(([nation, turns]) => [nation, some(turns)] as const);
  const whole = { ...read, points: some(Object.fromEntries(points)), setUps: some(read.setUps ?? {}) };
  return some(whole) as Corrections;
}

/** The entries of a record that are not empty. */
const some = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && Object.keys(Object(value)).length > 0),
  ) as T;

const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): CorrectionsRead => ({
  faults: issues.slice(0, MOST_FAULTS).map(formFault),
});
