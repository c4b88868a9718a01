import type { Action, Decision } from '../contract.ts';
import { pick } from '../counting.ts';
import { type Roller, randomInt } from '../dice.ts';

/** Whoever plays: the answer to the decision of a state; `number`: of the answer in its game. */
export type Answers<S> = (state: S, decision: Decision, number: number) => Action;

/** A player who answers at random: each choice as likely as any other, phases ended as often as its temper says. */
export interface RandomPlayer {
  /** In how many of a hundred decisions that may be ended it ends them at once. */
  readonly ends: number;
}

/** A player with a temper of its own: some march until nobody can move, others stay at home. */
export function tempered(dice: Roller): RandomPlayer {
  return { ends: [4, 12, 30, 60][randomInt(dice, 0, 3)] ?? 12 };
}

/** One answer to a decision. Throws where nothing is offered: a dead end. */
export function answer({ ends }: RandomPlayer, { choices, kind, phase }: Decision, dice: Roller): Action {
  if (choices.length === 0) throw new Error(`a dead end: ${kind} in ${phase}`);
  const end = choices.find((choice) => choice.kind === 'end' || choice.kind === 'pass');
  const choice = end && randomInt(dice, 1, 100) <= ends ? end : choices[randomInt(dice, 0, choices.length - 1)];
  if (!choice) throw new Error(`a dead end: ${kind} in ${phase}`);
  return pick(choice, dice);
}
