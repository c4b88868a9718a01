import type { GUARD as English } from '../en/guard.ts';

/** Les mots d’une partie de page qui ne peut pas être dessinée. */
export const GUARD: typeof English = {
  what: (what) => `Affichage impossible\u00a0: ${what}.`,
  remedy:
    'Le site a un défaut, ou les données sont abîmées. Rien n’est supprimé. Réessayez, ou rechargez la page. En dernier recours, enregistrez les données dans un fichier.',
  again: 'Réessayer',
  raw: 'Enregistrer les données',
  unwritten: 'Ces données ne peuvent pas être écrites dans un fichier.',
  parts: {
    board: 'le plateau',
    bar: 'la barre au-dessus du plateau',
    head: 'la partie au-dessus de la question',
    question: 'la question',
    leaf: 'ce volet à côté du plateau',
    menu: 'le menu',
    deciding: 'la barre sous le plateau',
    story: 'le récit de la partie',
    table: 'la table',
    home: 'le formulaire d’une nouvelle partie',
    list: 'la liste des parties',
    game: (name) => `la partie «\u00a0${name}\u00a0»`,
    scene: 'la position à jouer',
    lesson: 'la leçon',
    puzzle: 'l’énigme',
  },
};
