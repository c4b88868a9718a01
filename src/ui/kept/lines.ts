import * as v from 'valibot';
import type { Fault, Json } from '../../kernel/contract.ts';
import { fault, isRecord, type Limits, readJson } from '../../kernel/limits.ts';
import { SAVE_LIMITS } from '../../kernel/save-format.ts';
import { gameIn } from '../table/keeper-file.ts';
import type { Raw } from '../table/keeper-read.ts';

/**
 * All kept data of a device as one file: lines of JSON. The first line gives the format and the number of lines that
 * follow. Each other line is a text or a game and is read by itself, so that a damaged line affects no other.
 */

/** The format of the lines. */
export const KEPT_FORMAT = 1;
const KEPT = 'kept';

/** The largest length in characters of a file that is read at all. */
const MOST = 200_000_000;
/** The limits of one line: a game in its stored form, or a text as a string. */
const LIMITS: Limits = { ...SAVE_LIMITS, depth: SAVE_LIMITS.depth + 4, text: 500_000 };

/** The content of a line. A text without a book belongs to the site. */
export type Line =
  | { readonly is: 'text'; readonly book?: string | undefined; readonly part: string; readonly text: string }
  | { readonly is: 'game'; readonly book: string; readonly id: string; readonly raw: Raw };

/** The text of a file. */
export function textOfLines(lines: readonly Line[]): string {
  const head = { scriptorium: KEPT, format: KEPT_FORMAT, lines: lines.length };
  return `${[head, ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

const name = v.pipe(v.string(), v.maxLength(80));
const rows = v.array(v.strictObject({ n: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), value: v.unknown() }));
const LINE = v.variant('is', [
  v.strictObject({ is: v.literal('text'), book: v.exactOptional(name), part: name, text: v.string() }),
  v.strictObject({
    is: v.literal('game'),
    book: name,
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    raw: v.strictObject({
      record: v.unknown(),
      root: v.unknown(),
      entries: rows,
      hashes: rows,
      snapshots: rows,
    }),
  }),
]);

/** A line that was read, or its fault. */
export type LineRead =
  | { readonly line: Line; readonly fault?: undefined }
  | { readonly fault: Fault; readonly line?: undefined };

/**
 * Reads a file from any source; never throws. `fault` of the file as a whole:
 * - `too-large` (`length`, `max`);
 * - `game-file` (`game`): it is the file of one game, which that book's table opens;
 * - `not-kept`: it is a file of something else;
 * - `newer-format` (`format`, `known`): a newer version of the site has written it.
 * `missing`: the number of lines that are cut off at its end. A line has the faults of `readJson`, or is a `bad-line`.
 */
export function readLines(
  text: string,
):
  | { readonly fault: Fault; readonly read?: undefined; readonly missing?: undefined }
  | { readonly read: readonly LineRead[]; readonly missing: number; readonly fault?: undefined } {
  if (text.length > MOST) return { fault: fault('too-large', [], { length: text.length, max: MOST }) };
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  const { value: head } = readJson(first, LIMITS);
  if (!isRecord<Json>(head) || head['scriptorium'] !== KEPT) {
    const { game } = gameIn(text);
    return { fault: game === undefined ? fault('not-kept', [], {}) : fault('game-file', [], { game }) };
  }
  const { format, lines } = head;
  if (typeof format !== 'number') return { fault: fault('not-kept', ['format'], {}) };
  if (format > KEPT_FORMAT) return { fault: fault('newer-format', ['format'], { format, known: KEPT_FORMAT }) };
  const missing = typeof lines === 'number' ? Math.max(0, lines - rest.length) : 0;
  return { read: rest.map((line, i) => readLine(line, i + 2)), missing };
}

/** `at`: the number of the line in the file. */
function readLine(text: string, at: number): LineRead {
  const { value, fault: broken } = readJson(text, LIMITS);
  if (broken) return { fault: { ...broken, params: { ...broken.params, line: at } } };
  const parsed = v.safeParse(LINE, value, { abortEarly: true });
  if (parsed.success) return { line: parsed.output };
  const path = (parsed.issues[0].path ?? []).map((item) => String(item.key));
  return { fault: fault('bad-line', path, { line: at }) };
}
