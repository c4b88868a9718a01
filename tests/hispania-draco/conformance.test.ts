import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHECK } from '../../src/books/hispania-draco/check/index.ts';
import { CLOSELY } from '../../src/kernel/check/check.ts';
import { Broken, playGame } from '../../src/kernel/check/play.ts';
import { roller } from '../../src/kernel/dice.ts';
import { eager } from './eager.ts';

const SEED = 197;

describe(`Hispania by Draco Ideas on the contract (seed ${SEED})`, () => {
  for (const [i, form] of CHECK.forms.entries())
    it(`${form}: a random game, and one of a player who wants to win, hold all that the suite wants of a game`, () => {
      const seed = SEED + i;
      try {
        playGame(CHECK, CHECK.options(form, roller(seed)), { seed, care: CLOSELY });
        playGame(CHECK, CHECK.options(form, roller(seed)), { seed, care: CLOSELY, answers: eager(roller(seed), seed) });
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        assert.fail(error.message);
      }
    });
});

describe('the invariants', () => {
  it('find pieces that no fact accounts for', () => {
    const { game } = CHECK;
    const thief: typeof game = {
      ...game,
      apply(state, action) {
        const done = game.apply(state, action);
        return done.refusal ? done : { ...done, facts: done.facts.filter(({ kind }) => kind !== 'revolt') };
      },
    };
    const play = () => playGame({ ...CHECK, game: thief }, {}, { seed: SEED });
    assert.throws(play, (error) => error instanceof Broken && error.property === 'own');
  });
});
