import type { Action, Dice, Fact, Game, Refusal } from './contract.ts';
import { giving } from './dice.ts';

/** What became of the dice in one action. */
export interface Throw {
  /** How many dice the action rolled. */
  readonly rolled: number;
  /** Whether the generator rolled, because none lay there or the one that lay there does not fit the die. */
  readonly generated: boolean;
}

/** The state after an action, what happened, and what became of the dice; or the refusal. */
export type Thrown<S, F extends Fact> =
  | { readonly state: S; readonly facts: readonly F[]; readonly thrown: Throw; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly state?: undefined };

/** `game.apply` with `given` dice laid out for this action alone: what it leaves lying is taken away again. */
export function applyGiven<S, F extends Fact>(
  game: Pick<Game<S, F>, 'apply' | 'dice'>,
  state: S,
  action: Action,
  given?: readonly number[],
): Thrown<S, F> {
  const before = game.dice.of(state);
  const applied = game.apply(given ? game.dice.with(state, giving(before, given)) : state, action);
  if (applied.refusal) return { refusal: applied.refusal };
  const after = game.dice.of(applied.state);
  const thrown = {
    rolled: after.rolled - before.rolled,
    generated: !sameGenerator(before, after),
  };
  const swept = given && after.given.length > 0 ? game.dice.with(applied.state, giving(after, [])) : applied.state;
  return { state: swept, facts: applied.facts, thrown };
}

function sameGenerator(a: Dice, b: Dice): boolean {
  return a.generator.length === b.generator.length && a.generator.every((word, i) => word === b.generator[i]);
}
