import type { DBSchema, IDBPTransaction } from 'idb';
import { Stopped } from './keeper-trouble.ts';

/**
 * The storage of games: one record a game, and what grows with it in stores of their own, so that an answer adds a few small
 * records and touches no others. What is read from it may be damaged, so that nothing is believed of its shape.
 */
export interface Schema extends DBSchema {
  /** By id. */
  games: { key: string; value: unknown };
  /** Where a game began; by id, written once. */
  roots: { key: string; value: unknown };
  /** By id and number of the entry; of the hash and of the snapshot, by how many actions stand before it. */
  entries: { key: Numbered; value: unknown };
  hashes: { key: Numbered; value: unknown };
  snapshots: { key: Numbered; value: unknown };
}
export type Numbered = [id: string, n: number];

export const STORES = ['games', 'roots', 'entries', 'hashes', 'snapshots'] as const;
export type StoreName = (typeof STORES)[number];
/** The stores whose records are counted by game and number. */
export const GROWING = ['entries', 'hashes', 'snapshots'] as const;

export type Reading = IDBPTransaction<Schema, StoreName[], 'readonly' | 'readwrite'>;
export type Writing = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

/** Of the stores above. A new one moves what is stored on in `upgrade`; so does a new format of saves. */
export const VERSION = 1;

/** All records of a game in a store that grows: from a number on, or all of them. */
export function rangeOf(id: string, from = Number.NEGATIVE_INFINITY): IDBKeyRange {
  // A list comes after every number.
  return IDBKeyRange.bound([id, from], [id, []], false, true);
}

/** Waits for several requests of a transaction. Where one fails, at once or later, nobody waits for the others. */
export async function together(requests: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(requests.map(async (request) => request()));
}

/** Ends a transaction without a trace. */
export function stop(...why: ConstructorParameters<typeof Stopped>): never {
  throw new Stopped(...why);
}
