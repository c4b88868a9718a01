import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { bookIn } from '../../scripts/books.ts';
import { Wrong } from '../../scripts/command-line.ts';
import { type LineWork, worked } from '../../scripts/line-work.ts';
import { numbered, partOf, shardIn } from '../../scripts/shards.ts';

const folder = mkdtempSync(join(tmpdir(), 'shards-'));
after(() => rmSync(folder, { recursive: true }));

describe('shards', () => {
  it('are written as 2/8; without one it is the whole', () => {
    assert.deepEqual(shardIn('2/8'), { shard: 2, of: 8 });
    assert.deepEqual(shardIn(), { shard: 1, of: 1 });
    for (const wrong of ['0/2', '3/2', '2', 'a/b', '']) assert.throws(() => shardIn(wrong), Wrong);
  });

  it('have each item of some work once, and parts of nearly one size', () => {
    for (const all of [1, 2, 3, 7])
      for (const count of [0, 1, 5, 20]) {
        const items = numbered(count, 4);
        const parts = numbered(all, 1).map((shard) => partOf(items, { shard, of: all }));
        assert.deepEqual(
          parts.flat().sort((a, b) => a - b),
          items,
        );
        const sizes = parts.map(({ length }) => length);
        assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1);
      }
  });
});

/** Squares, and which of them were worked out. */
function squares(work = 'squares'): { readonly work: LineWork<{ readonly square: number }>; readonly done: number[] } {
  const done: number[] = [];
  const does = (item: number) => {
    done.push(item);
    return { square: item * item };
  };
  return { work: { work, items: numbered(10, 3), does }, done };
}

const WHOLE = { shard: 1, of: 1 };
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').slice(0, -1).sort();

describe('work by the line', () => {
  it('has in all its shards the lines of the whole; with the joined file the whole is done', () => {
    const whole = join(folder, 'whole.jsonl');
    const results = [...worked(squares().work, { shard: WHOLE, file: whole })];
    const files = [1, 2, 3].map((shard) => {
      const file = join(folder, `${shard}.jsonl`);
      const part = [...worked(squares().work, { shard: { shard, of: 3 }, file })];
      assert.ok(part.length < results.length);
      return file;
    });
    const joined = join(folder, 'joined.jsonl');
    writeFileSync(joined, files.map((file) => readFileSync(file, 'utf8')).join(''));
    assert.deepEqual(linesOf(joined), linesOf(whole));
    assert.equal(linesOf(whole).length, 10);
    const { work, done } = squares();
    assert.deepEqual([...worked(work, { shard: WHOLE, file: joined })], results);
    assert.deepEqual(done, []);
  });

  it('goes on from where it was stopped, in the middle of a line even', () => {
    const file = join(folder, 'stopped.jsonl');
    const first = worked(squares().work, { shard: WHOLE, file });
    for (const _ of numbered(3)) first.next();
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -5));
    for (const missing of [numbered(8, 5), []]) {
      const { work, done } = squares();
      assert.equal([...worked(work, { shard: WHOLE, file })].length, 10);
      assert.deepEqual(done, missing);
    }
  });

  it('takes no line of other work, and keeps none of an item that fails', () => {
    const file = join(folder, 'others.jsonl');
    assert.equal([...worked(squares('cubes').work, { shard: WHOLE, file })].length, 10);
    const { work, done } = squares();
    const fails = { ...work, does: (item: number) => (item === 5 ? assert.fail('five') : work.does(item)) };
    assert.throws(() => [...worked(fails, { shard: WHOLE, file })], /five/);
    assert.deepEqual(done, [3, 4]);
    assert.equal(linesOf(file).length, 12);
  });

  it('is kept nowhere without a file', () => {
    const { work, done } = squares();
    assert.equal([...worked(work, { shard: { shard: 2, of: 5 } })].length, 2);
    assert.deepEqual(done, [4, 9]);
  });
});

describe('--book', () => {
  const having = { hispania: 1, tiny: 2 };
  it('is Hispania unless it is named', () => {
    assert.deepEqual(bookIn(undefined, having, 'a game'), ['hispania', 1]);
    assert.deepEqual(bookIn('tiny', having, 'a game'), ['tiny', 2]);
  });
  it('says which books there are, and which have what a command needs', () => {
    assert.throws(() => bookIn('monopoly', having, 'a game'), /there is no "monopoly"; it may be hispania.*, tiny\./);
    assert.throws(() => bookIn('medioevo', having, 'a game'), /medioevo lacks .*a game.* hispania, tiny\./);
    for (const wrong of ['', 'constructor']) assert.throws(() => bookIn(wrong, having, 'a game'), Wrong);
  });
});
