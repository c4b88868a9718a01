import type { Wide } from '../../../../words/lang.ts';
import type { COVERAGE_PAGE as EN } from '../en/coverage-page.ts';

/** Les mots de la page de la couverture des règles. */
export const COVERAGE_PAGE: Wide<typeof EN> = {
  numbers: 'En chiffres',
  rules: 'règles qui ont leur propre adresse',
  rows: 'phrases et lignes de table du livret français, toutes sur une liste de contrôle',
  proven: 'd’entre elles prouvées par un test ou un exemple',
  silent: 'qui n’énoncent aucune règle\u00a0: titres, histoire, conseils',
  scenes: 'exemples, rejoués à chaque construction du site',
  rulings: (switches) => `arbitrages, dont ${switches} avec une autre lecture`,
  how: 'Une phrase du livret est prouvée quand un test ou un exemple échouerait si le jeu l’appliquait autrement. Une règle qui ne fait qu’expliquer ne demande pas de preuve. Les lignes sans test sont marquées, et un autre test vérifie qu’aucune n’est oubliée.',
  caption: (title) => title,
  rule: 'Règle',
  title: 'Titre',
  inBook: 'Livret',
  sentences: 'Phrases',
  shown: 'Exemples',
  tests: 'Tests',
  on: 'Arbitrages',
  explains: 'explication seule',
  lines: (from, to) => (from === to ? `ligne\u00a0${from}` : `lignes\u00a0${from} à\u00a0${to}`),
  narrow: 'Les numéros de ligne sont ceux de la version 2 du livret français.',
};
