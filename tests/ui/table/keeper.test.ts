import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pick } from '../../../src/kernel/counting.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';
import { branch, jump, now, redo, undo } from '../../../src/kernel/journal.ts';
import { replaySave, toSave } from '../../../src/kernel/saves.ts';
import { WORTH_ASKING } from '../../../src/ui/table/keeper.ts';
import { SEED } from '../../kernel/seed.ts';
import { act, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { about, change, desk, kept, SITTINGS, type TinyJournal, well } from './keeper-desk.ts';

test('a new game is on the list, and loads as the save it was', async () => {
  const { keeper, changed } = await desk();
  assert.deepEqual(well(await keeper.list()).games, []);
  const save = toSave(tiny, newGame());
  const { record } = well(await keeper.create({ ...about('  Of  the \n north '), save }));
  assert.equal(record.name, 'Of the north');
  assert.deepEqual(well(await keeper.list()).games, [
    { id: record.id, name: 'Of the north', played: record.played, record, faults: [] },
  ]);
  const loaded = well(await keeper.load(record.id));
  assert.deepEqual(loaded, { record, save, lost: [] });
  assert.deepEqual(record.sittings, SITTINGS);
  assert.deepEqual(changed, [record.id]);
});

test('answers are appended, with what the list shows of them', async () => {
  const { keeper, clock } = await desk();
  let journal = newGame();
  const id = await kept(keeper, journal);
  clock.now = 5_000;
  for (const action of [act.bid(2), act.roll, act.done, act.pass, act.bid(1)]) {
    const next = playAll(journal, action);
    const { record } = well(await keeper.append(id, change(journal, next)));
    assert.equal(record.count, next.entries.length);
    journal = next;
  }
  const { save, record } = well(await keeper.load(id));
  assert.deepEqual(save, toSave(tiny, journal));
  assert.deepEqual(record.summary, { turn: 2 });
  assert.deepEqual(record.settings, { pace: 'watch' });
  assert.equal(record.played, 5_004);
  assert.equal(record.created, 1_000);
});

test('what was taken back stays until something else is played, then it is gone', async () => {
  const { keeper } = await desk();
  const journal = playAll(newGame(), act.bid(2), act.roll, act.done, act.pass, act.bid(1));
  const id = await kept(keeper, journal);
  const back = undo(tiny, undo(tiny, journal, { unlimited: true }), { unlimited: true });
  assert.equal(back.at, 3);
  well(await keeper.append(id, change(journal, back)));
  assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, back));
  assert.equal(well(await keeper.load(id)).save.entries.length, 5);

  const other = playAll(back, act.object);
  well(await keeper.append(id, change(back, other)));
  const { save } = well(await keeper.load(id));
  assert.deepEqual(save, toSave(tiny, other));
  assert.equal(save.entries.length, 4);
  assert.deepEqual(replaySave(tiny, save).journal, other);
});

test('a game that was branched off is one of its own', async () => {
  const { keeper } = await desk();
  const journal = playAll(newGame(), act.bid(2), act.roll, act.done, act.pass);
  const id = await kept(keeper, journal);
  const branched = branch(journal, 2);
  const other = await kept(keeper, branched, 'Branched off');
  well(await keeper.append(other, change(branched, playAll(branched, act.take({ red: 1 })))));
  assert.equal(well(await keeper.load(id)).save.entries.length, 4);
  assert.equal(well(await keeper.load(other)).save.entries.length, 3);
});

/** A game played at random with undo, redo and jumps, step by step. */
function randomSteps(seed: number): readonly TinyJournal[] {
  const dice = roller(seed);
  const steps = [newGame()];
  for (let i = randomInt(dice, 1, 40); i > 0; i--) {
    const journal = steps.at(-1) as TinyJournal;
    const roll = randomInt(dice, 0, 9);
    const choices = tiny.decision(now(journal))?.choices ?? [];
    if (roll === 0) steps.push(undo(tiny, journal, { unlimited: true }));
    else if (roll === 1) steps.push(redo(journal));
    else if (roll === 2) steps.push(jump(journal, randomInt(dice, 0, journal.entries.length)));
    else if (choices.length > 0) {
      const choice = choices[randomInt(dice, 0, choices.length - 1)];
      if (choice) steps.push(playAll(journal, [pick(choice, dice), randomInt(dice, 0, 3) === 0 ? { given: [3] } : {}]));
    }
  }
  return steps;
}

test('whatever is played and taken back, what is stored is what is on the table', async () => {
  const { keeper } = await desk();
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const [first, ...steps] = randomSteps(seed) as [TinyJournal, ...TinyJournal[]];
      const id = await kept(keeper, first);
      let stored = first;
      for (const [i, step] of steps.entries()) {
        // Some answers come faster than they are written.
        if (i % 3 === 1) continue;
        well(await keeper.append(id, change(stored, step)));
        stored = step;
        assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, stored));
      }
    }),
    { seed: SEED, numRuns: 25 },
  );
});

test('an answer touches a few records, however long the game is', async () => {
  const { keeper } = await desk();
  const [entry] = toSave(tiny, playAll(newGame(), act.bid(1))).entries;
  assert.ok(entry);
  const touchedAt = async (length: number): Promise<number> => {
    const entries = Array.from({ length }, () => entry);
    const save = { ...toSave(tiny, newGame()), entries, at: length, snapshot: { at: length, state: 1 } };
    const { record } = well(await keeper.create({ ...about(), save }));
    const snapshot = (at: number) => ({ at, state: { at } });
    for (let n = length; n < length + 5; n++) {
      well(
        await keeper.append(record.id, { from: n, entries: [entry], at: n + 1, snapshot: snapshot(n + 1), summary: 0 }),
      );
    }
    const { touched, end } = counting();
    const from = length + 5;
    well(
      await keeper.append(record.id, {
        from,
        entries: [entry],
        at: from + 1,
        snapshot: snapshot(from + 1),
        summary: 0,
      }),
    );
    end();
    return touched();
  };
  const short = await touchedAt(10);
  const long = await touchedAt(5_000);
  assert.equal(long, short);
  assert.ok(long < 20, `${long} records`);
});

/** Counts the records that are read and written: results of reads, and each write. */
function counting(): { readonly touched: () => number; readonly end: () => void } {
  let count = 0;
  const store = IDBObjectStore.prototype as unknown as Record<string, (...args: unknown[]) => IDBRequest>;
  const names = ['get', 'getAll', 'getAllKeys', 'getKey', 'count', 'put', 'delete', 'openCursor', 'openKeyCursor'];
  const before = names.map((name) => [name, store[name]] as const);
  for (const [name, method] of before) {
    store[name] = function (this: IDBObjectStore, ...args) {
      const request = (method as (...args: unknown[]) => IDBRequest).apply(this, args);
      count += 1;
      request.addEventListener('success', () => {
        if (Array.isArray(request.result)) count += request.result.length;
      });
      return request;
    };
  }
  const end = (): void => {
    for (const [name, method] of before) if (method) store[name] = method;
  };
  return { touched: () => count, end };
}

test('the last few snapshots are kept, those next to the cursor', async () => {
  const { keeper, raw } = await desk();
  let journal = newGame();
  const id = await kept(keeper, journal);
  for (const action of [act.bid(2), act.roll, act.done, act.pass, act.bid(1), act.done]) {
    const next = playAll(journal, action);
    well(await keeper.append(id, change(journal, next)));
    journal = next;
  }
  const points = async () => (await raw((db) => db.getAllKeys('snapshots'))).map(([, n]) => n);
  assert.deepEqual(await points(), [4, 5, 6]);
  const back = jump(journal, 2);
  well(await keeper.append(id, change(journal, back)));
  assert.ok((await points()).includes(2));
  assert.equal((await points()).length, 3);
});

test('what does not follow on what is stored is not written', async () => {
  const { keeper } = await desk();
  const id = await kept(keeper, newGame());
  const [entry] = toSave(tiny, playAll(newGame(), act.bid(1))).entries;
  assert.ok(entry);
  const { trouble } = await keeper.append(id, { from: 1, entries: [entry], at: 2, summary: 0 });
  assert.equal(trouble?.code, 'gap');
  assert.equal((await keeper.append('nobody', { from: 0, entries: [], at: 0, summary: 0 })).trouble?.code, 'missing');
  assert.equal((await keeper.load('nobody')).trouble?.code, 'missing');
  assert.equal(well(await keeper.load(id)).save.entries.length, 0);
});

test('only who has claimed a game last may write to it', async () => {
  const { keeper } = await desk();
  const start = newGame();
  const save = toSave(tiny, start);
  const { record } = well(await keeper.create({ ...about(), save, writer: 'one' }));
  const next = playAll(start, act.bid(1));
  well(await keeper.append(record.id, change(start, next), 'one'));
  well(await keeper.claim(record.id, 'two'));
  const late = await keeper.append(record.id, change(next, playAll(next, act.done)), 'one');
  assert.equal(late.trouble?.code, 'taken-over');
  well(await keeper.append(record.id, change(next, playAll(next, act.roll)), 'two'));
  assert.equal(well(await keeper.load(record.id)).save.entries[1]?.action.kind, 'roll');
});

test('a game is renamed and duplicated; the copy is one of its own', async () => {
  const { keeper } = await desk();
  const journal = playAll(newGame(), act.bid(2), act.roll);
  const id = await kept(keeper, journal);
  well(await keeper.rename(id, ` ${'x'.repeat(200)}`));
  assert.equal(well(await keeper.load(id)).record.name.length, 120);
  well(await keeper.claim(id, 'one'));
  const { record } = well(await keeper.duplicate(id, 'Copy'));
  assert.equal(record.writer, undefined);
  well(await keeper.append(record.id, change(journal, playAll(journal, act.done))));
  assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, journal));
  assert.equal(well(await keeper.load(record.id)).save.entries.length, 3);
  assert.deepEqual(
    well(await keeper.list()).games.map(({ name }) => name[0]),
    ['C', 'x'],
  );
});

test('what is removed can be restored until it is purged', async () => {
  const { keeper, raw, clock } = await desk();
  const journal = playAll(newGame(), act.bid(2), act.roll);
  const id = await kept(keeper, journal);
  const other = await kept(keeper, journal);
  clock.now = 10_000;
  well(await keeper.remove(id));
  assert.deepEqual(
    well(await keeper.list()).games.map((game) => game.id),
    [other],
  );
  assert.equal(well(await keeper.purge({ before: 10_000 })).purged, 0);
  well(await keeper.restore(id));
  assert.deepEqual(well(await keeper.load(id)).save, toSave(tiny, journal));

  well(await keeper.remove(id));
  assert.equal(well(await keeper.purge({ before: 20_000 })).purged, 1);
  assert.equal((await keeper.load(id)).trouble?.code, 'missing');
  assert.equal((await keeper.restore(id)).trouble?.code, 'missing');
  for (const store of ['roots', 'entries', 'hashes', 'snapshots'] as const) {
    const keys = await raw((db) => db.getAllKeys(store));
    assert.ok(
      keys.every((key) => (Array.isArray(key) ? key[0] : key) === other),
      store,
    );
  }
  assert.equal(well(await keeper.purge({ id: other })).purged, 0);
});

test('a removed game that is played on elsewhere is not removed any more', async () => {
  const { keeper } = await desk();
  const start = newGame();
  const id = await kept(keeper, start);
  well(await keeper.remove(id));
  well(await keeper.append(id, change(start, playAll(start, act.bid(1)))));
  assert.equal(well(await keeper.list()).games.length, 1);
  assert.equal(well(await keeper.purge({ before: Number.MAX_SAFE_INTEGER })).purged, 0);
});

test('the browser is asked once to keep what is stored, when enough was played', async () => {
  const asked: string[] = [];
  const said: boolean[] = [];
  const storage = {
    persisted: async () => {
      asked.push('persisted');
      return false;
    },
    persist: async () => {
      asked.push('persist');
      return true;
    },
  };
  const { keeper } = await desk({ storage, onPersist: (granted) => said.push(granted) });
  assert.deepEqual(asked, []);
  const answered = () => kept(keeper, playAll(newGame(), act.bid(1)));
  // A reader who only looks round is asked nothing.
  for (let answers = 1; answers < WORTH_ASKING; answers++) await answered();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(asked, []);
  for (let more = 0; more < WORTH_ASKING; more++) await answered();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(asked, ['persisted', 'persist']);
  assert.deepEqual(said, [true]);
});
