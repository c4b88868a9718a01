import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHECK } from '../../../src/books/hispania/check/index.ts';
import { SWITCHES } from '../../../src/books/hispania/engine/data/ids.ts';
import { CLOSELY } from '../../../src/kernel/check/check.ts';
import { playFrom, playGame } from '../../../src/kernel/check/play.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';

/** Its games are of a middling length: they take 12 seconds of a processor. */
const SEED = 400;

/** One game a scenario and version, and one from each rich position; the long form is `npm run fuzz`. */
describe(`Hispania on the contract (seed ${SEED})`, () => {
  for (const [i, form] of CHECK.forms.entries())
    it(`${form}: to its end; saved, loaded, taken back`, () => {
      const seed = SEED + i;
      assert.equal(playGame(CHECK, CHECK.options(form, roller(seed)), { seed }).end.stage, 'over');
    });
  for (const [name, position] of Object.entries(CHECK.positions ?? {}))
    it(`${name}: to the end`, () => {
      const dice = roller(SEED);
      const rulings = Object.fromEntries(
        SWITCHES.filter(() => randomInt(dice, 0, 1) === 1).map((id) => [id, 'b' as const]),
      );
      const opened = CHECK.game.position({ ...(position as object), rulings, seed: SEED });
      assert.ok(opened.state, JSON.stringify(opened.faults));
      const care = { ...CLOSELY, kept: false };
      assert.equal(playFrom(CHECK, opened.state, { seed: SEED, care }).end.stage, 'over');
    });
});
