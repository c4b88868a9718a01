import type { Action, Dice, Draws, Fact, Game, Refusal } from './contract.ts';
import { giving } from './dice.ts';

/** What is laid out for one action: the dice in their order, and what comes up in draws by their names. */
export interface Laid {
  readonly given?: readonly number[];
  readonly draws?: Draws;
}

/** What a step of a line lays out. It wants exactly that, so that what it does not name is none. */
export function laidBy({
  dice = [],
  draws = {},
}: {
  readonly dice?: readonly number[] | undefined;
  readonly draws?: Draws;
}): Laid {
  return { given: dice, draws };
}

/** What became of dice and draws in one action. */
export interface Throw {
  /** How many dice the action rolled and draws it made. */
  readonly rolled: number;
  /** Whether the generator rolled, because nothing lay there or what lay there does not fit. */
  readonly generated: boolean;
  /** What was laid out for draws and has not come up; left out where all of it has. */
  readonly undrawn?: Draws;
}

/** The state after an action, what happened, and what became of the dice; or the refusal. */
export type Thrown<S, F extends Fact> =
  | { readonly state: S; readonly facts: readonly F[]; readonly thrown: Throw; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly state?: undefined };

/** `game.apply` with dice and draws laid out for this action alone: what it leaves lying is taken away again. */
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

/** The dice with what is laid out for the next action; of what is not named nothing lies there. */
export function layOut(dice: Dice, { given = [], draws }: Laid): Dice {
  return giving(dice, given, draws);
}

function sameGenerator(a: Dice, b: Dice): boolean {
  return a.generator.length === b.generator.length && a.generator.every((word, i) => word === b.generator[i]);
}
