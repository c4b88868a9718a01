import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RULE_IDS } from '../../src/books/hispania-draco/engine/data/rules.ts';
import { combatOdds } from '../../src/books/hispania-draco/odds/combat.ts';
import { judge, rightOf } from '../../src/books/hispania-draco/puzzles/judge.ts';
import { LEVELS, ON_BOARD } from '../../src/books/hispania-draco/puzzles/puzzle.ts';
import { PUZZLES } from '../../src/books/hispania-draco/puzzles/puzzles.ts';
import { isIn } from '../../src/books/hispania-draco/ui/board/frame.ts';
import { puzzleStart } from '../../src/books/hispania-draco/ui/puzzle/start.ts';
import * as EN from '../../src/books/hispania-draco/words/en/puzzles.ts';
import * as FR from '../../src/books/hispania-draco/words/fr/puzzles.ts';

/** The least distance, in hundredths, of the highest chance from the next. */
const CLEAR = 5;

describe('the puzzles of Hispania by Draco Ideas', () => {
  for (const puzzle of PUZZLES) {
    const { id, asked, options, right, rules } = puzzle;

    it(`${id} has the answer that the engine and its odds give, and only that`, () => {
      const judged = judge(puzzle);
      const { verdicts } = judged;
      assert.deepEqual(rightOf(judged), right);
      assert.equal(right.length, 1);
      assert.equal(new Set(options).size, options.length);
      const chances = options.flatMap((option) => verdicts[option]?.chance ?? []).map(({ ways, of }) => ways / of);
      const [best = 0, next = 0] = chances.sort((a, b) => b - a);
      if (chances.length > 0) assert.ok(100 * (best - next) >= CLEAR, 'The best stands out');
    });

    it(`${id} is asked, answered and explained in words of both languages`, () => {
      const { because, on, frame, armies } = puzzleStart(puzzle);
      for (const { askOf, optionOf, becauseSaid, besideSaid } of [EN, FR]) {
        assert.ok(askOf(asked).length > 0);
        assert.ok(besideSaid(armies).length > 0);
        const told = options.map((option) => JSON.stringify(optionOf(asked, option)));
        assert.equal(new Set(told).size, options.length);
        assert.ok(becauseSaid(because).length > 0);
      }
      assert.equal(on === 'board', ON_BOARD.includes(asked.is));
      if (on === 'board') for (const option of options) assert.ok(isIn(frame, option as Parameters<typeof isIn>[1]));
      assert.ok(rules.every((rule) => RULE_IDS.includes(rule)));
    });
  }

  it('show the combat of the right answer with the values that explain it', () => {
    const shown = PUZZLES.flatMap((puzzle) => {
      const { because, combat: asked, seen } = puzzleStart(puzzle);
      assert.equal(asked !== undefined, because.is === 'values', puzzle.id);
      if (!asked || because.is !== 'values') return [];
      const { combat, generals, fight } = asked;
      const { roman } = combatOdds({ ...seen.state, generals }, combat);
      assert.deepEqual(roman, because.chance, puzzle.id);
      assert.deepEqual([fight.from, fight.to], [combat.from, combat.to]);
      return [puzzle.id];
    });
    assert.ok(shown.length > 3);
  });

  it('are fifteen of all kinds, each once, the easy ones first', () => {
    assert.equal(PUZZLES.length, 15);
    assert.equal(new Set(PUZZLES.map(({ id }) => id)).size, PUZZLES.length);
    assert.equal(new Set(PUZZLES.map(({ asked }) => asked.is)).size, 11);
    const levels = PUZZLES.map(({ level }) => level);
    assert.deepEqual(levels, levels.toSorted());
    assert.deepEqual([...new Set(levels)], LEVELS);
  });
});
