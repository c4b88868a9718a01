import { type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { GAME_LOCKS_BEFORE } from '../kept/keys.ts';
import { piecesOf, type Raw, readRaw } from './keeper-read.ts';
import { alike, place } from './keeper-same.ts';
import { type Schema, STORES, type Writing } from './keeper-schema.ts';
import { ended } from './keeper-transaction.ts';
import { type Outcome, troubleOf } from './keeper-trouble.ts';
import { deleteAll } from './keeper-write.ts';

/**
 * Games that an older release stored in a database without a book's name are moved to the book's own, all of them or
 * none. One transaction writes them there, and another deletes them from the old database, except those that have
 * changed meanwhile. An interruption between the two leaves both, and the next time each game is recognised
 * (`keeper-same.ts`); the same holds for a second tab at the same time.
 */

/** The closing of a connection that blocks others. */
export type Closing = Pick<OpenDBCallbacks<Schema>, 'blocking' | 'terminated'>;

/** The used part of the browser's locks. */
export type Locks = Pick<LockManager, 'query'>;

interface Before {
  /** The name of the old database. */
  readonly before: string;
  readonly closing: Closing;
  readonly locks?: Locks | undefined;
}

/**
 * The database to work with, after the games of the old one are moved to it. If they cannot be moved (there is no
 * space, or a page of the older release has one of them open) and there is nothing else yet, it is the old one until
 * another time.
 */
export async function withMoved(
  fresh: IDBPDatabase<Schema>,
  { before, closing, locks = globalThis.navigator?.locks }: Before,
): Promise<IDBPDatabase<Schema>> {
  const old = await openIfThere(before, closing);
  if (!old) return fresh;
  const moved = !(await isPlayed(locks)) && !(await moveGames(old, fresh)).trouble;
  const stays = !moved && (await fresh.count('games')) === 0;
  (stays ? fresh : old).close();
  return stays ? old : fresh;
}

/** The old database, if there is one. The request must not create it. */
async function openIfThere(name: string, closing: Closing): Promise<IDBPDatabase<Schema> | undefined> {
  try {
    const old = await openDB<Schema>(name, undefined, {
      upgrade: (_, __, ___, tx) => {
        tx.done.catch(() => {});
        tx.abort();
      },
      ...closing,
    });
    if (STORES.every((store) => old.objectStoreNames.contains(store))) return old;
    old.close();
  } catch {
    // There is none, or it cannot be opened now: another time.
  }
  return undefined;
}

/** Whether a page of the older release has a game open. */
async function isPlayed(locks: Locks | undefined): Promise<boolean> {
  try {
    return ((await locks?.query())?.held ?? []).some(({ name }) => name?.startsWith(GAME_LOCKS_BEFORE));
  } catch {
    return false;
  }
}

/** Moves all games, including broken ones. After a trouble none is moved, or some are in both places. */
export async function moveGames(from: IDBPDatabase<Schema>, to: IDBPDatabase<Schema>): Promise<Outcome<object>> {
  try {
    const games = await allIn(from);
    if (games.length === 0) return {};
    const { trouble } = await written(to, async (tx) => {
      for (const { id, raw } of games) await place(tx, id, raw);
    });
    if (trouble) return { trouble };
    return await written(from, async (tx) => {
      for (const { id, raw } of games) if (alike(await readRaw(tx, id), raw)) await deleteAll(tx, id);
    });
  } catch (error) {
    return { trouble: troubleOf(error) };
  }
}

interface Stored {
  readonly id: string;
  readonly raw: Raw;
}

async function allIn(db: IDBPDatabase<Schema>): Promise<readonly Stored[]> {
  const tx = db.transaction([...STORES], 'readonly');
  const ids = new Set([...(await tx.objectStore('games').getAllKeys()), ...(await piecesOf(tx))]);
  const found: Stored[] = [];
  for (const id of ids) found.push({ id, raw: await readRaw(tx, id) });
  return found;
}

function written(db: IDBPDatabase<Schema>, work: (tx: Writing) => Promise<void>): Promise<Outcome<object>> {
  const tx = db.transaction([...STORES], 'readwrite', { durability: 'strict' });
  return ended({ tx, work: work(tx) });
}
