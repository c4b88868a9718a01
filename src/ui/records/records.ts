import * as v from 'valibot';
import type { Json } from '../../kernel/contract.ts';
import { same } from '../../kernel/hash.ts';
import { isRecord, type Limits, readJson } from '../../kernel/limits.ts';
import { type Counting, isCounting } from '../../kernel/root.ts';
import { COUNTING, DAY } from '../../kernel/save-format.ts';

/** The record book of a book: the results of finished games, as plain data that is kept on the device and in files. */

/** A finished game. */
export interface Recorded {
  /** The id of the game on the device where it was played. */
  readonly game: string;
  /** When it ended, in ms since 1970. */
  readonly ended: number;
  /** The version of the rules. */
  readonly version: number;
  /** Its day, and why it stands apart. */
  readonly counts: Counting;
  /** The result as its book writes it. */
  readonly result: Json;
}

export interface Records {
  /** In the order in which they ended. */
  readonly games: readonly Recorded[];
  /** Records that cannot be read, unchanged: nothing that was written is lost. */
  readonly damaged: readonly Json[];
  /** The last day whose game was begun on this device. */
  readonly begun?: string;
}

export const EMPTY: Records = { games: [], damaged: [] };

/** The format name in the text, which identifies a file of something else. */
const FORMAT = 'scriptorium-records';
const VERSION = 1;
const LIMITS: Limits = { length: 4_000_000, depth: 12, items: 20_000, text: 2_000 };

/** The last moment that a date can show, in ms since 1970. */
const LAST_MOMENT = 8_640_000_000_000_000;
const RECORDED = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  ended: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  counts: COUNTING,
  result: v.unknown(),
});

/** The reason why a text is no record book: it is damaged, is something else, or is from a later version of this site. */
export type Damage = 'damaged' | 'other' | 'newer';

/** Reads a text from any source; never throws. A record that cannot be read harms no other. */
export function readRecords(
  text: string,
):
  | { readonly records: Records; readonly damage?: undefined }
  | { readonly damage: Damage; readonly records?: undefined } {
  const read = readJson(text, LIMITS);
  if (read.fault || !isRecord<Json>(read.value)) return { damage: 'damaged' };
  const { format, version, games, begun } = read.value;
  if (format !== FORMAT) return { damage: 'other' };
  if (typeof version === 'number' && version > VERSION) return { damage: 'newer' };
  if (!Array.isArray(games)) return { damage: 'damaged' };
  const written = games as readonly Json[];
  const isSound = (one: Json) => v.is(RECORDED, one);
  return {
    records: {
      games: inOrder(written.filter(isSound) as unknown as readonly Recorded[]),
      damaged: written.filter((one) => !isSound(one)),
      ...(v.is(DAY, begun) ? { begun } : {}),
    },
  };
}

/** The text of a record book, for `readRecords`. */
export function textOfRecords({ games, damaged, begun }: Records): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, games: [...games, ...damaged], begun })}\n`;
}

/** The same with a finished game. A game that ends again has its later result, but a result that counts remains. */
export function withGame(records: Records, recorded: Recorded): Records {
  return merged(records, { games: [recorded], damaged: [] });
}

/** Joins two record books without a loss: of two results of one game that remains which counts, or else the later one. */
export function merged(a: Records, b: Records): Records {
  const games = new Map<string, Recorded>();
  for (const one of [...a.games, ...b.games]) games.set(one.game, better(games.get(one.game), one));
  const damaged = [...a.damaged, ...b.damaged.filter((one) => !a.damaged.some((other) => same(one, other)))];
  const begun = [a.begun, b.begun]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  return { games: inOrder([...games.values()]), damaged, ...(begun ? { begun } : {}) };
}

function better(a: Recorded | undefined, b: Recorded): Recorded {
  // A finished game that is looked at again ends no later.
  if (!a) return b;
  if (same([a.counts, a.result], [b.counts, b.result])) return a.ended <= b.ended ? a : b;
  const counts = [isCounting(a), isCounting(b)];
  if (counts[0] !== counts[1]) return counts[0] ? a : b;
  return b.ended >= a.ended ? b : a;
}

const inOrder = (games: readonly Recorded[]): readonly Recorded[] =>
  games.toSorted((a, b) => a.ended - b.ended || (a.game < b.game ? -1 : 1));
