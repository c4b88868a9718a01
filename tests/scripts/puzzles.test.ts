import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { around, cut } from '../../scripts/puzzles/cut.ts';
import { inRow, withSlips } from '../../scripts/puzzles/options.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { opened } from '../../src/books/hispania/puzzles/opened.ts';
import { PUZZLES } from '../../src/books/hispania/puzzles/puzzles.generated.ts';

const salts = Array.from({ length: 40 }, (_, i) => `salt ${i}`);

describe('answers that are numbers', () => {
  it('are five in a row with the right one anywhere among them, within their bounds', () => {
    const places = new Set<number>();
    for (const salt of salts) {
      const row = inRow(6, salt, 2, 10);
      assert.equal(row.length, 5);
      assert.ok(row.every((one, i) => Number(one) === Number(row[0]) + i && Number(one) >= 2 && Number(one) <= 10));
      places.add(row.indexOf('6'));
    }
    assert.equal(places.size, 5);
    for (const salt of salts) assert.equal(inRow(0, salt)[0], '0');
  });

  it('hold the slips that somebody makes, each once and none below nothing', () => {
    for (const salt of salts) {
      const some = withSlips(3, [6, 3, -1, 9], salt);
      assert.equal(some.length, 5);
      assert.ok(some.includes('3') && (some.includes('6') || some[4] === '3'));
      assert.equal(new Set(some).size, 5);
      assert.deepEqual(
        [...some].map(Number),
        [...some].map(Number).sort((a, b) => a - b),
      );
      assert.ok(some.every((one) => Number(one) >= 0));
    }
    assert.ok(new Set(salts.map((salt) => withSlips(6, [], salt).indexOf('6'))).size >= 4);
  });
});

describe('a position that is cut', () => {
  it('is one that opens, with what stands there and nothing else', () => {
    for (const puzzle of PUZZLES.slice(0, 8)) {
      const state = opened({ ...puzzle, lead: [] });
      const [place] = puzzle.view;
      assert.ok(place);
      const kept = around(state, [place]);
      const part = hispania.position(cut(state, kept)).state;
      assert.ok(part, puzzle.id);
      assert.ok(Object.keys(part.places).every((one) => (kept as readonly string[]).includes(one)));
      for (const one of kept) assert.deepEqual(part.places[one], state.places[one], `${puzzle.id} ${one}`);
    }
  });
});
