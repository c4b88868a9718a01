import { seedOf } from '../../../kernel/hash.ts';
import type { EndingId } from '../engine/data/play-ids.ts';
import { reconquista } from '../engine/game.ts';
import { scoreOf } from '../engine/rules/score.ts';
import { Computer, type Level } from './computer.ts';

/** Whole games of a computer, for the table of par and for comparisons. */

/** How a game ended (15, 16). */
export interface Played {
  readonly points: number;
  readonly ending: EndingId;
  readonly answers: number;
}

/** The seed of the dice of a game: `of` names the series, `game` is its number in it. */
export function gameSeed(of: string, start: number, game: number): number {
  return seedOf([of, start, game]);
}

/** Plays a game of a start with the basic events and without options. The same seed gives the same game. */
export function played(level: Level, start: number, seed: number, effort = 1): Played {
  const computer = new Computer(level, 'christian', seedOf(['computer', seed]), effort);
  let state = reconquista.setup({ start }, seed);
  for (let answers = 0; ; answers++) {
    if (state.ended) return { points: scoreOf(state).points, ending: state.ended, answers };
    const done = reconquista.apply(state, computer.answer(state, answers).action);
    if (!done.state) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
    state = done.state;
  }
}
