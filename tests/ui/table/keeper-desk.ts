import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { type IDBPDatabase, openDB } from 'idb';
import type { Json } from '../../../src/kernel/contract.ts';
import { type Journal, now } from '../../../src/kernel/journal.ts';
import { type Save, toSave } from '../../../src/kernel/saves.ts';
import { type Keeper, type KeeperOptions, type Outcome, openKeeper } from '../../../src/ui/table/keeper.ts';
import { changeOf } from '../../../src/ui/table/keeper-saver.ts';
import type { Schema } from '../../../src/ui/table/keeper-schema.ts';
import { type TinyFact, type TinyState, tiny } from '../../kernel/tiny.ts';

/** A desk to test the keeper at: a storage of its own for each test, with the tiny game. */

export type TinyJournal = Journal<TinyState, TinyFact>;

let desks = 0;

export interface Desk {
  readonly keeper: Keeper;
  readonly database: string;
  /** The storage itself, for tests that damage it. */
  readonly raw: <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>) => Promise<T>;
  /** The ids of games that were reported as changed. */
  readonly changed: string[];
  /** Sets the clock, which else goes on by one with every look. */
  readonly clock: { now: number };
}

export async function desk(options: KeeperOptions = {}): Promise<Desk> {
  desks += 1;
  const database = options.database ?? `desk-${desks}`;
  const changed: string[] = [];
  const clock = { now: 1_000 };
  const opened = await openKeeper(tiny, {
    database,
    now: () => clock.now++,
    onChange: (id) => changed.push(id),
    storage: undefined,
    ...options,
  });
  const { keeper } = well(opened);
  return { keeper, database, raw: (work) => withRaw(database, work), changed, clock };
}

export async function withRaw<T>(database: string, work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(database);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** The requested value; fails if there was trouble. */
export function well<T>(outcome: Outcome<T>): T {
  assert.equal(outcome.trouble, undefined, JSON.stringify(outcome.trouble));
  return outcome as T;
}

export const SITTINGS = [
  { seat: 'north', name: 'Inês', is: 'person' },
  { seat: 'south', name: 'Egeria', is: 'computer', level: 'random' },
] as const;

export const summarise = (save: Save): Json => ({ actions: save.at });

export const about = (name = 'A game') => ({
  name,
  sittings: SITTINGS,
  settings: { pace: 'watch' },
  summary: { turn: 1 },
});

/** Keeps a journal as a new game. */
export async function kept(keeper: Keeper, journal: TinyJournal, name?: string): Promise<string> {
  return well(await keeper.create({ ...about(name), save: toSave(tiny, journal) })).record.id;
}

/** The entries that the saver would append. */
export const change = (from: TinyJournal, to: TinyJournal) => ({
  ...changeOf(from, to),
  summary: { turn: now(to).turn },
});
