import type { ShelfWords } from '../en/shelf.ts';

/** Ce que l’étagère dit de ce livre. */
export const SHELF: ShelfWords = {
  subtitle: 'vingt Lieux, vingt tours, jusqu’en 1464',
  drawn:
    'Sur la couverture\u00a0: les vingt débuts du livret de gauche à droite, et pour chacun les vingt Lieux du nord au sud. Un carré est chrétien, un anneau musulman, un losange rebelle, un point vide.',
  begin: 'Nouvelle campagne',
  turn: (turn: number, of: number, points: number): string =>
    `Tour ${turn} sur ${of}, ${points} ${points > 1 ? 'points' : 'point'} de victoire`,
  over: (points: number): string =>
    `La partie est finie\u00a0: ${points} ${points > 1 ? 'points' : 'point'} de victoire`,
  links: {
    rules: 'Règles',
    reaction: 'Réaction',
    map: 'Carte',
    starts: 'Débuts',
    tables: 'Tables',
    aid: 'Aide de jeu',
  },
};
