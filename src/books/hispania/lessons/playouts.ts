import { seeded } from '../../../kernel/dice.ts';
import { seedOf } from '../../../kernel/hash.ts';
import { Computer } from '../bots/computer.ts';
import type { NationId } from '../engine/data/ids.ts';
import { hispania } from '../engine/game.ts';
import { playersOf } from '../engine/rules/players.ts';
import type { State } from '../engine/state.ts';

/** Plays the rest of a game turn with Captains at all seats. */

/** An upper bound for the number of answers in a turn. */
const MOST_ANSWERS = 20_000;

/** Half points of a nation until the end of the game turn, in one game of a seed. */
export function pointsOfTurn(start: State, nation: NationId, seed: number): number {
  let state = hispania.dice.with(start, seeded(seed));
  const { turn } = state;
  const before = pointsOf(state, nation);
  const captains = new Map(seatsOf(state).map((seat) => [seat, new Computer('captain', seat, seedOf([seat, seed]))]));
  for (let number = 0; state.turn === turn; number++) {
    const decision = hispania.decision(state);
    if (!decision) break;
    if (number >= MOST_ANSWERS) throw new Error(`seed ${seed}: the turn does not end`);
    const captain = captains.get(decision.by[0] ?? '');
    if (!captain) throw new Error(`seed ${seed}: nobody sits at ${decision.by[0]}`);
    const { state: next, refusal } = hispania.apply(state, captain.answer(state, number).action);
    if (!next) throw new Error(`seed ${seed}, answer ${number}: ${JSON.stringify(refusal)}`);
    state = next;
  }
  return pointsOf(state, nation) - before;
}

const pointsOf = (state: State, nation: NationId): number => state.nations[nation]?.points ?? 0;

/** In a written position each nation is a seat of its own by default. */
function seatsOf(state: State): readonly string[] {
  return [...new Set([...playersOf(state), ...Object.keys(state.nations)])];
}
