import type { Seat } from '../../../../kernel/contract.ts';
import { seedOf } from '../../../../kernel/hash.ts';
import { type Player, plainly, random } from '../../../../ui/table/computer.ts';
import type { Why } from '../../bots/thought.ts';
import type { State } from '../../engine/state.ts';
import type { Asks } from './asks.ts';
import { levelOf } from './levels.ts';

/** Who plays for the seats of a game. */
export interface Players {
  readonly at: (seat: Seat, level: string | undefined) => Player<State, Why>;
  /** What they were about to do belongs to another course of the game. */
  readonly forget: () => void;
}

/** Stretches of all games that were open on this page. */
let stretches = 0;

/** The computers of a game, each with a seed of its own out of that of the game. */
export function playersOf(ask: Asks, seed: number): Players {
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
