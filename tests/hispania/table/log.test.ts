import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { READING } from '../../../src/books/hispania/ui/table/history/reading.ts';
import { jump, now, play } from '../../../src/kernel/journal.ts';
import { readingOf } from '../../../src/ui/table/history/reading-of.ts';
import { answerOf, chapterAt, rowsOf, sumOf, bookOf as written } from '../../../src/ui/table/log.ts';
import { copyOf, upTo, wholeGame } from './whole-game.ts';

const { bookOf, ofChapter: sumOfChapter } = readingOf(READING);

const NAMES = ['A-standard', 'B-advanced', 'D-standard', 'E-advanced'];

describe('the log of a whole game', () => {
  for (const name of NAMES) {
    it(`${name}: has every fact once, in order, under its turn and its nation`, () => {
      const game = wholeGame(name);
      const book = bookOf(game);
      const told = book.flatMap(({ chapters }) => chapters.flatMap(({ lines }) => lines));
      const facts = game.entries.flatMap((entry, i) => entry.facts.map((fact) => ({ n: i + 1, fact })));
      const opening = facts.filter(({ fact }) => fact.kind === 'nation' || fact.kind === 'turn');
      assert.ok(opening.length > 100);
      assert.deepEqual(
        told.map(({ n, fact }) => ({ n, fact })),
        facts.filter(({ fact }) => fact.kind !== 'nation' && fact.kind !== 'turn'),
      );
      for (const { turn, chapters } of book) {
        for (const chapter of chapters) {
          assert.equal(chapter.turn, turn);
          for (const { fact } of chapter.lines)
            if (fact.kind === 'phase') assert.deepEqual([fact.turn, fact.nation], [turn, chapter.who]);
        }
      }
    });
  }

  it('is the same, read at once, answer by answer, or with answers taken back', () => {
    const game = wholeGame('A-standard');
    const whole = bookOf(copyOf(game));
    const growing = copyOf(game);
    let book = bookOf(upTo(growing, 0));
    for (let n = 1; n <= game.at; n++) book = bookOf(upTo(growing, n));
    assert.deepEqual(book, whole);
    for (const n of [700, 650, 649, 12, 3, 0, 1, 400]) {
      assert.deepEqual(bookOf(jump(growing, n)), bookOf(jump(copyOf(game), n)), `${n} answers`);
    }
    assert.deepEqual(bookOf(growing), whole);
  });

  it('follows another line of play', () => {
    const game = copyOf(wholeGame('D-standard'));
    bookOf(game);
    // The fifth answer is a step; another one is the end of the movement.
    const other = play(hispania, jump(game, 4), { kind: 'end', fixed: {}, values: {} }).journal;
    assert.ok(other);
    assert.deepEqual(bookOf(other), bookOf({ ...other, start: { ...other.start } }));
  });

  it('keeps what is past: an answer changes nothing but the end', () => {
    const game = copyOf(wholeGame('E-advanced'));
    const before = bookOf(jump(game, game.at - 40));
    const after = bookOf(jump(game, game.at - 39));
    assert.ok(before.length > 15);
    assert.notEqual(after, before);
    for (const [i, turn] of before.slice(0, -1).entries()) assert.equal(after[i], turn);
  });

  it('reads one more answer by reading that answer alone, and nothing to take one back', () => {
    const game = copyOf(wholeGame('E-advanced'));
    let read = 0;
    const counting = written({
      ...READING,
      part: (fact) => {
        read++;
        return READING.part(fact);
      },
    });
    counting(jump(game, game.at - 1));
    read = 0;
    counting(game);
    assert.ok(read > 0 && read <= (game.entries.at(-1)?.facts.length ?? 0), `${read}`);
    read = 0;
    counting(jump(game, 300));
    assert.equal(read, 0);
  });

  it('finds the stretch in which the game stood', () => {
    const game = wholeGame('D-standard');
    const book = bookOf(game);
    for (const n of [1, 2, 6, 97, 100, 400, 774]) {
      const { turn, active } = n === game.at ? now(game) : (game.entries[n - 1]?.state ?? now(game));
      const chapter = chapterAt(book, n);
      assert.deepEqual([chapter?.turn, chapter?.who ?? null], [turn, active]);
    }
    assert.equal(chapterAt(book, 0)?.is, 'start');
    assert.equal(chapterAt(book, game.at)?.is, 'end');
  });
});

describe('the rows of the log', () => {
  const game = wholeGame('B-advanced');
  const chapters = bookOf(game).flatMap((turn) => turn.chapters);

  it('tell every phase that was passed over, and each one once', () => {
    for (const chapter of chapters) {
      const rows = rowsOf(chapter, 'all', ['1', '2', '3', '4']);
      const told = rows.flatMap((row) => (row.is === 'idle' ? row.lines : [row.line]));
      const idle = chapter.lines.filter(({ part }) => part === 'idle');
      assert.deepEqual(
        told.filter(({ part }) => part === 'idle'),
        idle,
      );
      const phases = chapter.lines.filter(({ fact }) => fact.kind === 'phase').length;
      assert.equal(told.filter(({ part }) => part === 'phase').length, phases - idle.length);
      const other = chapter.lines.filter(({ part }) => part !== 'phase' && part !== 'idle');
      assert.deepEqual(
        told.filter(({ part }) => part !== 'phase' && part !== 'idle'),
        other,
      );
      const numbers = rows.map(answerOf);
      assert.deepEqual(
        numbers,
        numbers.toSorted((a, b) => a - b),
      );
    }
  });

  it('show what is for one seat to that seat alone', () => {
    const secrets = (seats: readonly string[]) =>
      chapters
        .flatMap((chapter) => rowsOf(chapter, 'all', seats))
        .flatMap((row) => (row.is === 'line' && row.line.fact.only ? [row.line.fact.only] : []));
    assert.ok(secrets(['1', '2', '3', '4']).length > 4);
    assert.deepEqual(new Set(secrets(['2'])), new Set(['2']));
    assert.deepEqual(secrets([]), []);
  });

  it('show one sort under a filter, as many as are counted', () => {
    for (const filter of ['battles', 'points', 'moves'] as const) {
      const rows = chapters.flatMap((chapter) => rowsOf(chapter, filter, []));
      assert.ok(rows.length > 20);
      assert.ok(rows.every((row) => row.is === 'line' && row.line.part === filter));
      assert.equal(sumOf(chapters.map(sumOfChapter)).lines[filter], rows.length);
    }
  });
});

describe('what a stretch came to', () => {
  it('counts moves, battles and the points of the nation whose turn it is', () => {
    const chapters = bookOf(wholeGame('A-standard')).flatMap((turn) => turn.chapters);
    for (const chapter of chapters) {
      const facts = chapter.lines.map(({ fact }) => fact);
      const points = facts.flatMap((fact) =>
        (fact.kind === 'points' || fact.kind === 'scored') && (!chapter.who || fact.nation === chapter.who)
          ? [fact.points]
          : [],
      );
      const sum = sumOfChapter(chapter);
      assert.equal(sum.moves, facts.filter(({ kind }) => kind === 'moved').length);
      assert.equal(sum.battles, facts.filter(({ kind }) => kind === 'battle').length);
      assert.equal(
        sum.points,
        points.reduce((a, b) => a + b, 0),
      );
    }
    assert.ok(sumOf(chapters.map(sumOfChapter)).points !== 0);
  });
});
