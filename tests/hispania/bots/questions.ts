import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { positions } from '../../e2e/hispania/table-kinds.ts';
import { wholeGame } from '../table/whole-game.ts';

/** Positions for computers: one for every kind of question, and more out of a whole game with all options. */

export interface Question {
  readonly kind: string;
  readonly state: State;
  /** The number of the answer in its game. */
  readonly number: number;
}

/** A position for every kind of question that the game asks. */
export function everyKind(): readonly Question[] {
  return [...positions()].map(([kind, state], number) => ({ kind, state, number }));
}

/** Questions of a whole game, one in a given number. Only of `kind`, if one is named. */
export function outOf(game: string, every: number, kind?: string): readonly Question[] {
  const { entries } = wholeGame(game);
  const asked = entries.flatMap(({ state }, number): readonly Question[] => {
    const asks = hispania.decision(state)?.kind;
    return asks !== undefined && (kind === undefined || asks === kind) ? [{ kind: asks, state, number }] : [];
  });
  return asked.filter((_, i) => i % every === 0);
}

/** The first of those who are asked. */
export function askedOf({ state }: Question): string {
  return hispania.decision(state)?.by[0] ?? '';
}
