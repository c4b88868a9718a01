import type { Wide } from '../../../../words/lang.ts';
import type { SEARCH as EN } from '../en/search.ts';

/** Les mots de la recherche qui n’appartiennent qu’à ce livre. */
export const SEARCH: Wide<typeof EN> = {
  one: { space: 'Case' },
  many: { space: 'Cases' },
  facets: { phase: 'Phase', province: 'Province' },
  phases: {
    before: 'Avant la partie',
    roman: 'Phase romaine',
    hispanic: 'Phase hispanique',
    end: 'Fin de la manche',
  },
};
