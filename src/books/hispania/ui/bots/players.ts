import { seedOf } from '../../../../kernel/hash.ts';
import type { Players } from '../../../../ui/playable.ts';
import { plainly, random } from '../../../../ui/table/computer.ts';
import type { OfHispania } from '../kinds.ts';
import type { Asks } from './asks.ts';
import { levelOf } from './levels.ts';

/** Stretches of all games that were open on this page. */
let stretches = 0;

/** The computers of a game, each with a seed of its own out of that of the game. */
export function playersOf(ask: Asks, seed: number): Players<OfHispania> {
  let game = ++stretches;
  return {
    at: (seat, level) => {
      const own = seedOf(`${seat} ${seed}`);
      // Games that were begun while there were no others play on as they began.
      if (level === 'random') return plainly(random(own));
      return (state, _, number, signal) => ask({ game, level: levelOf(level), seat, seed: own, state, number }, signal);
    },
    forget: () => {
      game = ++stretches;
    },
  };
}
