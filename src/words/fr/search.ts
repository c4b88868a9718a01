import type { SearchWords } from '../en/search.ts';

/** Les mots de la recherche. */
export const search: SearchWords = {
  button: 'Chercher règles, nations, scènes',
  contents: 'Sommaire des règles',
  dialog: 'Recherche',
  field: 'Mot, nom ou numéro de règle',
  close: 'Fermer',
  kind: 'Montrer',
  nation: 'Nation',
  allKinds: 'tout',
  allNations: 'toutes les nations',
  kinds: {
    rule: 'Règles',
    chapter: 'Chapitres',
    nation: 'Nations',
    province: 'Provinces',
    leader: 'Chefs',
    ruling: 'Lectures',
    scene: 'Scènes',
    lesson: 'Leçons',
  },
  one: {
    rule: 'Règle',
    chapter: 'Chapitre',
    nation: 'Nation',
    province: 'Province',
    leader: 'Chef',
    ruling: 'Lecture',
    scene: 'Scène',
    lesson: 'Leçon',
  },
  loading: 'Chargement de l’index…',
  failed: 'L’index n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  found: (count) => (count === 1 ? '1 résultat' : `${count} résultats`),
  jump: (id, count) =>
    count === 1 ? `${id} trouvé ; Entrée l’ouvre` : `${id} vient en tête de ${count} ; Entrée l’ouvre`,
  none: (query) => `Aucun résultat pour « ${query} »`,
  noneFiltered: (query) => `Aucun résultat pour « ${query} » dans cette sélection`,
  everywhere: 'Chercher partout',
  more: (count) => `En montrer ${count} de plus`,
  spelling:
    'Essayez une autre graphie ou un mot plus court. Les noms se trouvent en français, en anglais, en espagnol et en latin, avec ou sans accents.',
  numbers: 'Le numéro d’une règle l’ouvre : 6.4, ou 5.1-mountain.',
  keys: 'Les flèches parcourent les résultats, Entrée ouvre, Échap ferme.',
};
