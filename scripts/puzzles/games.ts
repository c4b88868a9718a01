import { LEVELS } from '../../src/books/hispania/bots/computer.ts';
import type { ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import { FIRST_SET } from '../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { modeOf } from '../../src/books/hispania/engine/new-game.ts';
import { playersOf } from '../../src/books/hispania/engine/rules/players.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import type { Decision } from '../../src/kernel/contract.ts';
import { seated } from '../players.ts';

/** Games of Captains, question by question. */

/** An upper bound for the number of answers in a game. */
const MOST_ANSWERS = 60_000;

/** Every question of a game of a seed, in order, with the state that asks it. */
export function* questions(
  scenario: ScenarioId,
  seed: number,
): Generator<{ readonly state: State; readonly decision: Decision }> {
  let state = hispania.setup({ scenario, mode: modeOf(scenario), set: FIRST_SET }, seed);
  const seats = playersOf(state);
  const answers = seated(
    seats.map(() => LEVELS[1]),
    seats,
    seed,
  );
  for (let number = 0; ; number++) {
    const decision = hispania.decision(state);
    if (!decision) return;
    if (number >= MOST_ANSWERS) throw new Error(`${scenario}, seed ${seed}: the game does not end`);
    yield { state, decision };
    const { state: next, refusal } = hispania.apply(state, answers(state, decision, number));
    if (!next) throw new Error(`${scenario}, seed ${seed}, answer ${number}: ${JSON.stringify(refusal)}`);
    state = next;
  }
}
