import type { Json } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/limits.ts';
import type { Root } from '../../kernel/root.ts';
import { FORMAT, type PhaseHash, type Save, type SavedEntry, type Snapshot } from '../../kernel/saves.ts';
import { isShared } from './copies.ts';
import { isNothing, isRemoved, nearest, type Raw, readRaw } from './keeper-read.ts';
import { type GameRecord, readRecord, tidyName } from './keeper-record.ts';
import { GROWING, rangeOf, stop, together, type Writing } from './keeper-schema.ts';
import type { Sitting } from './sitting.ts';

/** The list's data about a game, and its players. */
export interface About {
  readonly name: string;
  readonly sittings: readonly Sitting[];
  readonly settings: Json;
  readonly summary: Json;
  /** Several persons have played it before. */
  readonly shared?: true;
}

/** The change of a stored game by one answer, or by undone answers. */
export interface Change {
  /** The first entry that differs from the stored ones; those from here on are dropped. */
  readonly from: number;
  /** The new entries from there on. */
  readonly entries: readonly SavedEntry[];
  /** The position of the cursor. */
  readonly at: number;
  /** The hashes of the phases that begin at `from` or later. */
  readonly hashes?: readonly PhaseHash[];
  /** The root, if it is another: the game counts no longer. */
  readonly root?: Root;
  /** The state at the cursor, or at another point. */
  readonly snapshot?: Snapshot;
  readonly summary: Json;
  readonly settings?: Json;
  readonly sittings?: readonly Sitting[];
}

/** The number of stored snapshots of a game, those nearest the cursor: if one is damaged there are others. */
const SNAPSHOTS = 3;

/** Writes a whole game. */
export async function writeGame(
  tx: Writing,
  id: string,
  save: Save,
  about: About,
  { now, writer }: { readonly now: number; readonly writer?: string | undefined },
): Promise<GameRecord> {
  if ((await tx.objectStore('games').getKey(id)) !== undefined) stop('exists');
  const record: GameRecord = {
    id,
    name: tidyName(about.name),
    created: now,
    played: now,
    game: save.game,
    engine: save.engine,
    format: FORMAT,
    sittings: about.sittings,
    at: save.at,
    count: save.entries.length,
    settings: about.settings,
    summary: about.summary,
    ...(isShared(about) ? { shared: true } : {}),
    ...(save.root.copy ? { copy: true } : {}),
    ...(save.root.counts ? { counts: save.root.counts } : {}),
    ...(writer === undefined ? {} : { writer }),
  };
  await together([
    () => tx.objectStore('games').put(record, id),
    () => tx.objectStore('roots').put(save.root, id),
    ...save.entries.map((entry, n) => () => tx.objectStore('entries').put(entry, [id, n])),
    ...save.hashes.map(
      ({ at, hash }) =>
        () =>
          tx.objectStore('hashes').put(hash, [id, at]),
    ),
    ...(save.snapshot.at < 0
      ? []
      : [() => tx.objectStore('snapshots').put(save.snapshot.state, [id, save.snapshot.at])]),
  ]);
  return record;
}

/** Appends to a game; touches only the records that change. A game that continues is no longer removed. */
export async function appendTo(
  tx: Writing,
  id: string,
  change: Change,
  { now, writer }: { readonly now: number; readonly writer?: string | undefined },
): Promise<GameRecord> {
  const { from, entries, at, hashes = [], root, snapshot } = change;
  const { deleted: _, ...record } = await theRecord(tx, id, writer);
  const count = from + entries.length;
  if (from > record.count) stop('gap');
  if (at > count) throw new RangeError(`the cursor stands at ${at} of ${count} entries`);

  const next: GameRecord = {
    ...record,
    played: now,
    at,
    count,
    summary: change.summary,
    settings: change.settings ?? record.settings,
    sittings: change.sittings ?? record.sittings,
    ...(root?.counts ? { counts: root.counts } : {}),
    ...(isShared(record) || (change.sittings && isShared({ sittings: change.sittings })) ? { shared: true } : {}),
  };
  const dropped =
    from < record.count
      ? [
          () => tx.objectStore('entries').delete(rangeOf(id, from)),
          // The hash before the first of them is still valid.
          () => tx.objectStore('hashes').delete(rangeOf(id, from + 1)),
          () => tx.objectStore('snapshots').delete(rangeOf(id, from + 1)),
        ]
      : [];
  await together([
    ...dropped,
    () => tx.objectStore('games').put(next, id),
    ...(root ? [() => tx.objectStore('roots').put(root, id)] : []),
    ...entries.map((entry, i) => () => tx.objectStore('entries').put(entry, [id, from + i])),
    ...hashes.map((phase) => () => tx.objectStore('hashes').put(phase.hash, [id, phase.at])),
    ...(snapshot ? [() => tx.objectStore('snapshots').put(snapshot.state, [id, snapshot.at])] : []),
  ]);
  if (snapshot) await thinOut(tx, id, at);
  return next;
}

/** The record of a game that `writer` may write to. */
async function theRecord(tx: Writing, id: string, writer: string | undefined): Promise<GameRecord> {
  const stored = await tx.objectStore('games').get(id);
  if (stored === undefined) return stop('missing');
  const { record, fault } = readRecord(id, stored);
  if (fault) return stop('damaged', [fault]);
  if (writer !== undefined && record.writer !== writer) stop('taken-over');
  return record;
}

async function thinOut(tx: Writing, id: string, at: number): Promise<void> {
  const keys = await tx.objectStore('snapshots').getAllKeys(rangeOf(id));
  const far = nearest(
    keys.map(([, n]) => ({ n })),
    at,
  ).slice(SNAPSHOTS);
  await together(
    far.map(
      ({ n }) =>
        () =>
          tx.objectStore('snapshots').delete([id, n]),
    ),
  );
}

/** From now on only `writer` may append. */
export async function claimFor(tx: Writing, id: string, writer: string): Promise<GameRecord> {
  const record = await theRecord(tx, id, undefined);
  const next = { ...record, writer };
  await tx.objectStore('games').put(next, id);
  return next;
}

export async function renameTo(tx: Writing, id: string, name: string): Promise<GameRecord> {
  const record = await theRecord(tx, id, undefined);
  const next = { ...record, name: tidyName(name) };
  await tx.objectStore('games').put(next, id);
  return next;
}

/** Copies all data of a game to another id. */
export async function copyTo(
  tx: Writing,
  id: string,
  { to, name, now }: { readonly to: string; readonly name: string; readonly now: number },
): Promise<GameRecord> {
  const { writer: _, ...record } = await theRecord(tx, id, undefined);
  const raw = await readRaw(tx, id);
  const copy: GameRecord = { ...record, id: to, name: tidyName(name), created: now, played: now };
  await putRaw(tx, to, { ...raw, record: copy });
  return copy;
}

/** Stores all data of a game under an id, unchanged. A broken game lacks some parts. */
export async function putRaw(tx: Writing, id: string, raw: Raw): Promise<void> {
  await together([
    ...(raw.record === undefined ? [] : [() => tx.objectStore('games').put(raw.record, id)]),
    ...(raw.root === undefined ? [] : [() => tx.objectStore('roots').put(raw.root, id)]),
    ...GROWING.flatMap((store) =>
      raw[store].map(
        ({ n, value }) =>
          () =>
            tx.objectStore(store).put(value, [id, n]),
      ),
    ),
  ]);
}

/** Deletes all stored data of a game. */
export async function deleteAll(tx: Writing, id: string): Promise<void> {
  await together([() => tx.objectStore('games').delete(id), ...piecesOf(tx, id)]);
}

/** Marks a game, also a broken one, as removed at a time; or clears the mark. */
export async function markRemoved(tx: Writing, id: string, at: number | undefined): Promise<void> {
  const stored = await tx.objectStore('games').get(id);
  if (stored === undefined && isNothing(await readRaw(tx, id))) stop('missing');
  const { deleted: _, ...rest } = isRecord(stored) ? stored : stored === undefined ? {} : { was: stored };
  if (at !== undefined) await tx.objectStore('games').put({ ...rest, deleted: at }, id);
  // Some broken games have no data except the mark.
  else if (Object.keys(rest).length === 0) await tx.objectStore('games').delete(id);
  else await tx.objectStore('games').put(rest, id);
}

/** Deletes removed games permanently: one of them, or all that were removed before a time. Returns their number. */
export async function purgeRemoved(
  tx: Writing,
  which: { readonly id: string } | { readonly before: number },
): Promise<number> {
  const store = tx.objectStore('games');
  const [keys, stored] =
    'id' in which ? [[which.id], [await store.get(which.id)]] : await Promise.all([store.getAllKeys(), store.getAll()]);
  const gone = keys.filter((_, i) => {
    const record = stored[i];
    return isRemoved(record) && ('id' in which || (record as { deleted: number }).deleted < which.before);
  });
  await together(gone.flatMap((id) => [() => store.delete(id), ...piecesOf(tx, id)]));
  return gone.length;
}

function piecesOf(tx: Writing, id: string): readonly (() => Promise<void>)[] {
  return [
    () => tx.objectStore('roots').delete(id),
    ...GROWING.map((name) => () => tx.objectStore(name).delete(rangeOf(id))),
  ];
}
