import type { PhaseId } from '../../engine/state.ts';
import type { PHASE_NAMES as EN } from '../en/phases.ts';

/** Les phases de la partie (2, 3.3, 3.4, 8.2-ulterior). */
export const PHASE_NAMES: typeof EN = {
  starting: 'Mise en place',
  return: 'Retour sur le plateau',
  roman: 'Phase romaine',
  hispanic: 'Phase hispanique',
  after: 'Mouvement gratuit',
  over: 'Fin de la partie',
};

/** Une phase après un deux-points : `phase romaine`. */
export const enPhase = (phase: PhaseId): string => PHASE_NAMES[phase].toLowerCase();
