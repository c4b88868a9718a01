import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { type IDBPDatabase, openDB } from 'idb';
import { now } from '../../../src/kernel/journal.ts';
import { toSave } from '../../../src/kernel/saves.ts';
import { GAME_LOCKS_BEFORE } from '../../../src/ui/kept/keys.ts';
import { moveGames, withMoved } from '../../../src/ui/table/keeper-move.ts';
import { readRaw } from '../../../src/ui/table/keeper-read.ts';
import { type Schema, STORES, VERSION } from '../../../src/ui/table/keeper-schema.ts';
import { act, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { about, change, desk, kept, well, withRaw } from '../table/keeper-desk.ts';

const { put, delete: remove } = IDBObjectStore.prototype;
afterEach(() => {
  IDBObjectStore.prototype.put = put;
  IDBObjectStore.prototype.delete = remove;
});

let devices = 0;
/** A device with a game that release 0.6.0 has left in its database, which had no book in its name. */
async function device() {
  const before = `old-${++devices}`;
  const old = await desk({ database: before });
  const begun = newGame();
  const id = await kept(old.keeper, begun, 'Mine');
  return { before, database: `${before}.tiny`, old, begun, id };
}
const ids = (database: string) => withRaw(database, (db) => db.getAllKeys('games'));
const all = (database: string) =>
  withRaw(database, async (db) =>
    Object.fromEntries(await Promise.all(STORES.map(async (store) => [store, await db.getAllKeys(store)]))),
  );
/** No room is left in a database: requests are taken, the transaction is given up. */
function fill(database: string): void {
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) {
    const request = put.apply(this, args);
    if (this.transaction.db.name === database)
      (this.transaction as unknown as { _abort(name: string): void })._abort('QuotaExceededError');
    return request;
  };
}

test('games are moved to the book’s own database, whole, and those that are broken or removed too', async () => {
  const { before, database, old, id } = await device();
  const removed = await kept(old.keeper, newGame(), 'Gone');
  well(await old.keeper.remove(removed));
  await old.raw(async (db) => {
    await db.put('games', { id: 'broken', when: new Date(0), half: 0.5 }, 'broken');
    await db.put('entries', { no: 'action' }, ['pieces', 3]);
  });
  const was = await all(before);
  const { keeper } = await desk({ database, before });
  assert.deepEqual(
    well(await keeper.list())
      .games.map((game) => game.id)
      .sort(),
    [id, 'broken', 'pieces'].sort(),
  );
  assert.deepEqual(await all(database), was);
  assert.deepEqual(Object.values(await all(before)).flat(), []);
  assert.equal(well(await keeper.load(id)).record.name, 'Mine');
  well(await keeper.restore(removed));
  keeper.close();
  // A second run has nothing to do.
  const again = await desk({ database, before });
  assert.equal(well(await again.keeper.list()).games.length, 4);
});

test('where nothing is to be moved no old database comes into being', async () => {
  const { keeper } = await desk({ database: 'new.tiny', before: 'never-there' });
  assert.deepEqual(well(await keeper.list()).games, []);
  assert.ok(!(await indexedDB.databases()).some(({ name }) => name === 'never-there'));
});

test('on a full device games stay where they are and are played there, until there is room', async () => {
  const { before, database, begun, id } = await device();
  fill(database);
  const { keeper } = await desk({ database, before });
  assert.equal(well(await keeper.list()).games[0]?.id, id);
  const further = playAll(begun, act.bid(1));
  well(await keeper.append(id, change(begun, further)));
  assert.deepEqual(await ids(before), [id]);
  assert.deepEqual(await ids(database), []);
  keeper.close();
  IDBObjectStore.prototype.put = put;
  const roomy = await desk({ database, before });
  assert.deepEqual(well(await roomy.keeper.load(id)).save, toSave(tiny, further));
  assert.deepEqual(await ids(before), []);
});

test('an interruption between writing and deleting leaves both, and the next time there is one', async () => {
  const { before, database, id } = await device();
  IDBObjectStore.prototype.delete = () => {
    throw new Error('the tab was closed');
  };
  (await desk({ database, before })).keeper.close();
  IDBObjectStore.prototype.delete = remove;
  assert.deepEqual([await ids(before), await ids(database)], [[id], [id]]);
  const { keeper } = await desk({ database, before });
  assert.deepEqual(
    well(await keeper.list()).games.map((game) => game.id),
    [id],
  );
  assert.deepEqual(await ids(before), []);
});

test('two tabs that move at once move each game once', async () => {
  const { before, database, id } = await device();
  const tabs = await Promise.all([desk({ database, before }), desk({ database, before })]);
  for (const { keeper } of tabs)
    assert.deepEqual(
      well(await keeper.list()).games.map((game) => game.id),
      [id],
    );
  assert.deepEqual(await ids(before), []);
});

test('what an older page plays on meanwhile is not deleted, and comes over when it has gone further', async () => {
  const { before, database, old, begun, id } = await device();
  const further = playAll(begun, act.bid(1));
  const [from, to] = [await opened(before), await opened(database)];
  // It appends once the games are being written, before the old ones are deleted.
  let appending: Promise<unknown> | undefined;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) {
    if (this.transaction.db.name === database) appending ??= old.keeper.append(id, change(begun, further));
    return put.apply(this, args);
  };
  assert.equal((await moveGames(from, to)).trouble, undefined);
  await appending;
  assert.deepEqual([await ids(before), await ids(database)], [[id], [id]]);
  from.close();
  to.close();
  const { keeper } = await desk({ database, before });
  assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, further));
  assert.equal(well(await keeper.list()).games.length, 1);
  assert.deepEqual(await ids(before), []);
});

test('two that parted are both there, once however often they come', async () => {
  const { before, database, old, begun, id } = await device();
  const [one, other] = [playAll(begun, act.bid(1)), playAll(begun, act.bid(2))];
  assert.notDeepEqual(now(one), now(other));
  const { keeper } = await desk({ database, before });
  well(await keeper.append(id, change(begun, one)));
  keeper.close();
  for (let times = 0; times < 2; times++) {
    well(await old.keeper.create({ ...about('Mine'), save: toSave(tiny, other), id }));
    const again = await desk({ database, before });
    const { games } = well(await again.keeper.list());
    assert.equal(games.length, 2);
    const saves = await Promise.all(games.map(async (game) => well(await again.keeper.load(game.id)).save));
    assert.ok(saves.some((save) => JSON.stringify(save) === JSON.stringify(toSave(tiny, one))));
    assert.ok(saves.some((save) => JSON.stringify(save) === JSON.stringify(toSave(tiny, other))));
    again.keeper.close();
  }
});

test('while an older page has a game open, games stay where it looks for them', async () => {
  const { before, database, id } = await device();
  const query = async () => ({ held: [{ name: GAME_LOCKS_BEFORE + id }], pending: [] });
  const fresh = await opened(database);
  const used = await withMoved(fresh, { before, closing: {}, locks: { query } });
  assert.equal(used.name, before);
  used.close();
  const free = await withMoved(await opened(database), {
    before,
    closing: {},
    locks: { query: async () => ({ held: [], pending: [] }) },
  });
  assert.equal(free.name, database);
  assert.notEqual((await readRaw(free.transaction([...STORES], 'readonly'), id)).root, undefined);
  free.close();
});

function opened(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, VERSION, {
    upgrade: (db) => {
      for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
    },
  });
}
