import { readdirSync, readFileSync } from 'node:fs';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Read } from '../../../src/books/hispania/ui/table/sheet/ledger.ts';
import { read } from '../games/format.ts';

/** Whole games, played through: the fixtures of `tests/hispania/games`. */

const FOLDER = new URL('../games/', import.meta.url);
export const GAMES: readonly string[] = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

export interface WholeGame {
  readonly start: State;
  readonly entries: readonly Read[];
}

const played = new Map<string, WholeGame>();

export function wholeGame(file: string): WholeGame {
  const known = played.get(file);
  if (known) return known;
  const { options, seed, actions } = read(readFileSync(new URL(file, FOLDER), 'utf8'));
  const start = hispania.setup(options, seed);
  let state = start;
  const entries = actions.map((action): Read => {
    const applied = hispania.apply(state, action);
    if (!applied.state) throw new Error(`${file}: ${JSON.stringify(action)} is refused`);
    state = applied.state;
    return { facts: applied.facts, state };
  });
  const game = { start, entries };
  played.set(file, game);
  return game;
}

/** The last state. */
export const endOf = ({ start, entries }: WholeGame): State => entries.at(-1)?.state ?? start;

/** The first state of a game in which something holds. */
export function stateWhere(game: WholeGame, holds: (state: State) => boolean): State {
  const found = [game.start, ...game.entries.map(({ state }) => state)].find(holds);
  if (!found) throw new Error('it never comes to that');
  return found;
}
