import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { begin, type Journal } from '../../../src/kernel/journal.ts';
import { type Counting, isCounting, setApart } from '../../../src/kernel/root.ts';
import { parseSave } from '../../../src/kernel/save-format.ts';
import { toSave } from '../../../src/kernel/saves.ts';
import type { Customs } from '../../../src/ui/table/customs.ts';
import { fileOf, readFile } from '../../../src/ui/table/keeper-file.ts';
import { changeOf } from '../../../src/ui/table/keeper-saver.ts';
import { acts, advised, fromPhase, sit, standApart, takeBack, undoBlocked } from '../../../src/ui/table/session.ts';
import { act, type TinyFact, type TinyState, tiny } from '../../kernel/tiny.ts';
import { playAll } from '../../kernel/tiny-journal.ts';
import { about, desk, kept, well } from './keeper-desk.ts';

/** A game that counts: the tiny game, played by one person at both seats. */

const customs: Customs<TinyState> = {
  settled: (state) => state,
  isSecret: () => false,
  isWindow: () => false,
  isSeen: () => true,
  seatOf: ({ fixed }) => fixed['seat'],
  matters: () => true,
};
const ANN = ['north', 'south'].map((seat) => ({ seat, name: 'Ann', is: 'person' }) as const);

function counted(counts: Counting = { day: '2026-11-30' }): Journal<TinyState, TinyFact> {
  const options = { stones: { red: 3, blue: 2 } };
  const { journal } = begin<TinyState, TinyFact>(tiny, { is: 'game', options, seed: 1994, counts });
  assert.ok(journal);
  return journal;
}

describe('undo in a game that counts', () => {
  const bid = acts(tiny, sit(counted(), ANN), [act.bid(2)]);
  const rolled = acts(tiny, bid, [act.roll]);

  it('goes back no further than the last dice', () => {
    assert.equal(undoBlocked(tiny, customs, bid), undefined);
    assert.equal(takeBack(tiny, customs, bid).journal.at, 0);
    assert.equal(undoBlocked(tiny, customs, rolled), 'dice');
    assert.equal(takeBack(tiny, customs, rolled).journal.at, 2);
    const done = acts(tiny, rolled, [act.done]);
    assert.equal(takeBack(tiny, customs, done).journal.at, 2);
    assert.equal(fromPhase(tiny, done).journal.at, 2);
    // A gesture is taken back as a whole, or not at all.
    const gesture = acts(tiny, sit(counted(), ANN), [act.bid(2), act.roll]);
    assert.equal(undoBlocked(tiny, customs, gesture), 'dice');
  });

  it('goes on when it counts no longer, and it never counts again', () => {
    const apart = standApart(rolled, 'undone');
    assert.deepEqual(apart.journal.root.counts, { day: '2026-11-30', apart: 'undone' });
    assert.equal(takeBack(tiny, customs, apart).journal.at, 1);
    assert.equal(standApart(apart, 'again'), apart);
    assert.equal(isCounting(apart.journal.root), false);
  });

  it('counts no longer once a computer has advised', () => {
    assert.equal(advised(bid).journal.root.counts?.apart, 'helped');
    assert.equal(advised(standApart(bid, 'undone')).journal.root.counts?.apart, 'undone');
  });

  it('is free in a game that never counted', () => {
    const { counts: _, ...root } = counted().root;
    const free = acts(tiny, sit({ ...counted(), root }, ANN), [act.bid(2), act.roll]);
    assert.equal(undoBlocked(tiny, customs, free), undefined);
    assert.equal(setApart(root, 'undone'), root);
  });
});

describe('the mark of a game that counts no longer', () => {
  const journal = playAll(counted(), act.bid(2), act.roll);

  it('is in the save and in the file, which refuse what is no mark', () => {
    const save = toSave(tiny, { ...journal, root: setApart(journal.root, 'undone') });
    assert.deepEqual(parseSave(JSON.stringify(save), tiny).save, save);
    const { filed } = readFile(fileOf({ ...about(), save }), tiny);
    assert.deepEqual(filed?.save.root.counts, { day: '2026-11-30', apart: 'undone' });
    for (const counts of [{ day: 'today' }, { apart: 'no' }, { more: 1 }, true]) {
      const bad = { ...save, root: { ...save.root, counts } };
      assert.equal(parseSave(JSON.stringify(bad), tiny).faults?.[0]?.code, 'bad-root');
    }
  });

  it('is stored with the next change, and the list has it', async () => {
    const { keeper } = await desk();
    const id = await kept(keeper, journal);
    assert.deepEqual(well(await keeper.load(id)).record.counts, { day: '2026-11-30' });
    const apart = { ...journal, root: setApart(journal.root, 'undone') };
    well(await keeper.append(id, { ...changeOf(journal, apart), summary: null }));
    const { record, save } = well(await keeper.load(id));
    assert.deepEqual(record.counts, { day: '2026-11-30', apart: 'undone' });
    assert.deepEqual(save, toSave(tiny, apart));
  });

  it('is on a duplicate, which has other dice', async () => {
    const { keeper } = await desk();
    const id = await kept(keeper, journal);
    const { record } = well(await keeper.duplicate(id, 'Copy'));
    assert.equal(record.counts?.apart, 'again');
    const { save } = well(await keeper.load(record.id));
    // The tiny game hides something, so its copy begins at a position that is dealt again.
    assert.ok(save.root.is === 'position' && save.root.seed !== undefined);
    assert.equal(well(await keeper.load(id)).record.counts?.apart, undefined);
  });

  it('is on a game from a file if it is here already, and only then', async () => {
    const text = fileOf({ ...about(), save: toSave(tiny, journal) });
    const { keeper } = await desk();
    const come = async () => {
      const { record } = await keeper.importText(text, { name: 'File', summarise: () => null });
      assert.ok(record);
      return record.counts;
    };
    assert.deepEqual(await come(), { day: '2026-11-30' });
    assert.deepEqual(await come(), { day: '2026-11-30', apart: 'again' });
  });
});
