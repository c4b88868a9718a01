import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  firstOpen,
  merged,
  missed,
  mostFirst,
  NOTHING,
  nextOf,
  type Progress,
  readText,
  refusedBy,
  skip,
  solved,
  standsOf,
  textOf,
} from '../../../src/ui/lesson/progress.ts';

const PATH = [
  { id: 'one', steps: ['a', 'b'] },
  { id: 'two', steps: ['c'] },
];
const half = solved(NOTHING, { lesson: 'one', step: 'a' });

describe('progress', () => {
  it('counts a lesson as done when all its steps are, and leads on to the first that is not', () => {
    assert.equal(standsOf(NOTHING, PATH[0] as never), 'new');
    assert.equal(standsOf(half, PATH[0] as never), 'begun');
    assert.equal(firstOpen(half, PATH[0] as never), 1);
    const done = solved(half, { lesson: 'one', step: 'b' });
    assert.equal(standsOf(done, PATH[0] as never), 'done');
    assert.equal(firstOpen(done, PATH[0] as never), 0);
    assert.equal(nextOf(done, PATH)?.id, 'two');
    assert.equal(nextOf(skip(done, 'two'), PATH), undefined);
  });

  it('does not take a lesson for skipped once something of it is solved', () => {
    const skipped = skip(NOTHING, 'one');
    assert.equal(standsOf(skipped, PATH[0] as never), 'skipped');
    assert.equal(nextOf(skipped, PATH)?.id, 'two');
    assert.equal(standsOf(solved(skipped, { lesson: 'one', step: 'a' }), PATH[0] as never), 'begun');
    assert.equal(skip(skipped, 'one'), skipped);
    assert.equal(solved(half, { lesson: 'one', step: 'a' }), half);
  });

  it('counts refusals by rule and what went wrong by step, the most first', () => {
    const twice = refusedBy(refusedBy(refusedBy(NOTHING, '6.1'), '5.3'), '5.3');
    assert.deepEqual(mostFirst(twice.refused), [
      ['5.3', 2],
      ['6.1', 1],
    ]);
    assert.deepEqual(missed(NOTHING, { lesson: 'one', step: 'a' }).missed, { 'one/a': 1 });
  });

  it('comes out of its text as it was', () => {
    const all: Progress = missed(refusedBy(skip(half, 'two'), '5.1-mountain'), { lesson: 'one', step: 'a' });
    assert.deepEqual(readText(textOf(all)), { progress: all });
    assert.deepEqual(readText(textOf(NOTHING)), { progress: NOTHING });
  });

  it('names what is damaged, of something else, or of a later version, and keeps what fits', () => {
    const text = textOf(half);
    assert.deepEqual(readText(text.slice(0, -9)), { progress: NOTHING, damage: 'damaged' });
    assert.deepEqual(readText('{"format":"scriptorium-game"}'), { progress: NOTHING, damage: 'other' });
    assert.deepEqual(readText(text.replace('"version": 1', '"version": 2')).damage, 'newer');
    const bent = readText(text.replace('"refused": {}', '"refused": {"5.3": -1, "6.1": 2, "7": "x"}'));
    assert.equal(bent.damage, 'damaged');
    assert.deepEqual(bent.progress, { ...half, refused: { '6.1': 2 } });
    for (const odd of ['', 'null', '[]', '{"__proto__":1}', '{"format":"scriptorium-lessons"}', 'x'.repeat(300_000)])
      assert.notEqual(readText(odd).damage, undefined, odd.slice(0, 30));
  });

  it('is joined with another so that nothing done is lost, and the same twice counts once', () => {
    const other = refusedBy(solved(skip(NOTHING, 'two'), { lesson: 'one', step: 'b' }), '5.3');
    const both = merged(refusedBy(refusedBy(half, '5.3'), '5.3'), other);
    assert.deepEqual(both, { done: { one: ['a', 'b'] }, skipped: ['two'], refused: { '5.3': 2 }, missed: {} });
    assert.deepEqual(merged(both, both), both);
  });
});
