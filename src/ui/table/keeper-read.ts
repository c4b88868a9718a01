import type { Fault, Game } from '../../kernel/contract.ts';
import { sameBeginning } from '../../kernel/copy.ts';
import { fault, isRecord } from '../../kernel/limits.ts';
import type { Root } from '../../kernel/root.ts';
import { parseSave } from '../../kernel/save-format.ts';
import { FORMAT, type Save, type Snapshot } from '../../kernel/saves.ts';
import { type GameRecord, isTime, readRecord } from './keeper-record.ts';
import { GROWING, type Numbered, type Reading, rangeOf } from './keeper-schema.ts';
import type { Outcome } from './keeper-trouble.ts';

/**
 * A game in the list. A game with faults cannot be played as it is, but it can be exported in its stored form and
 * removed.
 */
export interface Listed {
  readonly id: string;
  /** Empty, and 0, if the record does not even contain these. */
  readonly name: string;
  readonly played: number;
  readonly record?: GameRecord;
  readonly faults: readonly Fault[];
}

/** A game in its stored form. */
export interface Loaded {
  readonly record: GameRecord;
  readonly save: Save;
  /**
   * Broken parts that the game does not need: without a `snapshot` there is nothing to show before the replay
   * (`NO_SNAPSHOT`), and without `hashes` a replay is not checked as closely. The next answers write them again.
   */
  readonly lost: readonly ('snapshot' | 'hashes')[];
}

/** Replaces a lost snapshot: a replay skips it, and `openSnapshot` finds faults in it. */
export const NO_SNAPSHOT: Snapshot = { at: -1, state: null };

/**
 * All games that are not removed, most recently played first; including broken ones, and those of which only parts are
 * left.
 */
export async function readList(tx: Reading, game: string): Promise<readonly Listed[]> {
  const store = tx.objectStore('games');
  const [keys, stored, pieces] = await Promise.all([store.getAllKeys(), store.getAll(), piecesOf(tx)]);
  const records = new Map<string, unknown>(keys.map((key, i) => [String(key), stored[i]]));
  const ids = [...new Set([...records.keys(), ...pieces])].filter((id) => !isRemoved(records.get(id)));
  const listed = await Promise.all(
    ids.map((id) => listedOf(tx, id, records.get(id)).catch((): Listed => unreadable(id))),
  );
  return listed.filter(({ record }) => !record || record.game === game).sort((a, b) => b.played - a.played);
}

export function isRemoved(stored: unknown): boolean {
  return isRecord(stored) && isTime(stored['deleted']);
}

/** A fault in one game does not affect the list of the others. */
const unreadable = (id: string): Listed => ({ id, name: '', played: 0, faults: [fault('bad-record', ['record'], {})] });

/**
 * One game, examined without reading it: whether it has a beginning, and the right number of entries with both ends.
 */
async function listedOf(tx: Reading, id: string, stored: unknown): Promise<Listed> {
  const { record, fault: broken } = readRecord(id, stored);
  if (broken) {
    const { name, played } = isRecord(stored) ? stored : {};
    return {
      id,
      name: typeof name === 'string' ? name : '',
      played: isTime(played) ? played : 0,
      faults: [broken],
    };
  }
  const has = (n: number): Promise<boolean> => tx.objectStore('entries').getKey([id, n]).then(Boolean);
  const { count, name, played } = record;
  const [root, first, last, beyond, counted] = await Promise.all([
    tx.objectStore('roots').getKey(id),
    count === 0 || has(0),
    count === 0 || has(count - 1),
    has(count),
    tx.objectStore('entries').count(rangeOf(id)),
  ]);
  const faults: Fault[] = [];
  if (root === undefined) faults.push(fault('root-missing', ['root'], {}));
  if (!first) faults.push(missing(0));
  else if (!last) faults.push(missing(count - 1));
  else if (beyond || counted > count) faults.push(beyondEnd(count));
  // Somewhere in between: reading the game shows which one.
  else if (counted < count) faults.push(fault('action-missing', ['entries'], {}));
  return { id, name, played, record, faults };
}

const missing = (n: number): Fault => fault('action-missing', ['entries', n], { index: n });
const beyondEnd = (count: number): Fault => fault('actions-beyond', ['entries'], { count });

/**
 * Whether a game is here of which a save is an earlier point, or the same one: then the game itself did not come with
 * the save.
 */
export async function isKnown(tx: Reading, { root, at }: Save): Promise<boolean> {
  const ids = await tx.objectStore('roots').getAllKeys();
  for (const id of ids) {
    const { record } = readRecord(String(id), await tx.objectStore('games').get(id));
    if (!record || isRemoved(record) || record.at < at) continue;
    const stored = await tx.objectStore('roots').get(id);
    if (isRecord(stored) && sameBeginning(stored as unknown as Root, root)) return true;
  }
  return false;
}

/** The games that have any stored data beside the record: one step each, whatever their length. */
export async function piecesOf(tx: Reading): Promise<ReadonlySet<string>> {
  const found = new Set((await tx.objectStore('roots').getAllKeys()).map(String));
  for (const name of GROWING) {
    let cursor = await tx.objectStore(name).openKeyCursor();
    while (cursor) {
      const [id] = cursor.key;
      found.add(id);
      // A list sorts after every number, so the next key is the first of the next game.
      cursor = await cursor.continue([id, []] as unknown as Numbered);
    }
  }
  return found;
}

/** All stored data under an id. */
export interface Raw {
  readonly record: unknown;
  readonly root: unknown;
  readonly entries: readonly Row[];
  readonly hashes: readonly Row[];
  readonly snapshots: readonly Row[];
}
export interface Row {
  readonly n: number;
  readonly value: unknown;
}

export async function readRaw(tx: Reading, id: string): Promise<Raw> {
  const [record, root, [entries, hashes, snapshots]] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('roots').get(id),
    Promise.all(GROWING.map((name) => rowsOf(tx, name, id))),
  ]);
  return { record, root, entries: entries ?? [], hashes: hashes ?? [], snapshots: snapshots ?? [] };
}

async function rowsOf(tx: Reading, name: (typeof GROWING)[number], id: string): Promise<readonly Row[]> {
  const store = tx.objectStore(name);
  const range = rangeOf(id);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map(([, n], i) => ({ n, value: values[i] }));
}

/** Whether nothing at all is stored. */
export function isNothing({ record, root, entries, hashes, snapshots }: Raw): boolean {
  return record === undefined && root === undefined && entries.length + hashes.length + snapshots.length === 0;
}

/**
 * The stored game, with every part checked like a file, because data on a device may also be damaged. `damaged` with
 * the faults of the parts that it needs; `newer-version` if a newer version wrote it.
 */
export function loadedOf(id: string, raw: Raw, game: Pick<Game<unknown>, 'id'>): Outcome<Loaded> {
  if (isNothing(raw)) return { trouble: { code: 'missing' } };
  const { record, fault: broken } = readRecord(id, raw.record);
  const faults = broken ? [broken] : wholeness(record, raw);
  if (!record || faults.length > 0) return { trouble: { code: 'damaged', faults } };

  const { format, game: of, engine, at } = record;
  const bare = { format, game: of, engine, root: raw.root, entries: raw.entries.map(({ value }) => value), at };
  const read = (snapshot: unknown, checks: unknown) => parseSave(asText({ ...bare, snapshot, hashes: checks }), game);

  const hashes = raw.hashes.map(({ n, value }) => ({ at: n, hash: value }));
  const snapshots = nearest(raw.snapshots, at).map(({ n, value }) => ({ at: n, state: value }));
  const whole = read(snapshots[0], hashes);
  if (whole.save) return { record, save: whole.save, lost: [] };

  // Part by part: the necessary parts first, then the rest.
  const core = read(AT_START, []);
  if (core.faults) {
    const newer = core.faults.some(({ code }) => code === 'newer-format');
    return { trouble: { code: newer ? 'newer-version' : 'damaged', faults: core.faults } };
  }
  const checked = read(AT_START, hashes).save?.hashes;
  const shown = snapshots.map((one) => read(one, []).save?.snapshot).find((one) => one !== undefined);
  return {
    record,
    save: { ...core.save, hashes: checked ?? [], snapshot: shown ?? NO_SNAPSHOT },
    lost: [...(shown ? [] : (['snapshot'] as const)), ...(checked ? [] : (['hashes'] as const))],
  };
}

/** A snapshot without faults, while other parts are checked. */
const AT_START: Snapshot = { at: 0, state: null };

/** The missing or excess parts. */
function wholeness({ count }: GameRecord, { root, entries }: Raw): readonly Fault[] {
  if (root === undefined) return [fault('root-missing', ['root'], {})];
  const hole = entries.findIndex(({ n }, i) => n !== i);
  if (hole >= 0) return [missing(hole)];
  if (entries.length < count) return [missing(entries.length)];
  return entries.length > count ? [beyondEnd(count)] : [];
}

/** The rows at or before a point, nearest first, then those after it. */
export function nearest<T extends { readonly n: number }>(rows: readonly T[], at: number): readonly T[] {
  const distance = ({ n }: T): number => (n <= at ? at - n : Number.MAX_SAFE_INTEGER / 2 + n);
  return [...rows].sort((a, b) => distance(a) - distance(b));
}

/** As JSON; a value that cannot be written as JSON is no game. */
function asText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
}

/**
 * The part of a broken game that can be continued: the actions before the first that is missing or broken; or, if a
 * snapshot is later than those, its position. Undefined if there is neither.
 */
export function rescuedFrom(raw: Raw, game: Pick<Game<unknown>, 'id' | 'version'>): Save | undefined {
  const read = (root: unknown, entries: readonly unknown[], snapshot: unknown) =>
    parseSave(
      asText({
        format: FORMAT,
        game: game.id,
        engine: game.version,
        root,
        entries,
        at: entries.length,
        snapshot,
        hashes: [],
      }),
      game,
    );
  const hole = raw.entries.findIndex(({ n }, i) => n !== i);
  const rows = (hole < 0 ? raw.entries : raw.entries.slice(0, hole)).map(({ value }) => value);
  let core = read(raw.root, rows, AT_START);
  const bad = core.faults?.[0]?.params['index'];
  if (typeof bad === 'number') core = read(raw.root, rows.slice(0, bad), AT_START);

  const played = core.save?.entries.length ?? -1;
  const later = [...raw.snapshots].reverse().filter(({ n }) => n > played);
  for (const { value } of later) {
    const { save } = read({ is: 'position', position: value }, [], { at: 0, state: value });
    if (save) return save;
  }
  if (!core.save || played === 0) return core.save;
  return { ...core.save, snapshot: NO_SNAPSHOT };
}
