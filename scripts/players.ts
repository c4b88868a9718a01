import { Computer, LEVELS } from '../src/books/hispania/bots/computer.ts';
import type { State } from '../src/books/hispania/engine/state.ts';
import { type Answers, answer, tempered } from '../src/kernel/check/player.ts';
import type { Decision, Seat } from '../src/kernel/contract.ts';
import { roller } from '../src/kernel/dice.ts';
import { seedOf } from '../src/kernel/hash.ts';

/** Who may sit at the table of a game that is played without people. */
export const PLAYER_NAMES = ['random', ...LEVELS] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/**
 * Players, each on its seat: where several are asked the first of them answers, whose question then comes again without him. The
 * same players at the same seats play the same game of a seed. `effort` multiplies the positions that a computer looks at.
 */
export function seated(names: readonly PlayerName[], seats: readonly Seat[], seed: number, effort = 1): Answers<State> {
  const players = new Map(seats.map((seat, i) => [seat, playerOf(names[i] ?? 'random', seat, seed, effort)]));
  return (state, decision, number) => {
    const [seat] = decision.by;
    const player = seat === undefined ? undefined : players.get(seat);
    if (!player) throw new Error(`nobody sits at ${JSON.stringify(seat)}, who is asked: ${decision.kind}`);
    return player(state, decision, number);
  };
}

/** A computer, or somebody who answers at random; both with a seed made of the game's and the seat's. */
function playerOf(name: PlayerName, seat: Seat, seed: number, effort: number): Answers<State> {
  const own = seedOf([seat, seed]);
  if (name !== 'random') {
    const computer = new Computer(name, seat, own, effort);
    return (state, _, number) => computer.answer(state, number).action;
  }
  const dice = roller(own);
  const temper = tempered(dice);
  return (_, decision) => answer(temper, forSeat(decision, seat), dice);
}

/** What a seat may answer, without the answers of others. */
function forSeat(decision: Decision, seat: Seat): Decision {
  if (decision.by.length < 2) return decision;
  return { ...decision, choices: decision.choices.filter(({ fixed }) => (fixed['seat'] ?? seat) === seat) };
}
