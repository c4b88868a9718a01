import type { ShelfWords } from '../en/shelf.ts';

/** Ce que l’étagère dit de ce livre à venir. */
export const SHELF: ShelfWords = {
  subtitle: '68 territoires, six royaumes',
  drawn:
    'Sur la couverture\u00a0: les territoires à leur longitude et latitude, avec leurs frontières. Ceux d’un royaume de départ ont une même forme, pleine où ils sont habités.',
  coming: [
    'Un livre des règles, d’après la version 1.69 du livret français.',
    'Les six royaumes et neuf des territoires sont nommés par le livret. Le reste de la couverture est reconstitué, faute de la carte imprimée.',
  ],
};
