import { seedOf } from '../../../../kernel/hash.ts';
import type { Players } from '../../../../ui/playable.ts';
import { plainly, random } from '../../../../ui/table/computer.ts';
import type { Asks } from '../../../../ui/table/computers/asks.ts';
import type { Thought } from '../../bots/thought.ts';
import type { OfHispania } from '../kinds.ts';
import { levelOf } from './levels.ts';
import type { Question } from './question.ts';

/** The number of stretches of all games that were open on this page. */
let stretches = 0;

/** The computers of a game, each with its own seed, derived from that of the game. */
export function playersOf(ask: Asks<Question, Thought>, seed: number): Players<OfHispania> {
  let game = ++stretches;
  return {
    at: (seat, level) => {
      const own = seedOf(`${seat} ${seed}`);
      // Games that began before the other levels existed continue with the same player.
      if (level === 'random') return plainly(random(own));
      return (state, _, number, signal) => ask({ game, level: levelOf(level), seat, seed: own, state, number }, signal);
    },
    forget: () => {
      game = ++stretches;
    },
  };
}
