import type { ShelfWords } from '../en/shelf.ts';

/** Ce que l’étagère dit de ce livre à venir. */
export const SHELF: ShelfWords = {
  subtitle: 'vingt Lieux, vingt tours, jusqu’en 1464',
  drawn:
    'Sur la couverture\u00a0: les vingt débuts du livret de gauche à droite, et pour chacun les vingt Lieux du nord au sud. Un carré est chrétien, un anneau musulman, un losange rebelle, un point vide.',
  coming: [
    'Un livre des règles de 2015, d’après leur traduction française de 2020.',
    'Les pions de la couverture sont imprimés. La position des Lieux est reconstituée, faute de la carte imprimée.',
  ],
};
