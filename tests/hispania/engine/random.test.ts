import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SWITCHES } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';
import { hash } from '../../../src/kernel/hash.ts';
import { now } from '../../../src/kernel/journal.ts';
import { drawn, TABLES } from '../random/draw.ts';
import { playRandomly } from '../random/play.ts';
import { POSITIONS } from '../random/positions.ts';
import { checkSaved, checkUndo, journalOf } from '../random/saved.ts';

const SEED = 1994;

/** One game a scenario and version, and some from rich positions; the long form is `npm run fuzz`. */
describe(`random play (seed ${SEED})`, () => {
  for (const [i, { scenario, mode }] of TABLES.entries()) {
    it(`scenario ${scenario}, ${mode}: to its end, every state sound; saved, loaded, taken back`, () => {
      const options = drawn(i, SEED + i);
      const game = playRandomly(hispania.setup(options, SEED + i), SEED + i);
      const journal = journalOf(options, SEED + i, game.actions);
      assert.equal(hash(now(journal)), hash(game.end));
      checkSaved(journal);
      checkUndo(journal);
    });
  }
  for (const [name, position] of Object.entries(POSITIONS)) {
    it(`${name}: to the end, every state sound`, () => {
      const dice = roller(SEED);
      const rulings = Object.fromEntries(
        SWITCHES.filter(() => randomInt(dice, 0, 1) === 1).map((id) => [id, 'b' as const]),
      );
      const opened = hispania.position({ ...position, rulings, seed: SEED });
      assert.ok(opened.state, JSON.stringify(opened.faults));
      assert.equal(playRandomly(opened.state, SEED).end.stage, 'over');
    });
  }
});
