import type { HispaniaSearchWords } from '../en/search.ts';

/** Les mots de la recherche propres à ce jeu. */
export const search: HispaniaSearchWords = {
  button: 'Chercher dans le livre',
  facets: { phase: 'Phase', nation: 'Nation', turn: 'Tour' },
  phases: {
    before: 'Avant la partie',
    income: 'Revenu',
    placement: 'Placement',
    movement: 'Mouvement',
    stacking: 'Empilement',
    combat: 'Combat',
    points: 'PV',
    population: 'Population',
    'turn-end': 'Fin du tour',
  },
  ofLeaders: 'chef, arrive, apparaît, part, disparaît',
  playedBy: (who, when) => `Événement, joué par ${who}, ${when}.`,
  ofTeaching: 'expliquer le jeu, apprendre les règles aux autres, démarrage rapide, aide-mémoire',
  kinds: { nation: 'Nations', province: 'Provinces', leader: 'Chefs', token: 'Événements' },
  one: { nation: 'Nation', province: 'Province', leader: 'Chef', token: 'Événement' },
};
