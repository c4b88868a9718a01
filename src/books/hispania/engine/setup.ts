import { firstState } from './first-state.ts';
import { checkOptions, type Options } from './new-game.ts';
import type { State } from './state.ts';

/** A new game, once it is known that it can be played (`new-game.ts`). */

export { checkOptions, modeOf, type Options, seatsOf } from './new-game.ts';

/**
 * The first state of a game: the units of its first turn stand, and that turn is about to begin. Throws a RangeError on options
 * that `checkOptions` finds fault with.
 */
export function setup(chosen: Options, seed: number): State {
  const [wrong] = checkOptions(chosen);
  if (wrong) throw new RangeError(`${wrong.path || 'options'}: ${wrong.code} ${JSON.stringify(wrong.params)}`);
  return firstState(chosen, seed);
}
