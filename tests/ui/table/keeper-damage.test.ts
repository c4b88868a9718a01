import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { IDBPDatabase } from 'idb';
import { begin, now } from '../../../src/kernel/journal.ts';
import { openSnapshot, replaySave, toSave } from '../../../src/kernel/saves.ts';
import type { Schema } from '../../../src/ui/table/keeper-schema.ts';
import { act, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { change, desk, kept, SITTINGS, summarise, well } from './keeper-desk.ts';

const JOURNAL = playAll(newGame(), act.bid(2), act.roll, act.take({ red: 1 }), act.done, act.pass, act.bid(1));

type Damage = (db: IDBPDatabase<Schema>, id: string) => Promise<unknown>;
const record =
  (more: object): Damage =>
  async (db, id) =>
    db.put('games', { ...((await db.get('games', id)) as object), ...more }, id);

/**
 * Each kind of damage, with the reports of the list and of opening, by code and path. No report of the list means that
 * it looks intact from there.
 */
const CASES: { readonly [kind: string]: { damage: Damage; listed?: string; loaded: string } } = {
  'no record': {
    damage: (db, id) => db.delete('games', id),
    listed: 'record-missing record',
    loaded: 'record-missing record',
  },
  'a record that is none': {
    damage: (db, id) => db.put('games', 'nonsense', id),
    listed: 'bad-record record',
    loaded: 'bad-record record',
  },
  'a record without a name': {
    damage: record({ name: undefined }),
    listed: 'bad-record record.name',
    loaded: 'bad-record record.name',
  },
  'somebody nowhere': {
    damage: record({ sittings: [{ seat: 1 }] }),
    listed: 'bad-record record.sittings.0.seat',
    loaded: 'bad-record record.sittings.0.seat',
  },
  'a record of another game': {
    damage: record({ id: 'other' }),
    listed: 'bad-record record.id',
    loaded: 'bad-record record.id',
  },
  'a cursor beyond': { damage: record({ at: 99 }), listed: 'bad-record record.at', loaded: 'bad-record record.at' },
  'no root': { damage: (db, id) => db.delete('roots', id), listed: 'root-missing root', loaded: 'root-missing root' },
  'a root that is none': { damage: (db, id) => db.put('roots', { is: 'dream' }, id), loaded: 'bad-root root.is' },
  'the first action missing': {
    damage: (db, id) => db.delete('entries', [id, 0]),
    listed: 'action-missing entries.0',
    loaded: 'action-missing entries.0',
  },
  'an action missing': {
    damage: (db, id) => db.delete('entries', [id, 3]),
    listed: 'action-missing entries',
    loaded: 'action-missing entries.3',
  },
  'the last action missing': {
    damage: (db, id) => db.delete('entries', [id, 5]),
    listed: 'action-missing entries.5',
    loaded: 'action-missing entries.5',
  },
  'an action that is none': {
    damage: (db, id) => db.put('entries', { action: { kind: 7 } }, [id, 2]),
    loaded: 'bad-action entries.2.action.kind',
  },
  'an action too many': {
    damage: (db, id) => db.put('entries', { action: act.done }, [id, 6]),
    listed: 'actions-beyond entries',
    loaded: 'actions-beyond entries',
  },
};

describe('a damaged game', () => {
  for (const [kind, { damage, listed, loaded }] of Object.entries(CASES)) {
    it(`${kind}: is on the list, and says what is broken`, async () => {
      const { keeper, raw } = await desk();
      const id = await kept(keeper, JOURNAL, 'Broken');
      const sound = await kept(keeper, JOURNAL, 'Sound');
      await raw((db) => damage(db, id));
      const said = (faults: readonly { code: string; path: string }[] = []) =>
        faults.map(({ code, path }) => `${code} ${path}`).join();

      const { games } = well(await keeper.list());
      assert.equal(games.length, 2);
      assert.equal(said(games.find((game) => game.id === id)?.faults), listed ?? '');
      assert.deepEqual(games.find((game) => game.id === sound)?.faults, []);
      const { trouble } = await keeper.load(id);
      assert.equal(trouble?.code, 'damaged');
      assert.equal(said(trouble?.faults), loaded);

      // As it is it can be a file, and be removed, restored and purged.
      const { text } = well(await keeper.exportRaw(id));
      assert.ok(text.includes('"scriptorium":"raw"'));
      assert.deepEqual((await keeper.importText(text, { name: '', summarise })).faults?.[0]?.code, 'raw-game');
      well(await keeper.remove(id));
      assert.equal(well(await keeper.list()).games.length, 1);
      well(await keeper.restore(id));
      assert.equal((await keeper.load(id)).trouble?.faults?.[0]?.code, loaded.split(' ')[0]);
      well(await keeper.remove(id));
      assert.equal(well(await keeper.purge({ id })).purged, 1);
      assert.equal((await keeper.load(id)).trouble?.code, 'missing');
    });
  }

  it('of a newer version says so', async () => {
    const { keeper, raw } = await desk();
    const id = await kept(keeper, JOURNAL);
    await raw((db) => record({ format: 99 })(db, id));
    const { trouble } = await keeper.load(id);
    assert.equal(trouble?.code, 'newer-version');
    assert.equal(trouble?.faults?.[0]?.code, 'newer-format');
  });
});

describe('a game without its snapshots or hashes', () => {
  it('is played from its start, and mends itself with the next answer', async () => {
    const { keeper, raw } = await desk();
    const id = await kept(keeper, JOURNAL);
    await raw((db) => db.clear('snapshots'));
    const { save, lost } = well(await keeper.load(id));
    assert.deepEqual(lost, ['snapshot']);
    assert.ok(openSnapshot(tiny, save).faults);
    const { journal } = replaySave(tiny, save);
    assert.deepEqual(journal, JOURNAL);
    assert.equal((await keeper.exportText(id)).trouble?.faults?.[0]?.code, 'snapshot-missing');

    const next = playAll(JOURNAL, act.roll);
    well(await keeper.append(id, change(JOURNAL, next)));
    assert.deepEqual(well(await keeper.load(id)), {
      ...well(await keeper.load(id)),
      save: toSave(tiny, next),
      lost: [],
    });
    well(await keeper.exportText(id));
  });

  it('uses an earlier snapshot where the last is damaged', async () => {
    const { keeper, raw } = await desk();
    const id = await kept(keeper, JOURNAL);
    const next = playAll(JOURNAL, act.roll);
    well(await keeper.append(id, change(JOURNAL, next)));
    // No plain data: a half.
    await raw((db) => db.put('snapshots', { points: 0.5 }, [id, 7]));
    const { save, lost } = well(await keeper.load(id));
    assert.deepEqual(lost, []);
    assert.deepEqual(save.snapshot, { at: 6, state: now(JOURNAL) });
    assert.deepEqual(replaySave(tiny, save).journal, next);
  });

  it('drops hashes that are none', async () => {
    const { keeper, raw } = await desk();
    const id = await kept(keeper, JOURNAL);
    await raw((db) => db.put('hashes', 'short', [id, 1]));
    const { save, lost } = well(await keeper.load(id));
    assert.deepEqual(lost, ['hashes']);
    assert.deepEqual(save.hashes, []);
    assert.deepEqual(replaySave(tiny, save).journal, JOURNAL);
  });
});

describe('rescue', () => {
  const rescued = async (damage: Damage) => {
    const { keeper, raw } = await desk();
    const id = await kept(keeper, JOURNAL);
    await raw((db) => damage(db, id));
    const { record: made, trouble } = await keeper.rescue(id, { name: 'Rescued', summarise });
    if (!made) return { trouble };
    const { save, record: now } = well(await keeper.load(made.id));
    assert.equal(well(await keeper.list()).games.length, 2);
    return { save, record: now };
  };

  it('goes on from the last position where a later one is whole', async () => {
    const { save, record: made } = await rescued((db, id) => db.delete('entries', [id, 3]));
    assert.deepEqual(save?.root, { is: 'position', position: now(JOURNAL) });
    assert.deepEqual(save?.entries, []);
    assert.deepEqual(made?.sittings, SITTINGS);
    assert.ok(save);
    assert.deepEqual(replaySave(tiny, save).journal?.start, now(JOURNAL));
  });

  it('keeps the actions up to the first that is broken', async () => {
    const { save } = await rescued(async (db, id) => {
      await db.clear('snapshots');
      await db.put('entries', { action: 'nothing' }, [id, 3]);
    });
    assert.equal(save?.entries.length, 3);
    assert.ok(save);
    assert.deepEqual(replaySave(tiny, save).journal?.at, 3);
  });

  it('needs neither the record nor the root', async () => {
    const { save, record: made } = await rescued(async (db, id) => {
      await db.delete('roots', id);
      await db.put('games', 3, id);
    });
    assert.deepEqual(made?.sittings, []);
    assert.ok(save);
    const { journal } = begin(tiny, save.root);
    assert.deepEqual(journal?.start, now(JOURNAL));
  });

  it('says where nothing is left', async () => {
    const { trouble } = await rescued(async (db, id) => {
      await db.clear('snapshots');
      await db.delete('roots', id);
    });
    assert.equal(trouble?.code, 'damaged');
  });
});

describe('games of another book', () => {
  it('are not on the list', async () => {
    const { keeper, raw } = await desk();
    const id = await kept(keeper, JOURNAL);
    await raw((db) => record({ game: 'chess' })(db, id));
    assert.deepEqual(well(await keeper.list()).games, []);
  });
});
