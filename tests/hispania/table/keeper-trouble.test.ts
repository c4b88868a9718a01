import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { GAMES } from '../../../src/books/hispania/words/en/table-games.ts';
import { toSave } from '../../../src/kernel/saves.ts';
import { openKeeper } from '../../../src/ui/table/keeper.ts';
import { TROUBLES } from '../../../src/ui/table/keeper-trouble.ts';
import { act, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { about, change, desk, kept, well } from '../../ui/table/keeper-desk.ts';

const real = globalThis.indexedDB;
const put = IDBObjectStore.prototype.put;
const transaction = IDBDatabase.prototype.transaction;
afterEach(() => {
  globalThis.indexedDB = real;
  IDBObjectStore.prototype.put = put;
  IDBDatabase.prototype.transaction = transaction;
});

/** A browser whose storage fails to open in a way of its own. */
function opensWith(open: () => IDBOpenDBRequest): void {
  globalThis.indexedDB = { open } as unknown as IDBFactory;
}
const throwing = (name: string) => (): never => {
  throw new DOMException('no', name);
};

/** A browser without space: it accepts the request and aborts the transaction. */
function fill(): void {
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) {
    const request = put.apply(this, args);
    (this.transaction as unknown as { _abort(name: string): void })._abort('QuotaExceededError');
    return request;
  };
}

test('storage that is forbidden', async () => {
  opensWith(throwing('SecurityError'));
  assert.equal((await openKeeper(tiny)).trouble?.code, 'forbidden');
  opensWith(throwing('InvalidStateError'));
  assert.equal((await openKeeper(tiny)).trouble?.code, 'forbidden');
  Reflect.deleteProperty(globalThis, 'indexedDB');
  assert.equal((await openKeeper(tiny)).trouble?.code, 'forbidden');
  globalThis.indexedDB = undefined as never;
  assert.equal((await openKeeper(tiny)).trouble?.code, 'forbidden');
});

test('a browser that does not answer, or fails in a way we do not know', async () => {
  const silent = { addEventListener: { value: () => {} } };
  opensWith(() => Object.create(IDBOpenDBRequest.prototype, silent) as IDBOpenDBRequest);
  assert.equal((await openKeeper(tiny, { patience: 20 })).trouble?.code, 'no-answer');
  opensWith(throwing('UnknownError'));
  const { trouble } = await openKeeper(tiny);
  assert.equal(trouble?.code, 'failed');
  assert.match(trouble?.message ?? '', /UnknownError/);
});

test('storage that a newer version of the site has written', async () => {
  (await openDB('newer', 99)).close();
  assert.equal((await openKeeper(tiny, { database: 'newer' })).trouble?.code, 'newer-version');
});

test('storage that an older tab does not let go of', async () => {
  const old = await openDB('held', 1);
  const { trouble } = await openKeeper(tiny, { database: 'held', version: 2 });
  assert.equal(trouble?.code, 'blocked');
  old.close();
  // A waiting request does not block either.
  well(await openKeeper(tiny, { database: 'held', version: 2 })).keeper.close();
  (await openDB('held', 3)).close();
});

test('we let go at once when another tab opens a newer version, and then say so', async () => {
  const { keeper, database } = await desk();
  await kept(keeper, newGame());
  const blocked: string[] = [];
  (await openDB(database, 2, { blocked: () => blocked.push('blocked') })).close();
  assert.deepEqual(blocked, []);
  assert.equal((await keeper.list()).trouble?.code, 'newer-version');
});

test('no room left: nothing is written, nothing is lost, and later it goes on', async () => {
  const { keeper } = await desk();
  const start = newGame();
  const id = await kept(keeper, start);
  const next = playAll(start, act.bid(1));
  fill();
  assert.equal((await keeper.append(id, change(start, next))).trouble?.code, 'full');
  assert.equal((await keeper.create({ ...about(), save: toSave(tiny, start) })).trouble?.code, 'full');
  IDBObjectStore.prototype.put = put;
  assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, start));
  assert.equal(well(await keeper.list()).games.length, 1);
  well(await keeper.append(id, change(start, next)));
  assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, next));
});

test('a game of which one record cannot be written is not written at all', async () => {
  const { keeper } = await desk();
  const start = newGame();
  const id = await kept(keeper, start);
  let puts = 0;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) {
    puts += 1;
    if (puts === 2) throw new DOMException('no', 'DataCloneError');
    return put.apply(this, args);
  };
  const { trouble } = await keeper.append(id, change(start, playAll(start, act.bid(1))));
  assert.equal(trouble?.code, 'failed');
  IDBObjectStore.prototype.put = put;
  assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, start));
});

test('"written" is said only when the transaction is complete', async () => {
  const { keeper } = await desk();
  const start = newGame();
  const id = await kept(keeper, start);
  let complete = false;
  let durability: string | undefined;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) {
    const tx = transaction.apply(this, args);
    durability = args[2]?.durability;
    tx.addEventListener('complete', () => {
      complete = true;
    });
    return tx;
  };
  well(await keeper.append(id, change(start, playAll(start, act.bid(1)))));
  assert.equal(complete, true);
  assert.equal(durability, 'strict');
});

test('a connection that is closed under us is opened anew', async () => {
  const { keeper } = await desk();
  const start = newGame();
  const id = await kept(keeper, start);
  let connection: IDBDatabase | undefined;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) {
    connection = this;
    return transaction.apply(this, args);
  };
  well(await keeper.list());
  assert.ok(connection);
  // The browser tells us.
  forceCloseDatabase(connection as never);
  await new Promise((resolve) => setTimeout(resolve, 10));
  well(await keeper.load(id));
  // And before it has reported.
  connection.close();
  well(await keeper.load(id));
  well(await keeper.append(id, change(start, playAll(start, act.bid(1)))));
});

test('each trouble has its words', () => {
  assert.deepEqual(Object.keys(GAMES.troubles).sort(), [...TROUBLES].sort());
});
