import * as v from 'valibot';
import type { Fault, Game, Json } from '../../kernel/contract.ts';
import { fault, isRecord, type Limits, readJson } from '../../kernel/limits.ts';
import { parseSave, SAVE_LIMITS } from '../../kernel/save-format.ts';
import type { Save } from '../../kernel/saves.ts';
import { isShared } from './copies.ts';
import type { Raw } from './keeper-read.ts';
import { MOST, SITTINGS, tidyName } from './keeper-record.ts';
import type { About } from './keeper-write.ts';
import type { Sitting } from './sitting.ts';

/**
 * A game as a file: the save, within the table's own data, `{ scriptorium, name, sittings, settings, save, shared? }`.
 * The format of saves remains the same; a bare save can also be read.
 */
export const FILE_FORMAT = 1;

/** The envelope of a broken game in its stored form, for the maintainer who repairs it. It cannot be imported. */
const RAW_FORMAT = 'raw';

/** The limits of a save, and one level deeper. */
const FILE_LIMITS: Limits = { ...SAVE_LIMITS, depth: SAVE_LIMITS.depth + 1 };

/** More bytes than any game file has: a larger file is not read at all. */
export const MOST_BYTES = 3 * SAVE_LIMITS.length;

const ENVELOPE = v.strictObject({
  scriptorium: v.literal(FILE_FORMAT),
  name: v.pipe(v.string(), v.maxLength(MOST.name)),
  sittings: SITTINGS,
  settings: v.pipe(
    v.unknown(),
    v.check((settings) => JSON.stringify(settings ?? null).length <= MOST.settings, 'too much'),
  ),
  save: v.unknown(),
  shared: v.exactOptional(v.literal(true)),
});

/** The content of a game file. */
export interface Filed {
  readonly name: string;
  readonly sittings: readonly Sitting[];
  readonly settings: Json;
  readonly save: Save;
  /** Several persons have played it, whoever its current players are. */
  readonly shared?: true;
}

/** A game as the text of a file. */
export function fileOf({
  name,
  sittings,
  settings,
  save,
  shared,
}: Omit<About, 'summary'> & { readonly save: Save }): string {
  // If there are several persons now, the sittings show it.
  const past = shared && !isShared({ sittings }) ? { shared } : {};
  return JSON.stringify({ scriptorium: FILE_FORMAT, name: tidyName(name), sittings, settings, save, ...past });
}

/** All stored data of a broken game as the text of a file. */
export function rawFileOf(id: string, raw: Raw): string {
  try {
    return JSON.stringify({ scriptorium: RAW_FORMAT, id, ...raw });
  } catch {
    // A value that is no plain data: the text shows at least its kind.
    return JSON.stringify({ scriptorium: RAW_FORMAT, id, text: String(raw.record) });
  }
}

/**
 * The game in a file, or its faults by name. Never throws: files are hostile input. Beside the faults of `parseSave`,
 * whose paths then begin with `save`:
 * - `newer-format`: the file was written by a newer version of the site;
 * - `raw-game`: the file holds a broken game in its stored form;
 * - `bad-name`, `bad-sittings`, `bad-settings`: a part of the envelope does not fit the format.
 */
export function readFile(
  text: string,
  game: Pick<Game<unknown>, 'id'>,
):
  | { readonly filed: Filed; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly filed?: undefined } {
  const read = readJson(text, FILE_LIMITS);
  if (read.fault) return { faults: [read.fault] };
  if (!isRecord<Json>(read.value) || !Object.hasOwn(read.value, 'scriptorium')) {
    const { save, faults } = parseSave(text, game);
    return faults ? { faults } : { filed: { name: '', sittings: [], settings: null, save } };
  }
  const { scriptorium } = read.value;
  if (scriptorium === RAW_FORMAT) return { faults: [fault('raw-game', [], {})] };
  if (typeof scriptorium === 'number' && scriptorium > FILE_FORMAT) {
    return { faults: [fault('newer-format', ['scriptorium'], { format: scriptorium, known: FILE_FORMAT })] };
  }
  const parsed = v.safeParse(ENVELOPE, read.value, { abortEarly: true });
  if (!parsed.success) return { faults: [partFault(parsed.issues[0])] };
  const { name, sittings, settings, shared } = parsed.output;
  const { save, faults } = parseSave(JSON.stringify(parsed.output.save) ?? '', game);
  if (faults) return { faults: faults.map((one) => ({ ...one, path: one.path ? `save.${one.path}` : 'save' })) };
  return {
    filed: { name: tidyName(name), sittings, settings: (settings ?? null) as Json, save, ...(shared && { shared }) },
  };
}

/**
 * The id of the game in a file, of any book; or the reason why it is no game file: the faults of `readJson`,
 * `raw-game`, `newer-format`, `not-a-save`. `readFile` reads the file itself at that game's table. Never throws.
 */
export function gameIn(
  text: string,
): { readonly game: string; readonly fault?: undefined } | { readonly fault: Fault; readonly game?: undefined } {
  const read = readJson(text, FILE_LIMITS);
  if (read.fault) return { fault: read.fault };
  const { value } = read;
  const envelope = isRecord<Json>(value) && Object.hasOwn(value, 'scriptorium') ? value : undefined;
  if (envelope?.['scriptorium'] === RAW_FORMAT) return { fault: fault('raw-game', [], {}) };
  const save = envelope ? envelope['save'] : value;
  const game = isRecord<Json>(save) ? save['game'] : undefined;
  return typeof game === 'string' ? { game } : { fault: fault('not-a-save', [], {}) };
}

const PART_FAULTS: { readonly [part: string]: string } = {
  name: 'bad-name',
  sittings: 'bad-sittings',
  settings: 'bad-settings',
};

function partFault(issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  return fault(PART_FAULTS[String(path[0])] ?? 'not-a-save', path, {});
}
