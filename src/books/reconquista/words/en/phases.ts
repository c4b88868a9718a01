import type { PhaseId } from '../../engine/state.ts';

/** The phases of a turn (7). */
export const PHASE_NAMES: { readonly [phase in PhaseId | 'end']: string } = {
  rebellion: 'Rebellion',
  event: 'Event',
  spending: 'Income',
  moves: 'Moves',
  reaction: 'Muslim reaction',
  sieges: 'Sieges',
  end: 'End of the turn',
  over: 'End of the game',
};
