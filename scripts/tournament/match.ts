import { NATIONS, type NationId } from '../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { scoreOf } from '../../src/books/hispania/engine/rules/final-score.ts';
import { playersOf } from '../../src/books/hispania/engine/rules/players.ts';
import { seatsOf } from '../../src/books/hispania/engine/setup.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { hash } from '../../src/kernel/hash.ts';
import { gameSeed } from '../command-line.ts';
import { type PlayerName, seated } from '../players.ts';
import type { Settings } from './options.ts';
import { type Fixture, type Side, sidesOf } from './seatings.ts';

/** The result of one game. Points are whole and half points. */
export interface Result extends Fixture {
  /** Of each seat. */
  readonly points: readonly number[];
  /** The player and the points of each nation, before bids. */
  readonly nations: { readonly [nation in NationId]?: readonly [Side, number] };
  readonly answers: number;
  /** Of the last state. */
  readonly hash: string;
}

/** Plays one game to its end; a tournament uses one such function. */
export type Match = (settings: Settings, fixture: Fixture) => Result;

export const SEATS = 4;
/** An upper bound for the number of answers in a game. */
const MOST_ANSWERS = 60_000;

/** A game between computers. Throws if one gives an illegal answer, or the game does not end. */
export function match({ set, scenario, mode, pairing, effort, seed }: Settings, fixture: Fixture): Result {
  const seats = seatsOf(mode, SEATS);
  const own = gameSeed(seed, fixture.game);
  const names = sidesOf(fixture.seating).map((side): PlayerName => pairing[side === 'A' ? 0 : 1]);
  const answers = seated(names, seats, own, effort);
  let state = hispania.setup({ set, scenario, mode, seats }, own);
  for (let number = 0; ; number++) {
    const decision = hispania.decision(state);
    if (!decision) return resultOf(state, fixture, number);
    const where = `game ${fixture.game}, ${fixture.seating}, answer ${number}`;
    if (number >= MOST_ANSWERS) throw new Error(`${where}: the game does not end`);
    const action = answers(state, decision, number);
    const applied = hispania.apply(state, action);
    if (!applied.state)
      throw new Error(`${where}: ${JSON.stringify(action)} is refused: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
}

/** The result of a finished game. */
export function resultOf(end: State, { game, seating }: Fixture, answers: number): Result {
  const seats = playersOf(end);
  const sides = new Map(seats.map((seat, i) => [seat, sidesOf(seating)[i] ?? 'A']));
  const nations: { [nation in NationId]?: readonly [Side, number] } = {};
  for (const nation of NATIONS) {
    const kept = end.nations[nation];
    const side = kept && sides.get(kept.seat);
    if (side) nations[nation] = [side, kept.points / 2];
  }
  return { game, seating, points: seats.map((seat) => scoreOf(end, seat) / 2), nations, answers, hash: hash(end) };
}
