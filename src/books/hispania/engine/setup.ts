import { firstState } from './first-state.ts';
import { checkOptions, type Options } from './new-game.ts';
import type { State } from './state.ts';

/** Sets up a new game with checked options (`new-game.ts`). */

export { checkOptions, modeOf, type Options, seatsOf } from './new-game.ts';

/**
 * The first state of a game: the units of its first turn are placed, and that turn is about to begin. Throws a
 * RangeError on options that have faults by `checkOptions`.
 */
export function setup(chosen: Options, seed: number): State {
  const [wrong] = checkOptions(chosen);
  if (wrong) throw new RangeError(`${wrong.path || 'options'}: ${wrong.code} ${JSON.stringify(wrong.params)}`);
  return firstState(chosen, seed);
}
