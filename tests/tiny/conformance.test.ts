import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHECK } from '../../src/books/tiny/check/index.ts';
import { PROPERTIES } from '../../src/kernel/check/breach.ts';
import { EACH } from '../../src/kernel/check/check.ts';
import { Broken, playGame } from '../../src/kernel/check/play.ts';
import { roller } from '../../src/kernel/dice.ts';
import { MUTANTS } from './mutants.ts';

const SEED = 1994;
const GAMES = 4;

/** Plays some games of each form; what does not hold, if anything. */
function broken(check: typeof CHECK, games: number): Broken | undefined {
  for (let seed = SEED; seed < SEED + games; seed++)
    for (const form of check.forms)
      try {
        playGame(check, check.options(form, roller(seed)), { seed, care: EACH });
      } catch (error) {
        if (error instanceof Broken) return error;
        throw error;
      }
  return undefined;
}

describe(`the small game on the contract (seed ${SEED})`, () => {
  it('holds all that the suite wants of a game, in every form', () => {
    assert.equal(broken(CHECK, GAMES)?.message, undefined);
  });
});

describe('the suite', () => {
  for (const property of PROPERTIES)
    for (const [what, mutant] of MUTANTS[property])
      it(`finds by ${property} that ${what}`, () => {
        const { says, ...game } = { says: CHECK.says, ...mutant };
        const found = broken({ ...CHECK, ...(says && { says }), game: { ...CHECK.game, ...game } }, 12);
        assert.equal(found?.property, property, found?.message ?? 'nothing is found');
      });
});
