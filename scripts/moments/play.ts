import { LEVELS } from '../../src/books/hispania/bots/computer.ts';
import { NATIONS, type NationId } from '../../src/books/hispania/engine/data/ids.ts';
import { type Beginning, MOMENT_TURNS } from '../../src/books/hispania/engine/data/moments/turns.ts';
import type { DataSetName } from '../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { modeOf } from '../../src/books/hispania/engine/new-game.ts';
import { playersOf } from '../../src/books/hispania/engine/rules/players.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { seated } from '../players.ts';

/** Games of Captains, and the states at which the moments of nations begin in them. */

/** The level of all players up to the moment, and of the other seats' default players afterwards. */
export const LEVEL = LEVELS[1];
/** An upper bound for the number of answers in a game. */
const MOST_ANSWERS = 60_000;

/** The start of a nation's moment in one game; none if the nation had no units then. */
export type Begun = { readonly [nation in NationId]?: State };

/** Whether the moment of a nation begins with the question that a state asks. */
export function begins(state: State, nation: NationId): boolean {
  const { turn, at }: Beginning = MOMENT_TURNS[nation];
  if (state.turn !== turn) return false;
  if (at === 'own-turn') return state.active === nation && state.frames.length === 0;
  const frame = state.frames.at(-1);
  return frame?.kind === 'mission' && frame.step === 'answer';
}

/** Plays a game from its start until the moments of all nations of the scenario are over. */
export function playTo(set: DataSetName, scenario: Beginning['scenario'], seed: number): Begun {
  const waiting = NATIONS.filter((nation) => MOMENT_TURNS[nation].scenario === scenario);
  const last = Math.max(...waiting.map((nation) => MOMENT_TURNS[nation].turn));
  let state = hispania.setup({ scenario, mode: modeOf(scenario), set }, seed);
  const seats = playersOf(state);
  const answers = seated(
    seats.map(() => LEVEL),
    seats,
    seed,
  );
  const found: { [nation in NationId]?: State } = {};
  for (let number = 0; state.turn <= last; number++) {
    const decision = hispania.decision(state);
    if (!decision) break;
    if (number >= MOST_ANSWERS) throw new Error(`${scenario}, seed ${seed}: the game does not end`);
    for (const nation of waiting) if (!found[nation] && begins(state, nation)) found[nation] = state;
    const { state: next, refusal } = hispania.apply(state, answers(state, decision, number));
    if (!next) throw new Error(`${scenario}, seed ${seed}, answer ${number}: ${JSON.stringify(refusal)}`);
    state = next;
  }
  return found;
}
