import { isRecord, type Limits, readJson } from '../../kernel/limits.ts';

/** What somebody has done of the lessons of a book: plain data, kept on the device and carried in a file. */
export interface Progress {
  /** Steps that were solved, by lesson. */
  readonly done: { readonly [lesson: string]: readonly string[] };
  /** Lessons that were passed over. */
  readonly skipped: readonly string[];
  /** How often each rule has refused something. */
  readonly refused: { readonly [rule: string]: number };
  /** How often each step went wrong, as `lesson/step`. */
  readonly missed: { readonly [step: string]: number };
}

/** Where puzzles stand among what is done: as the steps of a lesson of this name. */
export const PUZZLES = 'puzzles';

export const NOTHING: Progress = { done: {}, skipped: [], refused: {}, missed: {} };

/** A lesson by its name and the names of its steps. */
export interface Path {
  readonly id: string;
  readonly steps: readonly string[];
}

/** What the text says of itself, so that a file of something else is known. */
const FORMAT = 'scriptorium-lessons';
const VERSION = 1;
const LIMITS: Limits = { length: 200_000, depth: 4, items: 4_000, text: 200 };
/** Counters go no further: nobody reads more, and sums stay whole numbers. */
const MOST = 9999;

/** Why a text is no progress: it is damaged, of something else, or of a later version of this site. */
export type Damage = 'damaged' | 'other' | 'newer';

/** Reads a text that anybody may have written. What is not as it should be is named, and what fits of it comes with it. */
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
  // What was written comes out again as it was; anything else has been tampered with or cut off.
  const whole =
    JSON.stringify(written(progress)) === JSON.stringify({ format, version, done, skipped, refused, missed });
  return whole && version === VERSION ? { progress } : { progress, damage: 'damaged' };
}

/** The text of a progress, which `readText` reads. */
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

/** A step of a lesson, both by their names. */
export interface StepOf {
  readonly lesson: string;
  readonly step: string;
}

/** A step was solved: its lesson is not passed over any more. */
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

/** How a lesson stands. */
export type Stands = 'new' | 'begun' | 'done' | 'skipped';

export function standsOf(progress: Progress, { id, steps }: Path): Stands {
  const known = stepsOf(progress, id).filter((step) => steps.includes(step)).length;
  if (known === steps.length) return 'done';
  if (progress.skipped.includes(id)) return 'skipped';
  return known > 0 ? 'begun' : 'new';
}

/** The first step of a lesson that is not solved; its first where all are. */
export function firstOpen(progress: Progress, { id, steps }: Path): number {
  const done = stepsOf(progress, id);
  return Math.max(
    0,
    steps.findIndex((step) => !done.includes(step)),
  );
}

/** The lesson to go on with: the first that is neither done nor passed over. */
export function nextOf(progress: Progress, path: readonly Path[]): Path | undefined {
  return path.find((one) => ['new', 'begun'].includes(standsOf(progress, one)));
}

/** Two progresses as one: everything done in either; of counters the greater, so that the same file twice counts once. */
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

/** Names with their counts, the most first; equal ones in the order of their names. */
export function mostFirst(counts: {
  readonly [name: string]: number;
}): readonly (readonly [name: string, n: number])[] {
  return Object.entries(counts).sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en', { numeric: true }));
}
