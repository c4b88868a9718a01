import { isRecord, type Limits, readJson } from '../../kernel/limits.ts';

/** A reader's progress in the lessons of a book: plain data, kept on the device and exported as a file. */
export interface Progress {
  /** Steps that were solved, by lesson. */
  readonly done: { readonly [lesson: string]: readonly string[] };
  /** Skipped lessons. */
  readonly skipped: readonly string[];
  /** The number of refusals by each rule. */
  readonly refused: { readonly [rule: string]: number };
  /** The number of misses in each step, as `lesson/step`. */
  readonly missed: { readonly [step: string]: number };
}

/** The name under which puzzles are kept: they are steps of a lesson with this name. */
export const PUZZLES = 'puzzles';

export const NOTHING: Progress = { done: {}, skipped: [], refused: {}, missed: {} };

/** A lesson: its name and the names of its steps. */
export interface Path {
  readonly id: string;
  readonly steps: readonly string[];
}

/** The format name in the text, which identifies a file of something else. */
const FORMAT = 'scriptorium-lessons';
const VERSION = 1;
const LIMITS: Limits = { length: 200_000, depth: 4, items: 4_000, text: 200 };
/** The limit of counters: larger numbers are not useful, and sums remain whole numbers. */
const MOST = 9999;

/** The reason why a text is no progress: it is damaged, is something else, or is from a later version of this site. */
export type Damage = 'damaged' | 'other' | 'newer';

/** Reads a text from any source. Returns the damage, and the part of the text that fits. */
export function readText(text: string): { readonly progress: Progress; readonly damage?: Damage } {
  const read = readJson(text, LIMITS);
  if (read.fault || !isRecord(read.value)) return { progress: NOTHING, damage: 'damaged' };
  const { format, version, done, skipped, refused, missed } = read.value;
  if (format !== FORMAT) return { progress: NOTHING, damage: 'other' };
  if (typeof version === 'number' && version > VERSION) return { progress: NOTHING, damage: 'newer' };
  const progress: Progress = {
    done: isRecord(done)
      ? Object.fromEntries(
          Object.entries(done).flatMap(([id, steps]) => (isName(id) && isNames(steps) ? [[id, steps]] : [])),
        )
      : {},
    skipped: Array.isArray(skipped) ? skipped.filter(isName) : [],
    refused: countsIn(refused),
    missed: countsIn(missed),
  };
  // An intact text is equal to its progress written again; any other was tampered with or cut off.
  const whole =
    JSON.stringify(written(progress)) === JSON.stringify({ format, version, done, skipped, refused, missed });
  return whole && version === VERSION ? { progress } : { progress, damage: 'damaged' };
}

/** The text of a progress, for `readText`. */
export const textOf = (progress: Progress): string => `${JSON.stringify(written(progress), null, 1)}\n`;

const written = ({ done, skipped, refused, missed }: Progress) => ({
  format: FORMAT,
  version: VERSION,
  done,
  skipped,
  refused,
  missed,
});

const isName = (x: unknown): x is string => typeof x === 'string' && /^[\w./-]{1,80}$/.test(x) && x !== '__proto__';
const isNames = (x: unknown): x is readonly string[] => Array.isArray(x) && x.every(isName);

function countsIn(x: unknown): { readonly [name: string]: number } {
  if (!isRecord(x)) return {};
  return Object.fromEntries(
    Object.entries(x).flatMap(([name, n]) =>
      isName(name) && Number.isInteger(n) && Number(n) > 0 && Number(n) <= MOST ? [[name, Number(n)]] : [],
    ),
  );
}

/** A step of a lesson, both by name. */
export interface StepOf {
  readonly lesson: string;
  readonly step: string;
}

/** Records a solved step; its lesson no longer counts as skipped. */
export function solved(progress: Progress, { lesson, step }: StepOf): Progress {
  const steps = stepsOf(progress, lesson);
  if (steps.includes(step)) return progress;
  return {
    ...progress,
    done: { ...progress.done, [lesson]: [...steps, step] },
    skipped: progress.skipped.filter((id) => id !== lesson),
  };
}

export function skip(progress: Progress, lesson: string): Progress {
  return progress.skipped.includes(lesson) ? progress : { ...progress, skipped: [...progress.skipped, lesson] };
}

export const refusedBy = (progress: Progress, rule: string): Progress => ({
  ...progress,
  refused: counted(progress.refused, rule),
});

export const missed = (progress: Progress, { lesson, step }: StepOf): Progress => ({
  ...progress,
  missed: counted(progress.missed, `${lesson}/${step}`),
});

function counted(counts: { readonly [name: string]: number }, name: string): { readonly [name: string]: number } {
  return { ...counts, [name]: Math.min(MOST, (counts[name] ?? 0) + 1) };
}

const stepsOf = ({ done }: Progress, lesson: string): readonly string[] =>
  Object.hasOwn(done, lesson) ? (done[lesson] ?? []) : [];

/** The state of a lesson. */
export type Stands = 'new' | 'begun' | 'done' | 'skipped';

export function standsOf(progress: Progress, { id, steps }: Path): Stands {
  const known = stepsOf(progress, id).filter((step) => steps.includes(step)).length;
  if (known === steps.length) return 'done';
  if (progress.skipped.includes(id)) return 'skipped';
  return known > 0 ? 'begun' : 'new';
}

/** The first unsolved step of a lesson; the first step if all are solved. */
export function firstOpen(progress: Progress, { id, steps }: Path): number {
  const done = stepsOf(progress, id);
  return Math.max(
    0,
    steps.findIndex((step) => !done.includes(step)),
  );
}

/** The next lesson: the first that is neither done nor skipped. */
export function nextOf(progress: Progress, path: readonly Path[]): Path | undefined {
  return path.find((one) => ['new', 'begun'].includes(standsOf(progress, one)));
}

/**
 * Joins two progresses: everything done in either, and the greater of two counters, so that the same file counts only
 * once.
 */
export function merged(a: Progress, b: Progress): Progress {
  const done = Object.fromEntries(
    [...new Set([...Object.keys(a.done), ...Object.keys(b.done)])].map((id) => [
      id,
      [...new Set([...stepsOf(a, id), ...stepsOf(b, id)])],
    ]),
  );
  const most = (x: Progress['refused'], y: Progress['refused']) =>
    Object.fromEntries(
      [...new Set([...Object.keys(x), ...Object.keys(y)])].map((name) => [name, Math.max(x[name] ?? 0, y[name] ?? 0)]),
    );
  return {
    done,
    skipped: [...new Set([...a.skipped, ...b.skipped])],
    refused: most(a.refused, b.refused),
    missed: most(a.missed, b.missed),
  };
}

/** Names with their counts, the highest count first; equal counts in the order of their names. */
export function mostFirst(counts: {
  readonly [name: string]: number;
}): readonly (readonly [name: string, n: number])[] {
  return Object.entries(counts).sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en', { numeric: true }));
}
