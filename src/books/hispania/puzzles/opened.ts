import { applyGiven, laidBy } from '../../../kernel/given.ts';
import { hispania } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import type { Puzzle } from './puzzle.ts';

/** The position of a puzzle at its question: its lead is played, with its dice. Throws on a lead that cannot be played. */
export function opened({ id, position, lead }: Pick<Puzzle, 'id' | 'position' | 'lead'>): State {
  const start = hispania.position(position);
  if (!start.state) throw new Error(`${id}: ${start.faults.map(({ code, path }) => `${code} ${path}`).join(', ')}`);
  let { state } = start;
  for (const step of lead) {
    const played = applyGiven(hispania, state, step.action, laidBy(step));
    if (!played.state) throw new Error(`${id}: its lead is refused, ${played.refusal.code}`);
    state = played.state;
  }
  return state;
}
