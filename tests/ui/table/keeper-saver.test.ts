import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { openDB } from 'idb';
import { atom } from 'nanostores';
import type { Action } from '../../../src/kernel/contract.ts';
import { now, undo } from '../../../src/kernel/journal.ts';
import { toSave } from '../../../src/kernel/saves.ts';
import { createKeeper, type Keeper } from '../../../src/ui/table/keeper.ts';
import { changeOf, createSaver, type Saving, takeUp } from '../../../src/ui/table/keeper-saver.ts';
import type { Holding } from '../../../src/ui/table/tabs.ts';
import { act, type TinyFact, type TinyState, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { about, desk, kept, type TinyJournal, well } from './keeper-desk.ts';

const real = globalThis.indexedDB;
const put = IDBObjectStore.prototype.put;
afterEach(() => {
  globalThis.indexedDB = real;
  IDBObjectStore.prototype.put = put;
});
const fill = (): void => {
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) {
    const request = put.apply(this, args);
    (this.transaction as unknown as { _abort(name: string): void })._abort('QuotaExceededError');
    return request;
  };
};

const saverOf = (keeper: Keeper, id: string, stored?: { journal: TinyJournal; claimed: boolean }) => {
  const saver = createSaver<TinyState, TinyFact>({
    keeper,
    game: tiny,
    id,
    writer: 'me',
    about: about(),
    ...(stored ? { stored } : {}),
  });
  const states: string[] = [];
  saver.$saving.listen((saving: Saving) => states.push(saving.is));
  const keep = (journal: TinyJournal) => saver.keep(journal, { summary: { turn: now(journal).turn } });
  return { saver, states, keep };
};

const PLAYED: readonly Action[] = [act.bid(2), act.roll, act.done, act.pass, act.bid(1), act.roll];

test('a new game is kept with its first answer, and then every answer', async () => {
  const { keeper } = await desk();
  const { saver, states, keep } = saverOf(keeper, 'g');
  assert.notEqual(saver.$saving.get().is, 'saved');
  let journal = newGame();
  for (const action of PLAYED) {
    journal = playAll(journal, action);
    keep(journal);
    await saver.settled();
    assert.equal(saver.$saving.get().is, 'saved');
    assert.deepEqual(well(await keeper.load('g')).save, toSave(tiny, journal));
  }
  assert.deepEqual(new Set(states), new Set(['saving', 'saved']));
});

test('answers that come faster than the disk are written together', async () => {
  const { keeper } = await desk();
  const writes: number[] = [];
  const counted: Keeper = {
    ...keeper,
    append: (id, change, writer) => {
      writes.push(change.entries.length);
      return keeper.append(id, change, writer);
    },
  };
  const start = newGame();
  const id = await kept(keeper, start);
  const { saver, keep } = saverOf(counted, id, { journal: start, claimed: false });
  let journal = start;
  for (const action of PLAYED) {
    journal = playAll(journal, action);
    keep(journal);
  }
  await saver.settled();
  assert.deepEqual(writes, [1, 5]);
  assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, journal));
});

test('without room the game goes on, says so, and is whole with the next answer that finds some', async () => {
  const { keeper } = await desk();
  const { saver, keep } = saverOf(keeper, 'g');
  const one = playAll(newGame(), act.bid(2));
  keep(one);
  await saver.settled();
  fill();
  const two = playAll(one, act.roll);
  keep(two);
  await saver.settled();
  const saving = saver.$saving.get();
  assert.equal(saving.is === 'not-saved' && saving.trouble.code, 'full');
  keep(playAll(two, act.done));
  await saver.settled();
  assert.equal(saver.$saving.get().is, 'not-saved');
  assert.deepEqual(well(await keeper.load('g')).save, toSave(tiny, one));

  IDBObjectStore.prototype.put = put;
  const three = playAll(two, act.done, act.pass);
  keep(three);
  await saver.settled();
  assert.equal(saver.$saving.get().is, 'saved');
  assert.deepEqual(well(await keeper.load('g')).save, toSave(tiny, three));
});

test('a new game for which there was no room is kept later, by hand too', async () => {
  const { keeper } = await desk();
  fill();
  const { saver, keep } = saverOf(keeper, 'g');
  const journal = playAll(newGame(), act.bid(2), act.roll);
  keep(journal);
  await saver.settled();
  assert.equal(saver.$saving.get().is, 'not-saved');
  IDBObjectStore.prototype.put = put;
  saver.retry();
  await saver.settled();
  assert.equal(saver.$saving.get().is, 'saved');
  assert.deepEqual(well(await keeper.load('g')).save, toSave(tiny, journal));
});

test('without storage it says from the first answer on that nothing is saved', async () => {
  globalThis.indexedDB = undefined as never;
  const { saver, states, keep } = saverOf(createKeeper(tiny), 'g');
  keep(newGame());
  await saver.settled();
  const saving = saver.$saving.get();
  assert.equal(saving.is === 'not-saved' && saving.trouble.code, 'forbidden');
  assert.ok(!states.includes('saved'));
});

test('storage that answers only later is tried again with each answer, by hand, and by itself when it answers', async () => {
  // A browser that takes requests and answers none of them, until it does.
  const waiting: (() => void)[] = [];
  globalThis.indexedDB = {
    open: (...args: Parameters<IDBFactory['open']>) => {
      const request = Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest;
      const listeners: [type: string, listener: EventListener][] = [];
      let answered: IDBOpenDBRequest | undefined;
      Object.defineProperties(request, {
        addEventListener: { value: (...of: [string, EventListener]) => listeners.push(of) },
        removeEventListener: { value: () => {} },
        result: { get: () => answered?.result },
        transaction: { get: () => answered?.transaction },
      });
      waiting.push(() => {
        answered = real.open(...args);
        for (const of of listeners) answered.addEventListener(...of);
      });
      return request;
    },
  } as unknown as IDBFactory;
  let opened = 0;
  const keeper = createKeeper(tiny, { database: 'late', patience: 10, storage: undefined, onOpen: () => opened++ });
  const { saver, states, keep } = saverOf(keeper, 'g');
  const trouble = () => {
    const saving = saver.$saving.get();
    return saving.is === 'not-saved' ? saving.trouble.code : saving.is;
  };
  const one = playAll(newGame(), act.bid(2));
  keep(one);
  await saver.settled();
  assert.equal(trouble(), 'no-answer');
  const two = playAll(one, act.roll);
  keep(two);
  await saver.settled();
  saver.retry();
  await saver.settled();
  assert.equal(trouble(), 'no-answer');
  assert.equal(waiting.length, 3);
  assert.ok(!states.includes('saved'));
  // The first request is answered after all: no further request is needed.
  waiting[0]?.();
  while (opened === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  saver.retry();
  await saver.settled();
  assert.equal(trouble(), 'saved');
  assert.deepEqual(well(await keeper.load('g')).save, toSave(tiny, two));
  // Later arrivals disturb nothing.
  for (const answer of waiting.slice(1)) answer();
  globalThis.indexedDB = real;
  keeper.close();
  (await openDB('late', 2)).close();
  assert.equal(opened, 1);
});

test('a game that was deleted under us is written whole again', async () => {
  const { keeper } = await desk();
  const { saver, keep } = saverOf(keeper, 'g');
  const one = playAll(newGame(), act.bid(2), act.roll);
  keep(one);
  await saver.settled();
  well(await keeper.remove('g'));
  well(await keeper.purge({ id: 'g' }));
  const two = playAll(one, act.done);
  keep(two);
  await saver.settled();
  assert.equal(saver.$saving.get().is, 'saved');
  assert.deepEqual(well(await keeper.load('g')).save, toSave(tiny, two));
});

test('a write that was said to fail and did not is not in the way', async () => {
  const { keeper } = await desk();
  let lies = 1;
  const lying: Keeper = {
    ...keeper,
    create: async (game) => {
      const made = await keeper.create(game);
      return lies-- > 0 ? { trouble: { code: 'closed' } } : made;
    },
  };
  const { saver, keep } = saverOf(lying, 'g');
  const journal = playAll(newGame(), act.bid(2), act.roll);
  keep(journal);
  await saver.settled();
  assert.equal(saver.$saving.get().is, 'saved');
  assert.deepEqual(well(await keeper.load('g')).save, toSave(tiny, journal));
});

test('once it was taken over nothing more is written, and it does not say saved', async () => {
  const { keeper } = await desk();
  const { saver, keep } = saverOf(keeper, 'g');
  const one = playAll(newGame(), act.bid(2));
  keep(one);
  await saver.settled();
  const taken = well(await takeUp(keeper, 'g', 'another'));
  assert.equal(taken.claimed, true);
  keep(playAll(one, act.roll));
  await saver.settled();
  const saving = saver.$saving.get();
  assert.equal(saving.is === 'not-saved' && saving.trouble.code, 'taken-over');
  assert.deepEqual(well(await keeper.load('g')).save, toSave(tiny, one));
});

test('who only looks on claims nothing', async () => {
  const { keeper } = await desk();
  const { saver, keep } = saverOf(keeper, 'g');
  const one = playAll(newGame(), act.bid(2));
  keep(one);
  await saver.settled();
  const $holding = atom<Holding>('asking');
  const looking = takeUp(keeper, 'g', 'another', { $holding });
  $holding.set('elsewhere');
  assert.equal(well(await looking).claimed, false);
  const two = playAll(one, act.roll);
  keep(two);
  await saver.settled();
  assert.equal(saver.$saving.get().is, 'saved');
  assert.equal(well(await takeUp(keeper, 'g', 'another', { $holding: atom<Holding>('here') })).claimed, true);
});

test('what is appended is what has changed, not what was played', () => {
  const long = playAll(newGame(), ...PLAYED);
  const longer = playAll(long, act.done);
  const change = changeOf(long, longer);
  assert.equal(change.from, 6);
  assert.equal(change.entries.length, 1);
  assert.deepEqual(changeOf(longer, undo(tiny, longer, { unlimited: true })), {
    from: 7,
    entries: [],
    at: 6,
    hashes: [],
    snapshot: { at: 6, state: now(long) },
  });
});
