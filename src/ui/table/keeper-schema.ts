import type { DBSchema, IDBPTransaction } from 'idb';
import { Stopped } from './keeper-trouble.ts';

/**
 * The storage of games: one record for each game, and separate stores for the growing data, so that an answer adds a
 * few small records and touches no others. Stored data may be damaged, so its shape is never assumed.
 */
export interface Schema extends DBSchema {
  /** By id. */
  games: { key: string; value: unknown };
  /** The start of a game; by id, written once. */
  roots: { key: string; value: unknown };
  /** By id and number of the entry; for a hash and a snapshot, by the number of actions before it. */
  entries: { key: Numbered; value: unknown };
  hashes: { key: Numbered; value: unknown };
  snapshots: { key: Numbered; value: unknown };
}
export type Numbered = [id: string, n: number];

export const STORES = ['games', 'roots', 'entries', 'hashes', 'snapshots'] as const;
export type StoreName = (typeof STORES)[number];
/** The stores whose records are numbered within each game. */
export const GROWING = ['entries', 'hashes', 'snapshots'] as const;

export type Reading = IDBPTransaction<Schema, StoreName[], 'readonly' | 'readwrite'>;
export type Writing = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

/** The version of these stores. A new version migrates the stored data in `upgrade`; so does a new format of saves. */
export const VERSION = 1;

/** All records of a game in a growing store: from a number on, or all of them. */
export function rangeOf(id: string, from = Number.NEGATIVE_INFINITY): IDBKeyRange {
  // A list sorts after every number.
  return IDBKeyRange.bound([id, from], [id, []], false, true);
}

/** Waits for several requests of a transaction. If one fails, immediately or later, it does not wait for the others. */
export async function together(requests: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(requests.map(async (request) => request()));
}

/** Ends a transaction without any effect. */
export function stop(...why: ConstructorParameters<typeof Stopped>): never {
  throw new Stopped(...why);
}
