import { Computer, LEVELS } from '../src/books/hispania/bots/computer.ts';
import type { State } from '../src/books/hispania/engine/state.ts';
import { type Answers, answer, tempered } from '../src/kernel/check/player.ts';
import type { Decision, Seat } from '../src/kernel/contract.ts';
import { roller } from '../src/kernel/dice.ts';
import { seedOf } from '../src/kernel/hash.ts';

/** The players of games without people. */
export const PLAYER_NAMES = ['random', ...LEVELS] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/**
 * Players by seat. If several seats are asked, the first one answers, and the question is asked again without it. The
 * same players at the same seats play the same game of a seed. `effort` multiplies the number of positions that a
 * computer examines.
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

/** A computer or a random player, with a seed derived from the game's seed and the seat. */
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

/** The answers of one seat, without those of others. */
function forSeat(decision: Decision, seat: Seat): Decision {
  if (decision.by.length < 2) return decision;
  return { ...decision, choices: decision.choices.filter(({ fixed }) => (fixed['seat'] ?? seat) === seat) };
}
