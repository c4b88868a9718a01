import * as v from 'valibot';
import type { Fault, Json } from '../../kernel/contract.ts';
import { fault, type Limits, readJson } from '../../kernel/limits.ts';
import { cleanName } from '../../kernel/names.ts';
import type { Counting } from '../../kernel/root.ts';
import { COUNTING } from '../../kernel/save-format.ts';
import type { Sitting } from './sitting.ts';

/** The data about a game beside the game itself: small, and rewritten with every answer. */
export interface GameRecord {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since 1970: the time when it was begun here, and the time of the last play. */
  readonly created: number;
  readonly played: number;
  /** The game id of the save. */
  readonly game: string;
  readonly engine: number;
  readonly format: number;
  readonly sittings: readonly Sitting[];
  /** The position of the cursor, and the number of entries. */
  readonly at: number;
  readonly count: number;
  /**
   * The settings of the page, and the list's summary of the game: plain data of the game's own page. Whole numbers
   * only.
   */
  readonly settings: Json;
  readonly summary: Json;
  /** The writer that may append: the last one that has claimed the game. */
  readonly writer?: string;
  /** Several persons play it, or have played it before: a person who now plays alone does not count as the only one. */
  readonly shared?: true;
  /** It is a copy of another game (see `copyAt`). */
  readonly copy?: true;
  /** That of its root, for the list. */
  readonly counts?: Counting;
  /** The time when it was removed; it can be restored until it is purged. */
  readonly deleted?: number;
}

/**
 * Limits of the names of games, as kept and as stored in a record; of players and levels of computers; of seats at a
 * table; of characters of settings.
 */
export const MOST = { name: 120, stored: 2_000, player: 80, seats: 12, settings: 20_000 } as const;
const PLAIN_LIMITS: Limits = { length: MOST.settings, depth: 12, items: 2_000, text: 2_000 };

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The sittings. No seat occurs twice. */
export const SITTINGS = v.pipe(
  v.array(
    v.strictObject({
      seat: text(MOST.player),
      name: text(MOST.player),
      is: v.picklist(['person', 'computer']),
      level: v.exactOptional(text(MOST.player)),
    }),
  ),
  v.maxLength(MOST.seats),
  v.check((sittings) => new Set(sittings.map(({ seat }) => seat)).size === sittings.length, 'a seat twice'),
);

/** The last moment that a date can show, in milliseconds since 1970. */
const LAST_MOMENT = 8_640_000_000_000_000;
const time = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));

/** Whether a value is a time that can be shown: a record may hold anything. */
export const isTime = (value: unknown): value is number => v.is(time, value);

/** Plain data in the form of a file, of limited size. Other values are left out, because a game can do without them. */
const PLAIN = v.fallback(
  v.custom<unknown>((value) => isPlain(value)),
  null,
);

function isPlain(value: unknown): boolean {
  try {
    const text = JSON.stringify(value) as string | undefined;
    return text !== undefined && !readJson(text, PLAIN_LIMITS).fault;
  } catch {
    return false;
  }
}

const RECORD = v.object({
  id: v.string(),
  name: text(MOST.stored),
  created: time,
  played: time,
  game: v.string(),
  engine: whole,
  format: whole,
  sittings: SITTINGS,
  at: whole,
  count: whole,
  settings: PLAIN,
  summary: PLAIN,
  writer: v.exactOptional(v.string()),
  shared: v.exactOptional(v.literal(true)),
  copy: v.exactOptional(v.literal(true)),
  counts: v.exactOptional(COUNTING),
  deleted: v.exactOptional(time),
});

/** The stored record of a game, or its broken part (`record-missing`, `bad-record`). */
export function readRecord(
  id: string,
  stored: unknown,
):
  | { readonly record: GameRecord; readonly fault?: undefined }
  | { readonly fault: Fault; readonly record?: undefined } {
  if (stored === undefined) return { fault: fault('record-missing', ['record'], {}) };
  const parsed = v.safeParse(RECORD, stored, { abortEarly: true });
  if (!parsed.success) {
    const path = (parsed.issues[0].path ?? []).map((item) => String(item.key));
    return { fault: fault('bad-record', ['record', ...path], {}) };
  }
  const record = parsed.output as GameRecord;
  if (record.id !== id) return { fault: fault('bad-record', ['record', 'id'], {}) };
  if (record.at > record.count) return { fault: fault('bad-record', ['record', 'at'], {}) };
  return { record };
}

/** The name of a game in its stored form. */
export const tidyName = (name: string): string => cleanName(name, MOST.name);

/** An id that is unique on all devices. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
