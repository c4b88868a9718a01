import type { Action, Choice, Decision } from '../../kernel/contract.ts';
import { pick } from '../../kernel/counting.ts';
import { type Roller, randomInt, roller } from '../../kernel/dice.ts';

/** Plays for a seat. The same state, seat and number always give the same answer. */
export type Computer<S> = (state: S, decision: Decision, number: number) => Action;

/** The result of a player of a seat: an answer and, if it is known, the reason. */
export interface Found<W> {
  readonly action: Action;
  readonly why?: W;
}

/**
 * Plays for a seat, synchronously or not. `number`: the number of the answer in its game. After `signal` is aborted the
 * answer is no longer needed: the position has changed, or the player was stopped.
 */
export type Player<S, W> = (
  state: S,
  decision: Decision,
  number: number,
  signal: AbortSignal,
) => Found<W> | Promise<Found<W>>;

/** A computer that answers synchronously and gives no reasons. */
export function plainly<S>(computer: Computer<S>): Player<S, never> {
  return (...asked) => ({ action: computer(asked[0], asked[1], asked[2]) });
}

/**
 * The percentage of questions in which a computer takes the preset, and the percentage of the others in which it goes
 * on.
 */
const PRESETS = 60;
const ENDS = 12;

/**
 * A computer that plays at random within the rules: usually the preset if there is one, otherwise each choice with
 * equal probability. `number`: the number of the answer in its game, so that its choice varies.
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

/** Potentially large numbers, such as bids, are drawn within this distance of the minimum. */
const SPREAD = 10;

/** The same answer with its large numbers near their minimum, because an opponent who bids everything is no fun. */
function modest({ ranges }: Choice, action: Action, dice: Roller): Action {
  const values = { ...action.values };
  for (const [name, range] of Object.entries(ranges)) {
    if (range.is === 'number' && range.max - range.min > SPREAD) values[name] = range.min + randomInt(dice, 0, SPREAD);
  }
  return { ...action, values };
}

/** Answers that end the questions of a phase. */
const ENDING: readonly string[] = ['end', 'pass'];

function chosen({ kind }: Decision, choices: readonly Choice[], dice: Roller): Choice {
  const end = choices.find((choice) => ENDING.includes(choice.kind));
  if (end && randomInt(dice, 1, 100) <= ENDS) return end;
  const choice = choices[randomInt(dice, 0, choices.length - 1)];
  if (!choice) throw new Error(`nothing can be answered: ${kind}`);
  return choice;
}
