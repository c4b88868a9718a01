import { seedOf } from '../../../kernel/hash.ts';
import { draco } from '../engine/game.ts';
import { seats } from '../engine/rules/seats.ts';
import type { Options } from '../engine/setup.ts';
import type { EndingId, State } from '../engine/state.ts';
import { Computer, type Level } from './computer.ts';

/** Whole games of computers, for the table of win rates and for comparisons. */

/** How a game ended (3.1, 3.2, 6). */
export interface Played {
  readonly ending: EndingId;
  readonly round: number;
  readonly answers: number;
}

/** The seed of the dice of a game: `of` names the series, `entry` what is played, `game` is its number. */
export function gameSeed(of: string, entry: string, game: number): number {
  return seedOf([of, entry, game]);
}

/** Plays a game between computers: Romans of one level, and Hispano, if there is one, of another. The same seed gives the same game. */
export function played(options: Options, seed: number, romans: Level, hispano: Level = romans): Played {
  let state: State = draco.setup(options, seed);
  const computers = new Map(
    seats(state).map(({ seat }) => {
      const level = seat === 'hispano' ? hispano : romans;
      return [seat, new Computer(level, seat, seedOf([seat, seed]))] as const;
    }),
  );
  for (let answers = 0; ; answers++) {
    const by = draco.decision(state)?.by[0];
    if (state.ended !== null) return { ending: state.ended, round: state.round, answers };
    const computer = by === undefined ? undefined : computers.get(by as never);
    if (!computer) throw new Error(`no computer sits at ${by}`);
    const done = draco.apply(state, computer.answer(state, answers).action);
    if (!done.state) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
    state = done.state;
  }
}
