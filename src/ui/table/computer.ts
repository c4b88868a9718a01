import type { Action, Choice, Decision } from '../../kernel/contract.ts';
import { pick } from '../../kernel/counting.ts';
import { type Roller, randomInt, roller } from '../../kernel/dice.ts';

/** Plays for a seat. Always the same answer to the same state, seat and number. */
export type Computer<S> = (state: S, decision: Decision, number: number) => Action;

/** What somebody who plays for a seat has found: an answer and, where that can be told, why. */
export interface Found<W> {
  readonly action: Action;
  readonly why?: W;
}

/**
 * Plays for a seat, at once or in its own time. `number`: of the answer in its game. Once `signal` is aborted nobody waits for
 * it any more: the position has changed meanwhile, or it was stopped.
 */
export type Player<S, W> = (
  state: S,
  decision: Decision,
  number: number,
  signal: AbortSignal,
) => Found<W> | Promise<Found<W>>;

/** A computer that answers at once, and cannot say why. */
export function plainly<S>(computer: Computer<S>): Player<S, never> {
  return (...asked) => ({ action: computer(asked[0], asked[1], asked[2]) });
}

/** In how many of a hundred questions a computer takes what the game fills in, and in how many of the others it goes on. */
const PRESETS = 60;
const ENDS = 12;

/**
 * A computer that plays at random within the rules: mostly what the game fills in where it has something, else each choice as
 * likely as any other. `number`: of the answer in its game, so that it does not always do the same.
 */
export function random<S>(seed: number): Computer<S> {
  return (_, decision, number) => {
    const dice = roller((seed ^ Math.imul(number + 1, 0x9e3779b1)) | 0);
    const { preset, choices } = decision;
    if (preset && !ENDING.includes(preset.kind) && randomInt(dice, 1, 100) <= PRESETS) return preset;
    const choice = chosen(decision, choices, dice);
    return modest(choice, pick(choice, dice), dice);
  };
}

/** Numbers that may be large, bids say, are drawn this close to the least there may be. */
const SPREAD = 10;

/** The same answer with its large numbers near their least: nobody plays for fun with somebody who bids all there is. */
function modest({ ranges }: Choice, action: Action, dice: Roller): Action {
  const values = { ...action.values };
  for (const [name, range] of Object.entries(ranges)) {
    if (range.is === 'number' && range.max - range.min > SPREAD) values[name] = range.min + randomInt(dice, 0, SPREAD);
  }
  return { ...action, values };
}

/** Answers after which nothing more is asked of a phase. */
const ENDING: readonly string[] = ['end', 'pass'];

function chosen({ kind }: Decision, choices: readonly Choice[], dice: Roller): Choice {
  const end = choices.find((choice) => ENDING.includes(choice.kind));
  if (end && randomInt(dice, 1, 100) <= ENDS) return end;
  const choice = choices[randomInt(dice, 0, choices.length - 1)];
  if (!choice) throw new Error(`nothing can be answered: ${kind}`);
  return choice;
}
