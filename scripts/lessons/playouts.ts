import type { NationId } from '../../src/hispania/data/ids.ts';
import { hispania } from '../../src/hispania/game.ts';
import { playersOf } from '../../src/hispania/rules/players.ts';
import type { State } from '../../src/hispania/state.ts';
import { seeded } from '../../src/kernel/dice.ts';
import { seated } from '../players.ts';

/** The rest of a game turn, played by Captains at all seats. */

/** More answers than a turn takes. */
const MOST_ANSWERS = 20_000;

/** Half points that a nation makes from here to the end of the game turn, in one game of a seed. */
export function pointsOfTurn(start: State, nation: NationId, seed: number): number {
  let state = hispania.dice.with(start, seeded(seed));
  const { turn } = state;
  const before = pointsOf(state, nation);
  const seats = seatsOf(state);
  const answers = seated(
    seats.map(() => 'captain'),
    seats,
    seed,
  );
  for (let number = 0; state.turn === turn; number++) {
    const decision = hispania.decision(state);
    if (!decision) break;
    if (number >= MOST_ANSWERS) throw new Error(`seed ${seed}: the turn does not end`);
    const { state: next, refusal } = hispania.apply(state, answers(state, decision, number));
    if (!next) throw new Error(`seed ${seed}, answer ${number}: ${JSON.stringify(refusal)}`);
    state = next;
  }
  return pointsOf(state, nation) - before;
}

const pointsOf = (state: State, nation: NationId): number => state.nations[nation]?.points ?? 0;

/** In a position that was written down each nation is a seat of its own, unless it says otherwise. */
function seatsOf(state: State): readonly string[] {
  return [...new Set([...playersOf(state), ...Object.keys(state.nations)])];
}
