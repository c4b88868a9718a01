import type { OTHER_BOOK as English } from '../en/other-book.ts';

/** Les mots autour d’un fichier ou d’un lien qui appartient à un autre livre que celui que l’on lit. */
export const OTHER_BOOK: typeof English = {
  isOf: (title) => `C’est une partie d’un autre jeu\u00a0: ${title}.`,
  open: (title) => `L’ouvrir à la table de ce jeu (${title})`,
  tooLarge: (title) =>
    `Le fichier est trop grand pour être transmis. Ouvrez-le dans la liste des parties de ce jeu (${title})\u00a0:`,
  table: (title) => `Table\u00a0: ${title}`,
};
