import type { PhaseId } from '../../engine/state.ts';

/** The phases of a game (2, 3.3, 3.4, 8.2-ulterior). */
export const PHASE_NAMES: { readonly [phase in PhaseId]: string } = {
  starting: 'Set-up',
  return: 'Return to the board',
  roman: 'Roman phase',
  hispanic: 'Hispanic phase',
  after: 'Free move',
  over: 'End of the game',
};
