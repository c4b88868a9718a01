import { type CommanderId, type DiscId, TOWNS } from '../data/ids.ts';
import { PIECES, TIME_TRACK } from '../data/level.ts';
import type { State } from '../state.ts';
import { scenarioOf, uses } from './board.ts';

/** The reserves: what is neither on the board nor out of the game (2.5, 4.2, 4.3-result, 4.4-result, 6). */

/** Revolts that can still be placed. */
export function revoltsLeft({ revolts, time }: State): number {
  let placed = time;
  for (const n of Object.values(revolts)) placed += n;
  return PIECES.revolts - placed;
}

/** Armies in reserve; the special one is among them by itself. */
export function armiesLeft(state: State): { readonly normal: number; readonly special: boolean } {
  const isTerror = uses(state, 'terror');
  const all = isTerror && state.chief !== 'killed' ? PIECES.armies - 1 : PIECES.armies;
  return {
    normal: all - state.armies.filter(({ special }) => !special).length,
    special: isTerror && state.chief !== 'killed' && !state.armies.some(({ special }) => special),
  };
}

/** Whether any army is in reserve. */
export function hasArmy(state: State): boolean {
  const { normal, special } = armiesLeft(state);
  return normal > 0 || special;
}

/** The number of discs of a kind on the board. */
function onBoard({ garrisons }: State, disc: DiscId): number {
  return TOWNS.reduce((sum, at) => sum + (garrisons[at]?.filter((one) => one === disc).length ?? 0), 0);
}

/** The garrisons of his own colour that a commander can place. */
export function garrisonsLeft(state: State, general: CommanderId): number {
  return state.level.garrisons - onBoard(state, general);
}

/** Whether a commander can place the Legio Hispana (8.4). */
export function hasLegio(state: State, general: CommanderId): boolean {
  return uses(state, 'legio-hispana') && state.legio === general && onBoard(state, 'legio') === 0;
}

/** The number of discs with which the time track is full, and the year whose space a further one covers (6). */
export function timeOf(state: State): { readonly full: number; readonly year: number } {
  const { from, perSpace } = scenarioOf(state);
  const space = from + Math.floor(state.time / perSpace);
  return { full: (TIME_TRACK.length - from) * perSpace, year: TIME_TRACK[space] ?? 0 };
}
