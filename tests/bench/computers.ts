import { seated } from '../../scripts/players.ts';
import type { Level } from '../../src/books/hispania/bots/computer.ts';
import type { ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import { PUBLISHED } from '../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import { playersOf } from '../../src/books/hispania/engine/rules/players.ts';

/** Plays a whole game between computers of one level. */
export function playComputers(scenario: ScenarioId, level: Level, seed: number): void {
  let state = hispania.setup({ scenario, set: PUBLISHED }, seed);
  const seats = playersOf(state);
  const answers = seated(
    seats.map(() => level),
    seats,
    seed,
  );
  for (let number = 0; ; number++) {
    const decision = hispania.decision(state);
    if (!decision) return;
    const applied = hispania.apply(state, answers(state, decision, number));
    if (!applied.state) throw new Error(JSON.stringify(applied.refusal));
    state = applied.state;
  }
}
