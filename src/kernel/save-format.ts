import * as v from 'valibot';
import type { Draws, Fault, Game, Json, Params } from './contract.ts';
import { isDraws } from './dice.ts';
import { fault, isRecord, type Limits, readJson } from './limits.ts';
import { APART } from './root.ts';
import { FORMAT, type Save } from './saves.ts';

/** More than the longest game needs, and small enough for a phone. */
export const SAVE_LIMITS: Limits = { length: 16_000_000, depth: 24, items: 60_000, text: 2_000 };

/** Dice laid out for one action, and keys of one action. */
const MOST_GIVEN = 200;
const MOST_KEYS = 100;
/** How often a game may have changed its dice; each import does so once. */
const MOST_SEEDS = 1000;

/** Migrations from each older format, by its number, to the next. */
const MIGRATIONS: { readonly [format: number]: (written: Params) => Params } = {};

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seed = v.pipe(v.number(), v.safeInteger());
const few = <T extends { readonly [key: string]: unknown }>() =>
  v.check<T, string>((record) => Object.keys(record).length <= MOST_KEYS, 'too many keys');
const values = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.record(v.string(), v.pipe(v.number(), v.safeInteger())), few()),
]);

const action = v.strictObject({
  kind: v.string(),
  fixed: v.pipe(v.record(v.string(), v.string()), few()),
  values: v.pipe(v.record(v.string(), values), few()),
});

/** A day in the form of a date; of `Counting`. */
export const DAY = v.pipe(v.string(), v.isoDate());
/** What is kept of a game that counts. */
export const COUNTING = v.strictObject({ day: v.exactOptional(DAY), apart: v.exactOptional(v.picklist(APART)) });

const since = {
  seeds: v.exactOptional(v.pipe(v.array(v.strictObject({ at: index, seed })), v.maxLength(MOST_SEEDS))),
  copy: v.exactOptional(v.literal(true)),
  counts: v.exactOptional(COUNTING),
};
const root = v.variant('is', [
  v.strictObject({ is: v.literal('game'), options: v.unknown(), seed, ...since }),
  v.strictObject({ is: v.literal('position'), position: v.unknown(), seed: v.exactOptional(seed), ...since }),
  v.strictObject({ is: v.literal('scene'), scene: v.string(), ...since }),
]);

const save = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  engine: index,
  root,
  entries: v.array(
    v.strictObject({
      action,
      given: v.exactOptional(v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(MOST_GIVEN))),
      draws: v.exactOptional(v.pipe(v.custom<Draws>(isDraws), few())),
      auto: v.exactOptional(v.literal(true)),
      joined: v.exactOptional(v.literal(true)),
    }),
  ),
  at: index,
  snapshot: v.strictObject({ at: index, state: v.unknown() }),
  hashes: v.array(v.strictObject({ at: index, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) })),
});

/** The fault of each part; an error in any other part means that the file is not a save. */
const PART_FAULTS: { readonly [part: string]: string } = {
  root: 'bad-root',
  entries: 'bad-action',
  at: 'bad-cursor',
  snapshot: 'bad-snapshot',
  hashes: 'bad-hash',
};

/**
 * The save that `text` holds, or its faults by name. Never throws. Beside those of `readJson`:
 * - `not-a-save`: another kind of file, or an incomplete one;
 * - `newer-format`: written by a newer version of the site (`format`, `known`);
 * - `other-game` (`game`);
 * - `bad-root`, `bad-action` (`index`), `bad-cursor`, `bad-snapshot`, `bad-hash`: a part violates the format.
 */
export function parseSave(
  text: string,
  game: Pick<Game<unknown>, 'id'>,
):
  | { readonly save: Save; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly save?: undefined } {
  const read = readJson(text, SAVE_LIMITS);
  if (read.fault) return { faults: [read.fault] };
  if (!isRecord<Json>(read.value)) return { faults: [fault('not-a-save', [], {})] };
  const migrated = migrate(read.value);
  if (migrated.fault) return { faults: [migrated.fault] };
  // Checked before the schema, so that a valid save of another game is not reported as damaged.
  const other = migrated.written['game'];
  if (typeof other === 'string' && other !== game.id)
    return { faults: [fault('other-game', ['game'], { game: other })] };
  // One issue is enough for a reader, and a malicious file could have very many.
  const parsed = v.safeParse(save, migrated.written, { abortEarly: true });
  if (!parsed.success) return { faults: parsed.issues.map(partFault) };
  const beyond = outside(parsed.output);
  return beyond.length > 0 ? { faults: beyond } : { save: parsed.output };
}

function migrate(
  written: Params,
): { readonly written: Params; readonly fault?: undefined } | { readonly fault: Fault; readonly written?: undefined } {
  const { format } = written;
  if (typeof format !== 'number') return { fault: fault('not-a-save', ['format'], {}) };
  if (format > FORMAT) return { fault: fault('newer-format', ['format'], { format, known: FORMAT }) };
  let migrated = written;
  for (let from = format; from < FORMAT; from++) {
    const step = MIGRATIONS[from];
    if (!step) return { fault: fault('not-a-save', ['format'], { format }) };
    migrated = step(migrated);
  }
  return { written: migrated };
}

function partFault(issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  const [part, place] = path;
  const code = PART_FAULTS[String(part)] ?? 'not-a-save';
  return fault(code, path, code === 'bad-action' && typeof place === 'number' ? { index: place } : {});
}

/** Faults of indices beyond the entries. */
function outside({ at, entries, snapshot, hashes }: Save): readonly Fault[] {
  const beyond = (n: number) => n > entries.length;
  const ordered = hashes.every((phase, i) => !beyond(phase.at) && phase.at > (hashes[i - 1]?.at ?? -1));
  return [
    ...(beyond(at) ? [fault('bad-cursor', ['at'], {})] : []),
    ...(beyond(snapshot.at) ? [fault('bad-snapshot', ['snapshot', 'at'], {})] : []),
    ...(ordered ? [] : [fault('bad-hash', ['hashes'], {})]),
  ];
}
