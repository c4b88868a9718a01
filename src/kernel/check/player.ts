import type { Action, Decision } from '../contract.ts';
import { pick } from '../counting.ts';
import { type Roller, randomInt } from '../dice.ts';

/** A player: it returns an answer to the decision of a state. `number` is the index of the answer in its game. */
export type Answers<S> = (state: S, decision: Decision, number: number) => Action;

/** A random player: each choice is equally likely; its temper is the frequency with which it ends phases. */
export interface RandomPlayer {
  /** The percentage of decisions with an ending choice in which it takes that choice at once. */
  readonly ends: number;
}

/** A player with a temper from the seed: some move until no unit can, others rarely move. */
export function tempered(dice: Roller): RandomPlayer {
  return { ends: [4, 12, 30, 60][randomInt(dice, 0, 3)] ?? 12 };
}

/** One answer to a decision. Throws on a decision without choices, which is a dead end. */
export function answer({ ends }: RandomPlayer, { choices, kind, phase }: Decision, dice: Roller): Action {
  if (choices.length === 0) throw new Error(`a dead end: ${kind} in ${phase}`);
  const end = choices.find((choice) => choice.kind === 'end' || choice.kind === 'pass');
  const choice = end && randomInt(dice, 1, 100) <= ends ? end : choices[randomInt(dice, 0, choices.length - 1)];
  if (!choice) throw new Error(`a dead end: ${kind} in ${phase}`);
  return pick(choice, dice);
}
