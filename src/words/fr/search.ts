import type { SearchWords } from '../en/search.ts';

/** Les mots de la recherche. */
export const search: SearchWords = {
  button: 'Chercher dans les livres',
  contents: 'Sommaire des règles',
  dialog: 'Recherche',
  field: 'Mot, nom ou numéro de règle',
  close: 'Fermer',
  kind: 'Genre',
  chosen: (count) => `${count} choix`,
  clear: 'Tout afficher',
  allBooks: 'Chercher dans tous les livres',
  thisBook: 'Chercher dans ce livre seulement',
  kinds: {
    rule: 'Règles',
    chapter: 'Chapitres',
    term: 'Termes',
    ruling: 'Arbitrages',
    scene: 'Exemples',
    lesson: 'Leçons',
    page: 'Pages',
  },
  one: {
    rule: 'Règle',
    chapter: 'Chapitre',
    term: 'Terme',
    ruling: 'Arbitrage',
    scene: 'Exemple',
    lesson: 'Leçon',
    page: 'Page',
  },
  standsIn: 'en anglais',
  loading: 'Chargement de l’index…',
  failed: 'L’index n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  found: (count) => (count === 1 ? '1\u00a0résultat' : `${count}\u00a0résultats`),
  jump: (id, count) =>
    count === 1 ? `${id} trouvé\u00a0; Entrée l’ouvre` : `${id} vient en tête de ${count}\u00a0; Entrée l’ouvre`,
  none: (query) => `Aucun résultat pour «\u00a0${query}\u00a0»`,
  noneFiltered: (query) => `Aucun résultat pour «\u00a0${query}\u00a0» dans cette sélection`,
  more: (count) => `En afficher ${count} de plus`,
  texts: {
    title: 'Dans le texte',
    open: 'Chercher dans tous les textes',
    looking: 'Recherche dans tous les textes…',
    failed: 'Les textes n’ont pas pu être chargés. Vérifiez la connexion et réessayez.',
    more: (count) => (count === 0 ? 'Rien de plus dans les textes' : `${count} de plus dans les textes`),
    only: (count) => (count === 1 ? '1\u00a0résultat, dans les textes' : `${count}\u00a0résultats, dans les textes`),
  },
  spelling:
    'Essayez une autre graphie ou un mot plus court. Les noms se trouvent en français, en anglais, en espagnol et en latin, avec ou sans accents.',
  numbers: 'Le numéro d’une règle l’ouvre\u00a0: 6.4.',
  keys: 'Les flèches parcourent les résultats, Entrée ouvre, Échap ferme.',
};
