import { fnv1a, same } from '../../kernel/hash.ts';
import { isRecord } from '../../kernel/limits.ts';
import { isNothing, type Raw, readRaw } from './keeper-read.ts';
import { readRecord } from './keeper-record.ts';
import type { Writing } from './keeper-schema.ts';
import { deleteAll, putRaw } from './keeper-write.ts';

/** The result for a game that came from elsewhere with its own id. */
export type Placed =
  /** It was not here. */
  | 'added'
  /** It is here, and at least as far. */
  | 'here'
  /** It was here but less far: it continues from the further state. */
  | 'continued'
  /** It was here and had diverged: both are here now. */
  | 'beside';

/**
 * Adds a game to the stored games without loss of either: of two with one id the longer remains if the other is its
 * beginning, and both if they diverge. `raw` is the stored form from elsewhere; damaged parts remain damaged here.
 */
export async function place(tx: Writing, id: string, raw: Raw): Promise<Placed> {
  const here = await readRaw(tx, id);
  if (isNothing(here)) {
    await putRaw(tx, id, raw);
    return 'added';
  }
  if (holds(here, id, raw)) return 'here';
  if (holds(raw, id, here)) {
    await deleteAll(tx, id);
    // A tab that has it open must not append to entries that it does not know.
    await putRaw(tx, id, withoutWriter(raw));
    return 'continued';
  }
  const other = otherId(id, raw);
  // The same game may arrive twice.
  if (!isNothing(await readRaw(tx, other))) return 'here';
  await putRaw(tx, other, withoutWriter(isRecord(raw.record) ? { ...raw, record: { ...raw.record, id: other } } : raw));
  return 'beside';
}

/** Whether all the play in `part`, under the same id, is also in `whole`. */
export function holds(whole: Raw, id: string, part: Raw): boolean {
  if (alike(whole, part)) return true;
  // A broken game is never the beginning of another.
  if (readRecord(id, whole.record).fault || readRecord(id, part.record).fault) return false;
  return (
    alike(whole.root, part.root) &&
    part.entries.length <= whole.entries.length &&
    part.entries.every((entry, i) => alike(entry, whole.entries[i]))
  );
}

/**
 * Whether two stored values are the same. A broken game may contain values that are no plain data; then their JSON is
 * compared.
 */
export function alike(a: unknown, b: unknown): boolean {
  try {
    return same(a, b);
  } catch {
    return asJson(a) === asJson(b);
  }
}

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return String(value);
  }
}

/** The writer of a game concerns only one device. */
export function withoutWriter(raw: Raw): Raw {
  if (!isRecord(raw.record)) return raw;
  const { writer: _, ...record } = raw.record;
  return { ...raw, record };
}

/** An id that derives from the content of a game, so that equal games have equal ids. */
function otherId(id: string, raw: Raw): string {
  const text = asJson([id, raw.root, raw.entries]);
  return (fnv1a(text) + fnv1a(`${text}2`)).slice(0, 24);
}
