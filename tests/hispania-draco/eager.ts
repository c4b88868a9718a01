import { Computer } from '../../src/books/hispania-draco/bots/computer.ts';
import type { State } from '../../src/books/hispania-draco/engine/state.ts';
import type { Answers } from '../../src/kernel/check/player.ts';
import { pick } from '../../src/kernel/counting.ts';
import { type Roller, randomInt } from '../../src/kernel/dice.ts';

/**
 * A player for whole games that last: one who draws all answers loses within two rounds. A tribune answers, and one answer in twenty is
 * drawn.
 */
export function eager(dice: Roller, seed: number): Answers<State> {
  const computers = new Map<string, Computer>();
  return (state, { by, choices }, number) => {
    const [seat = ''] = by;
    const choice = randomInt(dice, 0, 19) === 0 ? choices[randomInt(dice, 0, choices.length - 1)] : undefined;
    if (choice) return pick(choice, dice);
    const computer = computers.get(seat) ?? new Computer('tribune', seat, seed);
    computers.set(seat, computer);
    return computer.answer(state, number).action;
  };
}
