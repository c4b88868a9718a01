import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { READING } from '../../../src/books/hispania/ui/table/history/reading.ts';
import { stateAt } from '../../../src/kernel/journal.ts';
import { readingOf } from '../../../src/ui/table/history/reading-of.ts';
import { marksOf, numbered, wayOf, waysFrom } from '../../../src/ui/table/history.ts';
import { wholeGame } from './whole-game.ts';

const { bookOf } = readingOf(READING);

describe('the marks of a game', () => {
  for (const name of ['A-advanced', 'B-advanced', 'D-standard']) {
    it(`${name}: stand where the game passes to another nation, and at every turn`, () => {
      const game = wholeGame(name);
      const marks = marksOf(bookOf(game));
      const points = marks.map(({ n }) => n);
      assert.deepEqual(
        points,
        [...new Set(points)].toSorted((a, b) => a - b),
      );
      assert.equal(points[0], 0);
      for (const { n, turn, who } of marks.slice(1)) {
        const { turn: stands, active } = stateAt(game, n);
        assert.deepEqual([turn, who ?? null], [stands, active], `after ${n} answers`);
      }
      const passes = game.entries.flatMap((entry, i) => {
        const before = stateAt(game, i);
        return i > 0 && (entry.state.active !== before.active || entry.state.turn !== before.turn) ? [i + 1] : [];
      });
      assert.deepEqual(
        passes.filter((n) => !points.includes(n)),
        [],
      );
      const turns = marks.filter(({ first }) => first).map(({ turn }) => turn);
      assert.deepEqual(turns, [...new Set(game.entries.map(({ state }) => state.turn))]);
    });
  }
});

describe('the ways from a point', () => {
  const marks = [
    { n: 0, turn: 1, is: 'start', first: true },
    { n: 4, turn: 1, is: 'own', who: 'rome', first: false },
    { n: 9, turn: 2, is: 'own', who: 'celts', first: true },
  ] as const;

  it('lead one answer or one nation on and back, and never out of the game', () => {
    assert.deepEqual(waysFrom(marks, 6, 12), { first: 0, back: 5, on: 7, last: 12, stretchBack: 4, stretchOn: 9 });
    assert.deepEqual(waysFrom(marks, 4, 12), { first: 0, back: 3, on: 5, last: 12, stretchBack: 0, stretchOn: 9 });
    assert.deepEqual(waysFrom(marks, 0, 12), { first: 0, back: 0, on: 1, last: 12, stretchBack: 0, stretchOn: 4 });
    assert.deepEqual(waysFrom(marks, 12, 12), { first: 0, back: 11, on: 12, last: 12, stretchBack: 9, stretchOn: 12 });
  });

  it('are on two keys that a slider uses otherwise', () => {
    const ways = waysFrom(marks, 6, 12);
    assert.equal(wayOf('PageUp', ways), 9);
    assert.equal(wayOf('PageDown', ways), 4);
    assert.equal(wayOf('ArrowLeft', ways), undefined);
    assert.equal(wayOf('toString', ways), undefined);
  });

  it('number the turns that have room', () => {
    const turns = (room: number) => numbered(marks, 12, room).map(({ turn }) => turn);
    assert.deepEqual(turns(0.5), [1, 2]);
    assert.deepEqual(turns(0.8), [1]);
  });
});
