import { writeFileSync } from 'node:fs';
import type { NationId, ScenarioId } from '../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../src/books/hispania/engine/game.ts';
import { playersOf } from '../src/books/hispania/engine/rules/players.ts';
import type { State } from '../src/books/hispania/engine/state.ts';
import { LESSON_SET } from '../src/books/hispania/lessons/lesson.ts';
import { command, parsed } from './command-line.ts';
import { seated } from './players.ts';

/**
 * `npm run openings -- --write`: records the first positions of guided openings in which other nations move first:
 * Captains play a scenario up to the turn of the nation. Recorded lines of the lessons start there: after a change of
 * the positions they must be played again. Without `--write` it only checks whether the positions are the same.
 */
const OPENINGS: readonly {
  readonly id: string;
  readonly nation: NationId;
  readonly scenario: ScenarioId;
  readonly turn: number;
  readonly seed: number;
}[] = [
  { id: 'rome-turn-4', nation: 'rome', scenario: 'C', turn: 4, seed: 1 },
  { id: 'umayyads-turn-11', nation: 'umayyads', scenario: 'D', turn: 11, seed: 7 },
];

await command(async (args) => {
  const { write } = parsed(args, { write: { type: 'boolean' } });
  let other = 0;
  for (const { id, nation, scenario, turn, seed } of OPENINGS) {
    const file = new URL(`../src/books/hispania/lessons/openings/${id}.generated.ts`, import.meta.url);
    const state = playedTo(nation, scenario, turn, seed);
    if (write) {
      writeFileSync(file, textOf(state, { nation, scenario, turn, seed }));
      continue;
    }
    const { POSITION } = (await import(file.href)) as { POSITION: unknown };
    const same = JSON.stringify(POSITION) === JSON.stringify(state);
    console.log(`${id}: ${same ? 'as it is recorded' : 'another position comes out'}`);
    if (!same) other = 1;
  }
  return other;
});

/** A game of Captains, at the start of a nation's turn. */
function playedTo(nation: NationId, scenario: ScenarioId, turn: number, seed: number): State {
  let state = hispania.setup({ scenario, set: LESSON_SET }, seed);
  const seats = playersOf(state);
  const answers = seated(
    seats.map(() => 'captain'),
    seats,
    seed,
  );
  for (let number = 0; state.turn < turn || state.active !== nation; number++) {
    const decision = hispania.decision(state);
    if (!decision) throw new Error(`${nation} has no turn ${turn} in this game`);
    const { state: next, refusal } = hispania.apply(state, answers(state, decision, number));
    if (!next) throw new Error(JSON.stringify(refusal));
    state = next;
  }
  return state;
}

function textOf(
  state: State,
  { nation, scenario, turn, seed }: { nation: string; scenario: string; turn: number; seed: number },
): string {
  return `/** Where ${nation} begin turn ${turn} of scenario ${scenario}, played by Captains (seed ${seed}): \`npm run openings -- --write\`. */
export const POSITION = ${JSON.stringify(state, null, 1)};
`;
}
