import type { PHASE_NAMES as EN } from '../en/phases.ts';

/** Les phases d’un tour (7). */
export const PHASE_NAMES: typeof EN = {
  rebellion: 'Rébellions',
  event: 'Événement',
  spending: 'Revenus',
  moves: 'Déplacements',
  reaction: 'Réaction musulmane',
  sieges: 'Sièges',
  end: 'Fin du tour',
  over: 'Fin de la partie',
};
