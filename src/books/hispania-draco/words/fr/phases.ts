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
