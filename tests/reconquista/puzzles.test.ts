import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RULE_IDS } from '../../src/books/reconquista/engine/data/rules.ts';
import { judge, rightOf } from '../../src/books/reconquista/puzzles/judge.ts';
import { LEVELS, ON_BOARD } from '../../src/books/reconquista/puzzles/puzzle.ts';
import { PUZZLES } from '../../src/books/reconquista/puzzles/puzzles.ts';
import { puzzleStart } from '../../src/books/reconquista/ui/puzzle/start.ts';
import { askOf, becauseSaid, optionOf, verdictSaid } from '../../src/books/reconquista/words/en/puzzles.ts';

/** The least distance, in hundredths, of the best chance from the next, and of a chance from the answers in tenths. */
const CLEAR = 5;

describe('the puzzles of Reconquista', () => {
  for (const puzzle of PUZZLES) {
    const { id, asked, options, right, rules } = puzzle;

    it(`${id} has the answer that the engine and its odds give`, () => {
      const judged = judge(puzzle);
      assert.deepEqual(rightOf(judged), right);
      assert.ok(right.length < options.length, 'One answer at least is wrong');
      const chances = options.flatMap((option) => judged.verdicts[option]?.chance ?? []).sort((a, b) => b - a);
      if (chances.length > 0) assert.ok(100 * ((chances[0] ?? 0) - (chances[1] ?? 0)) >= CLEAR, 'The best stands out');
      if (judged.because.is === 'chance') {
        const exact = judged.because.chance;
        const distance = (option: string): number => Math.abs(exact - Number(option) / 10);
        for (const other of options.filter((option) => !right.includes(option)))
          assert.ok(distance(other) > 2 * distance(right[0] ?? '') + CLEAR / 100, `${other} is clearly wrong`);
      }
    });

    it(`${id} is asked, answered and explained in words`, () => {
      const { verdicts, because, on, frame } = puzzleStart(puzzle);
      assert.ok(askOf(asked).length > 0);
      for (const option of options) assert.ok(optionOf(asked, option).length > 0);
      const said = right.some((option) => verdicts[option] && verdictSaid(asked, verdicts[option]));
      // Control and contact are said by their rules alone.
      assert.ok(becauseSaid(because) || said || asked.is === 'controls' || asked.is === 'fights');
      assert.equal(on === 'board', ON_BOARD.includes(asked.is));
      assert.ok(frame.width > 0);
      assert.ok(rules.every((rule) => RULE_IDS.includes(rule)));
    });
  }

  it('are fifteen of all kinds, each once, the easy ones first', () => {
    assert.equal(PUZZLES.length, 15);
    assert.equal(new Set(PUZZLES.map(({ id }) => id)).size, PUZZLES.length);
    assert.equal(new Set(PUZZLES.map(({ asked }) => asked.is)).size, 12);
    const levels = PUZZLES.map(({ level }) => level);
    assert.deepEqual(levels, levels.toSorted());
    assert.deepEqual([...new Set(levels)], LEVELS);
  });
});
