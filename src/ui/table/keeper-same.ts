import { fnv1a, same } from '../../kernel/hash.ts';
import { isRecord } from '../../kernel/limits.ts';
import { isNothing, type Raw, readRaw } from './keeper-read.ts';
import { readRecord } from './keeper-record.ts';
import type { Writing } from './keeper-schema.ts';
import { deleteAll, putRaw } from './keeper-write.ts';

/** What has become of a game that came from elsewhere with an id of its own. */
export type Placed =
  /** It was not here. */
  | 'added'
  /** It is here, and no less far. */
  | 'here'
  /** It was here and less far: it goes on from where it came with. */
  | 'continued'
  /** It was here and had gone another way: both are here now. */
  | 'beside';

/**
 * Puts a game where games are, nothing of what is here or of what comes being lost: of two that bear one id the longer stays if the
 * other is its beginning, and both if they parted. `raw` comes as it lay elsewhere; damaged parts are damaged here too.
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
    // A tab that has it open must not append to what it does not know.
    await putRaw(tx, id, withoutWriter(raw));
    return 'continued';
  }
  const other = otherId(id, raw);
  // The same game may come twice.
  if (!isNothing(await readRaw(tx, other))) return 'here';
  await putRaw(tx, other, withoutWriter(isRecord(raw.record) ? { ...raw, record: { ...raw.record, id: other } } : raw));
  return 'beside';
}

/** Whether everything that was played in `part`, under the same id, is in `whole` too. */
export function holds(whole: Raw, id: string, part: Raw): boolean {
  if (alike(whole, part)) return true;
  // A broken game is nobody's beginning.
  if (readRecord(id, whole.record).fault || readRecord(id, part.record).fault) return false;
  return (
    alike(whole.root, part.root) &&
    part.entries.length <= whole.entries.length &&
    part.entries.every((entry, i) => alike(entry, whole.entries[i]))
  );
}

/** Whether two things from a storage are the same. In a broken game there may be what is no plain data: then what JSON makes of it counts. */
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

/** Who may append to a game is of one device alone. */
export function withoutWriter(raw: Raw): Raw {
  if (!isRecord(raw.record)) return raw;
  const { writer: _, ...record } = raw.record;
  return { ...raw, record };
}

/** An id that follows from what a game is, so that the same game twice has one. */
function otherId(id: string, raw: Raw): string {
  const text = asJson([id, raw.root, raw.entries]);
  return (fnv1a(text) + fnv1a(`${text}2`)).slice(0, 24);
}
