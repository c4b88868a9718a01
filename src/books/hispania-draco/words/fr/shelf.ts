import type { ShelfWords } from '../en/shelf.ts';

/** Ce que l’étagère dit de ce livre à venir. */
export const SHELF: ShelfWords = {
  subtitle: '44 villes, six capitales, dès 198\u00a0av.\u00a0J.-C.',
  drawn:
    'Sur la couverture\u00a0: les villes et leurs connexions. Les voies imprimées sont épaisses, les connexions par mer en pointillé, les capitales cerclées\u00a0; les trois généraux sont où l’exemple de mise en place les met.',
  coming: [
    'Un livre des règles de 2024, d’après leur édition française.',
    'Les villes sont celles du livret. Une partie des connexions de la couverture, et leur tracé, sont reconstitués, faute du plateau imprimé.',
  ],
};
