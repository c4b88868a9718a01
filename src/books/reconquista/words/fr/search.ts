import type { Wide } from '../../../../words/lang.ts';
import type { SEARCH as EN } from '../en/search.ts';

/** Les mots de la recherche propres à ce livre. */
export const SEARCH: Wide<typeof EN> = {
  one: { location: 'Lieu', start: 'Début' },
  many: { location: 'Lieux', start: 'Débuts' },
  facets: { phase: 'Phase', region: 'Région' },
  phases: {
    before: 'Avant la partie',
    rebellion: 'Rébellions',
    event: 'Événement',
    income: 'Revenus',
    movement: 'Déplacements',
    reaction: 'Réaction musulmane',
    sieges: 'Sièges',
    end: 'Fin du tour',
    score: 'Fin de la partie',
  },
};
