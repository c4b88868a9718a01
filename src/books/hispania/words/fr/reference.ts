import type { ReferenceNames } from '../en/reference.ts';

/** Les noms des pages de référence, dans les listes. */
export const REFERENCE_NAMES: ReferenceNames = {
  label: 'Référence',
  aid: 'Aide de jeu',
  teach: 'L’expliquer en 15 minutes',
  others: 'Si vous connaissez d’autres jeux',
  often: 'Souvent oublié',
  glossary: 'Glossaire',
  combat: 'Tables de combat',
  tokens: 'Événements',
  leaders: 'Chefs',
  timeline: 'Chronologie',
  scenarios: 'Scénarios',
  rulings: 'Lectures',
  changes: 'Ce qui a changé',
  coverage: 'Couverture des règles',
  provinces: 'Provinces',
  data: 'Les données',
};
