import type { Action, Dice, Draws, Fact, Game, Refusal } from './contract.ts';
import { giving } from './dice.ts';

/** The results laid out for one action: dice in order, and results of draws by name. */
export interface Laid {
  readonly given?: readonly number[];
  readonly draws?: Draws;
}

/** The results laid out for a step of a line. They are exact: dice and draws that are not named do not occur. */
export function laidBy({
  dice = [],
  draws = {},
}: {
  readonly dice?: readonly number[] | undefined;
  readonly draws?: Draws;
}): Laid {
  return { given: dice, draws };
}

/** The use of dice and draws in one action. */
export interface Throw {
  /** The number of dice that the action rolled and draws that it made. */
  readonly rolled: number;
  /** Whether the generator was used, because nothing was laid out or it did not fit. */
  readonly generated: boolean;
  /** Results laid out for draws and not used; left out if all were used. */
  readonly undrawn?: Draws;
}

/** The state after an action, the facts, and the use of dice; or the refusal. */
export type Thrown<S, F extends Fact> =
  | { readonly state: S; readonly facts: readonly F[]; readonly thrown: Throw; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly state?: undefined };

/** `game.apply` with dice and draws laid out for this action only: unused results are removed afterwards. */
export function applyGiven<S, F extends Fact>(
  game: Pick<Game<S, F>, 'apply' | 'dice'>,
  state: S,
  action: Action,
  laid: Laid = {},
): Thrown<S, F> {
  const before = game.dice.of(state);
  const isLaid = laid.given !== undefined || laid.draws !== undefined;
  const applied = game.apply(isLaid ? game.dice.with(state, layOut(before, laid)) : state, action);
  if (applied.refusal) return { refusal: applied.refusal };
  const after = game.dice.of(applied.state);
  const thrown = {
    rolled: after.rolled - before.rolled,
    generated: !sameGenerator(before, after),
    ...(isLaid && after.draws && { undrawn: after.draws }),
  };
  const left = isLaid && (after.given.length > 0 || after.draws !== undefined);
  return {
    state: left ? game.dice.with(applied.state, giving(after, [])) : applied.state,
    facts: applied.facts,
    thrown,
  };
}

/** The dice with the results laid out for the next action; nothing else stays laid out. */
export function layOut(dice: Dice, { given = [], draws }: Laid): Dice {
  return giving(dice, given, draws);
}

function sameGenerator(a: Dice, b: Dice): boolean {
  return a.generator.length === b.generator.length && a.generator.every((word, i) => word === b.generator[i]);
}
